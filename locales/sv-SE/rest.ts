import type { RestTexts } from '../translation.js'
import support from './support.js'

export default { support } satisfies Pick<RestTexts, 'support'>
