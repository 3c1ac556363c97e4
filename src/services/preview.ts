/**
 * The services of the preview panel for staff. newsletter-footer-preview-support §3, §7 (calls 9 to 11); interface §5.
 */
import * as z from 'zod/mini'
import { identifier, lenient, type Fields } from './fields.js'

/** Who uses the page: `status` is SUCCESS for staff. */
export const createAuthCheck = (f: Fields) =>
  z.object({
    status: f.text(40),
    dateTime: f.optional(f.text(60)),
    abTestName: f.optional(f.text(200)),
    abTestGroup: f.optional(f.text(200)),
  })
export const authCheck = createAuthCheck(lenient)
export type AuthCheck = z.infer<typeof authCheck>

/** The A/B tests that run at a given time. */
export const createActiveTests = (f: Fields) =>
  f.list(
    z.object({
      name: identifier(),
      groups: f.fallback(f.list(z.object({ name: identifier() })), []),
    }),
  )
export const activeTests = createActiveTests(lenient)
export type ActiveTest = z.infer<typeof activeTests>[number]

/** The body of the call that applies the panel's settings. */
export const tokenRequest = z.object({ previewDateTime: identifier(60) })
/**
 * Its response. `status` is SUCCESS, BAD_REQUEST, INTERNAL_ERROR or UNAUTHORIZED; any value other than SUCCESS is an
 * error.
 */
export const createTokenResponse = (f: Fields) => z.object({ status: f.text(40) })
export const tokenResponse = createTokenResponse(lenient)
