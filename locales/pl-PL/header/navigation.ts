import type de from '../../de-DE/header/navigation.js'
import type { Translation } from '../../translation.js'

export default {} satisfies Translation<typeof de>
