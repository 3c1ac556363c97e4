import de, { type FooterTexts } from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default { ...de } satisfies Translation<FooterTexts>
