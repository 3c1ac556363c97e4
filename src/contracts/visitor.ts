/** GET /service/customerfrontenddata/api/v1/psdata. header-search-cart §3, §4, §7. */
import * as z from 'zod/mini'
import { maybe, oneOf, type Schema } from './shape.js'

/** What decides about the icon. Whoever is not here counts as logged out. */
export const visitorData = z.object({
  tracking: maybe(z.object({ loginStatus: oneOf(['LOGGED_IN', 'REMEMBERED']) })),
  /** Read by those who show it: `personalData`. */
  customer: z.optional(z.custom(() => true)) as Schema<unknown>,
})
