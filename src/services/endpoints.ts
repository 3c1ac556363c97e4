/**
 * The addresses of all services, as paths that `host.call` resolves against `api-base`. `staff-endpoints.ts` has those
 * for staff. The loader makes some of these calls before the widget's code is loaded. The widget finds their responses
 * because it uses the same address.
 */

// Cart, header and search: header-search-cart §7.

/**
 * GET reads the cart, PUT changes it.
 *
 * @param isForced  makes the service reload its own copy of the cart
 */
export const cartPath = (isForced = false): string =>
  `/service/cart/api/cart${isForced ? '?forceReload=true' : ''}`

/** GET: the visitor's personal data. */
export const VISITOR_PATH = '/service/customerfrontenddata/api/v1/psdata'

/** GET. */
export const navigationPath = (site: string): string => `/jsonflyoutnavigation?site=${site}`

/** GET. */
export const THEME_WORLDS_PATH = '/service/themeworld-frontend/api/themeworlds/navigation'

/** The id of the header's own promotion. */
export const HEADER_PROMOTION_ID = '~header_top'

/**
 * GET: a promotion. The status is 404 if it does not exist.
 *
 * @param query  encoded, without `?`; empty for no query
 */
export const promotionPath = (id: string, query = ''): string =>
  `/service/promotion/api/promotion/${encodeURIComponent(id)}${query && `?${query}`}`

/** GET. */
export const suggestionsPath = (query: URLSearchParams): string =>
  `/service/searchfrontend/api/suggestions?${query}`

/** GET, when the header starts. The response is not used. */
export const SEARCH_CACHE_KEY_PATH = '/service/searchfrontend/api/cachekey'

// Newsletter, footer and support form: newsletter-footer-preview-support §7, with the number of the call.

/**
 * POST: a sign-up (call 1).
 *
 * @param isPrivate  true in a single-page application
 */
export const subscribersPath = (isPrivate: boolean): string =>
  `/service/newsletter/api/${isPrivate ? 'private' : 'internal'}/newsletter-subscribers`

/** GET: the customer's data for the newsletter form (call 2). */
export const BASE_DATA_PATH = '/service/newsletter/api/private/customers/base-data'

/** GET: the visitor's newsletter status (call 6). */
export const NEWSLETTER_STATUS_PATH = '/json/psdata'

/** GET, when the footer starts (call 7). The response is not used. */
export const TEST_ASSIGNMENT_PATH = '/service/abtestfrontend/api/v1/getassignment'

/** The default of the support widget's option `service`. interface §1. */
export const SUPPORT_SERVICE = '/service/support'

/**
 * GET: the customer's data for the support form (call 14).
 *
 * @param service  `{service}/{apiVersion}`
 * @param loginId  encoded
 */
export const customerInfoPath = (service: string, loginId: string): string =>
  `${service}/customer-info/${loginId}`

/**
 * POST: a support request (call 15; interface §5).
 *
 * @param service  `{service}/{apiVersion}`
 */
export const supportRequestsPath = (service: string): string => `${service}/requests`
