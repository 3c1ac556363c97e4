export { default } from '../../de-DE/header-later/messages.js'
