/**
 * The services of the preview panel for staff: that of the preview, and the A/B tests. Only the panel's chunks contain
 * these addresses. newsletter-footer-preview-support §3, §7, with the number of the call; interface §5.
 */
import * as z from 'zod/mini'
import { identifier, lenientList, lenientOptional, text } from './fields.js'

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

/** Who uses the page: `status` is SUCCESS for staff. */
export const createStaffResponse = () =>
  z.object({
    status: text(40),
    dateTime: lenientOptional(text(60)),
    abTestName: lenientOptional(text(200)),
    abTestGroup: lenientOptional(text(200)),
  })
export type StaffResponse = z.infer<ReturnType<typeof createStaffResponse>>

/** The A/B tests that run at a given time. */
export const createActiveTests = () =>
  lenientList(
    z.object({
      name: identifier(),
      groups: z.catch(lenientList(z.object({ name: identifier() })), []),
    }),
  )
export type ActiveTest = z.infer<ReturnType<typeof createActiveTests>>[number]

/**
 * The response to the call that applies the panel's settings. `status` is SUCCESS, BAD_REQUEST, INTERNAL_ERROR or
 * UNAUTHORIZED; any value other than SUCCESS is an error.
 */
export const createPreviewResult = () => z.object({ status: text(40) })
