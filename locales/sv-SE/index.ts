import type { LanguageTexts } from '../translation.js'
import support from './support.js'

export default { support } satisfies Pick<LanguageTexts, 'support'>
