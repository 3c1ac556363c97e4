/** The chunk `core`: what the cart and the widgets share, without a view. */
export { createPage } from '../page/page.js'
