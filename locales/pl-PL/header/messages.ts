import type de from '../../de-DE/header/messages.js'
import type { Translation } from '../../translation.js'

export default {} satisfies Translation<typeof de>
