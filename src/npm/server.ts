/** `shop-embed/server`: widgets as markup. Needs no window; runs wherever `react-dom/server` does. */
export { renderToHtml, type FragmentOptions } from './render-to-html.js'
export type * from './widget-options.js'
export type { Platform, ShopError, ShopErrorCode, Site, WidgetName } from '../../loader/protocol.js'
