/** `shop-embed/server`: widgets as HTML. Needs no window; runs wherever `react-dom/server` runs. */
export { renderHead, renderToHtml, type FragmentOptions } from './render-to-html.js'
export type * from '../api/errors.js'
export type * from '../api/names.js'
export type * from '../api/options.js'
