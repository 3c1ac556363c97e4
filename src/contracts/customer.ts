/** What the services know of the visitor. header-search-cart §3, §7; newsletter-footer-preview-support §3. */
import * as z from 'zod/mini'
import { PRODUCT } from './brand.js'
import { count, flag, maybe, or, text } from './shape.js'

const statuses = z.pipe(
  z.object({ isCommunityMember: flag(), [`is${PRODUCT}cardMember`]: flag() }),
  z.transform((value) => ({
    isCommunityMember: value.isCommunityMember,
    isCardMember: value[`is${PRODUCT}cardMember`],
  })),
)

/** GET /service/customerfrontenddata/api/v1/psdata */
export const personalData = z.object({
  tracking: or(z.object({ loginStatus: maybe(text(40)) }), { loginStatus: undefined }),
  customer: maybe(
    z.object({
      statuses: or(statuses, { isCommunityMember: false, isCardMember: false }),
      loyaltyBeans: or(count(), 0),
      firstname: or(text(100), ''),
      lastname: or(text(100), ''),
    }),
  ),
})
export type PersonalData = z.infer<typeof personalData>

/** GET /json/psdata: WAITING_FOR_DOI and SUBSCRIBED hide the footer's form. */
export const userData = z.object({ nl_status: maybe(text(40)) })

export { baseData } from './newsletter.js'

/** GET {service}/{apiVersion}/customer-info/{loginId}: the support form's prefill. */
export const customerInfo = z.object({
  firstName: or(text(40), ''),
  lastName: or(text(40), ''),
  email: or(text(256), ''),
})

/** Payload of the long-term token (a JWT). Read only to find the login id; nothing is trusted because of it. */
export const longTermToken = z.object({ lid: text(200) })
