import type de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default {} satisfies Translation<typeof de>
