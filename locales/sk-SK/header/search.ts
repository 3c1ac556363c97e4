import type de from '../../de-DE/header/search.js'
import type { Translation } from '../../translation.js'

export default {} satisfies Translation<typeof de>
