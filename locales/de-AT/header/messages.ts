export { default } from '../../de-DE/header/messages.js'
