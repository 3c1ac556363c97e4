/**
 * The services of the preview panel for staff. newsletter-footer-preview-support §3, §7 (calls 9 to 11); interface §5.
 */
import * as z from 'zod/mini'
import { identifier, lenientList, lenientOptional, text } from './fields.js'

/** The answer that says who uses the page: `status` is SUCCESS for staff. */
export const authCheck = z.object({
  status: text(40),
  dateTime: lenientOptional(text(60)),
  abTestName: lenientOptional(text(200)),
  abTestGroup: lenientOptional(text(200)),
})
export type AuthCheck = z.infer<typeof authCheck>

/** The A/B tests that run at a given time. */
export const activeTests = lenientList(
  z.object({
    name: identifier(),
    groups: z.catch(lenientList(z.object({ name: identifier() })), []),
  }),
)
export type ActiveTest = z.infer<typeof activeTests>[number]

/** The body of the call that applies the panel's settings. */
export const tokenRequest = z.object({ previewDateTime: identifier(60) })
/**
 * Its answer. `status` is SUCCESS, BAD_REQUEST, INTERNAL_ERROR or UNAUTHORIZED; any other value than SUCCESS is an
 * error.
 */
export const tokenResponse = z.object({ status: text(40) })
