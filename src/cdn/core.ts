/** The chunk `core`: modules without a view that the cart and the widgets share. The imports only put them into it. */
import '../contracts/endpoints.js'
import '../contracts/fields.js'
import '../host/cookies.js'
import '../host/host.js'
import '../host/navigate.js'
import '../texts/text.js'
import '../texts/load-texts.js'
import '../options/invalid.js'
import '../page/cart-atoms.js'
import '../page/once.js'
import '../page/stored-count.js'

export { createPage } from '../page/page.js'
