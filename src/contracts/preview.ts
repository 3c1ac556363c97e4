/** The calls of the staff preview panel. newsletter-footer-preview-support §3, §7 (calls 9 to 11); interface §5. */
import * as z from 'zod/mini'
import { identifier, lenientList, lenientOptional, text } from './fields.js'

/** GET /service/preview/api/auth/checkauth: `status` is SUCCESS for staff. */
export const authCheck = z.object({
  status: text(40),
  dateTime: lenientOptional(text(60)),
  abTestName: lenientOptional(text(200)),
  abTestGroup: lenientOptional(text(200)),
})
export type AuthCheck = z.infer<typeof authCheck>

/** GET /service/abtestfrontend/api/v1/gettestsat */
export const activeTests = lenientList(
  z.object({
    name: identifier(),
    groups: z.catch(lenientList(z.object({ name: identifier() })), []),
  }),
)
export type ActiveTest = z.infer<typeof activeTests>[number]

/** The body of POST /service/preview/api/token. */
export const tokenRequest = z.object({ previewDateTime: identifier(60) })
/** Its answer: SUCCESS, BAD_REQUEST, INTERNAL_ERROR or UNAUTHORIZED; every `status` but SUCCESS is an error. */
export const tokenResponse = z.object({ status: text(40) })
