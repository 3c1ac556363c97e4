/** The chunk `core`: what the cart and the widgets share, without a view. */
export { createPage } from '../page/page.js'

// What several chunks use is here, so that no further chunk comes to be.
export * from '../api/cart.js'
export * from '../contracts/fields.js'
export * from '../host/host.js'
export * from '../i18n/load-texts.js'
export * from '../i18n/text.js'
export * from '../page/cart-atoms.js'
