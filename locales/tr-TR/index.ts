import type { LanguageTexts } from '../translation.js'
import cart, { cartPage } from './cart.js'
import footer from './footer.js'
import header from './header.js'
import newsletter from './newsletter.js'
import support from './support.js'

export default { cart, cartPage, footer, header, newsletter, support } satisfies LanguageTexts
