export { default } from '../de-DE/support-desk.js'
