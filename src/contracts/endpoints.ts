/**
 * The addresses of all services, as paths that `host.call` resolves against `api-base`. The loader makes two of these
 * calls before the widget's code is loaded; the widget finds the answer because it uses the same address.
 */

/** GET, PUT. header-search-cart §7. @param isForced  the service reloads its own copy of the cart */
export const cartPath = (isForced = false): string =>
  `/service/cart/api/cart${isForced ? '?forceReload=true' : ''}`

/** GET: the visitor's personal data. header-search-cart §7. */
export const VISITOR_PATH = '/service/customerfrontenddata/api/v1/psdata'

/** GET: the visitor's newsletter status. newsletter-footer-preview-support §7 (call 6). */
export const NEWSLETTER_STATUS_PATH = '/json/psdata'

/** GET. header-search-cart §7. */
export const navigationPath = (site: string): string => `/jsonflyoutnavigation?site=${site}`
