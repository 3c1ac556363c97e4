import de from '../de-DE/footer.js'
import type { Translation } from '../translation.js'

export default { ...de } satisfies Translation<typeof de>
