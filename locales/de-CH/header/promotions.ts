import de from '../../de-DE/header/promotions.js'
import type { Translation } from '../../translation.js'

export default { ...de } satisfies Translation<typeof de>
