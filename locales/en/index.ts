import type { FirstTexts } from '../translation.js'
import cart, { cartPage } from './cart.js'
import header from './header.js'

export default { cart, cartPage, header } satisfies FirstTexts
