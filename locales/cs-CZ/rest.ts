import type { RestTexts } from '../translation.js'
import footer from './footer.js'
import newsletter from './newsletter.js'
import support from './support.js'

export default { footer, newsletter, support } satisfies RestTexts
