/** `shop-embed/server`: widgets as HTML. It needs no window, and runs wherever `react-dom/server` runs. */
export { renderHead, renderToHtml, type FragmentOptions } from './render-to-html.js'
export type * from '../api/errors.js'
export type * from '../api/names.js'
export type * from '../api/options.js'
