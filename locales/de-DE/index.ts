/** All German texts, by widget. Their type is the base of all translations. */
import cart, { cartPage } from './cart.js'
import footer from './footer.js'
import header from './header.js'
import newsletter from './newsletter.js'
import support from './support.js'

const german = { cart, cartPage, footer, header, newsletter, support } as const
export default german
export type GermanTexts = typeof german
