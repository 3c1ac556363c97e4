/** The German texts of the header and the cart, which a page with a header needs first. */
import cart, { cartPage } from './cart.js'
import header from './header.js'

const german = { cart, cartPage, header } as const
export default german
export type GermanFirstTexts = typeof german
