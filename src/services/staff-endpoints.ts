/**
 * The addresses that only the staff preview panel calls. They are not in `endpoints.ts`, so that only the panel's
 * chunks contain them. newsletter-footer-preview-support §7, with the number of the call.
 */

/** GET: the A/B tests that run at the time in `query` (call 9). */
export const activeTestsPath = (query: URLSearchParams): string =>
  `/service/abtestfrontend/api/v1/gettestsat?${query}`

/**
 * POST: applies the settings of the preview panel (call 10; interface §5).
 *
 * @param query  with its `?`; empty for no query
 */
export const previewTokenPath = (query: string): string => `/service/preview/api/token${query}`

/** GET: whether the visitor is a member of staff (call 11). */
export const STAFF_CHECK_PATH = '/service/preview/api/auth/checkauth'

/** GET: keeps a member of staff logged in (call 12). */
export const STAFF_RENEWAL_PATH = '/service/preview/api/auth/login/renew'

/** GET: logs a member of staff out (call 13). */
export const STAFF_LOGOUT_PATH = '/service/preview/api/auth/logout'
