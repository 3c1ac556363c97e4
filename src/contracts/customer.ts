/**
 * Data about the visitor: personal data for the header, values for the support form, and the long-term token.
 * header-search-cart §3, §4, §7; newsletter-footer-preview-support §3, §7 (call 14).
 */
import * as z from 'zod/mini'
import { PRODUCT } from './brand.js'
import { count, flag, lenientOptional, text } from './fields.js'

/** The name of the field that marks card holders. It contains the brand's name. */
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

/** The answer from `VISITOR_PATH`. Without `tracking`, the visitor is logged out. */
export const visitorData = z.object({
  tracking: lenientOptional(z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED']) })),
  customer: lenientOptional(personalData),
})

/** The answer to GET {service}/{apiVersion}/customer-info/{loginId}. It prefills the support form. */
export const customerInfo = z.object({
  firstName: z.catch(text(40), ''),
  lastName: z.catch(text(40), ''),
  email: z.catch(text(256), ''),
})

/**
 * The payload of the long-term token, a JWT. Its signature is not checked, so it proves nothing; only the login id is
 * read.
 */
export const longTermToken = z.object({
  // Some services use numbers as login ids. A number beyond the safe integers has lost digits, so it would be another
  // id.
  lid: z.pipe(
    z.union([z.string(), z.int()]),
    z.transform((lid) => String(lid).slice(0, 200)),
  ),
})
