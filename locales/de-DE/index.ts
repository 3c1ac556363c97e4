/** All texts of one language, by widget. */
import cart from './cart.js'
import footer from './footer.js'
import header from './header.js'
import newsletter from './newsletter.js'
import support from './support.js'

const german = { cart, footer, header, newsletter, support } as const
export default german
export type GermanTexts = typeof german
