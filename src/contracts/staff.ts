/** What the service says to a member of staff who comes back: GET …/auth/checkauth. It stands alone, because the gate
 *  in front of the panel needs nothing else of the panel's contracts. newsletter-footer-preview-support §3, §7. */
import * as z from 'zod/mini'
import { maybe, text } from './shape.js'

export const authCheck = z.object({
  status: text(40),
  dateTime: maybe(text(60)),
  abTestName: maybe(text(200)),
  abTestGroup: maybe(text(200)),
})
export type AuthCheck = z.infer<typeof authCheck>
