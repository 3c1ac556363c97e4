import de, { type HeaderTexts } from '../de-DE/header.js'
import type { Translation } from '../translation.js'

export default { ...de } satisfies Translation<HeaderTexts>
