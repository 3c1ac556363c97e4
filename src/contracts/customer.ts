/**
 * What services say about the visitor: the header's personal data, the support form's prefill, and the long-term token.
 * header-search-cart §3, §4, §7; newsletter-footer-preview-support §3, §7 (call 14).
 */
import * as z from 'zod/mini'
import { PRODUCT } from './brand.js'
import { count, flag, lenientOptional, text } from './fields.js'

/** The field that marks card holders; its name contains the brand's name. */
const CARD_MEMBER_FLAG = `is${PRODUCT}cardMember` as const

const personalData = z.object({
  statuses: z.catch(z.object({ isCommunityMember: flag(), [CARD_MEMBER_FLAG]: flag() }), {
    isCommunityMember: false,
    [CARD_MEMBER_FLAG]: false,
  }),
  loyaltyBeans: z.catch(count(), 0),
  firstname: z.catch(text(100), ''),
  lastname: z.catch(text(100), ''),
})
export type PersonalData = z.infer<typeof personalData>

/** GET /service/customerfrontenddata/api/v1/psdata. Without `tracking`, the visitor is logged out. */
export const visitorData = z.object({
  tracking: lenientOptional(z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED']) })),
  customer: lenientOptional(personalData),
})

/** GET {service}/{apiVersion}/customer-info/{loginId}: prefills the support form. */
export const customerInfo = z.object({
  firstName: z.catch(text(40), ''),
  lastName: z.catch(text(40), ''),
  email: z.catch(text(256), ''),
})

/** The payload of the long-term token, a JWT. It only yields the login id; its claims prove nothing. */
export const longTermToken = z.object({
  // Some services number their logins. A number beyond the safe integers has lost digits and would be another login.
  lid: z.pipe(
    z.union([z.string(), z.int()]),
    z.transform((lid) => String(lid).slice(0, 200)),
  ),
})
