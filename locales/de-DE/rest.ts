/** The German texts of the other widgets. */
import footer from './footer.js'
import newsletter from './newsletter.js'
import support from './support.js'

const german = { footer, newsletter, support } as const
export default german
export type GermanRestTexts = typeof german
