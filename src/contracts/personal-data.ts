/** `customer` in the answer of psdata: who a known visitor is. header-search-cart §3, §7. */
import * as z from 'zod/mini'
import { PRODUCT } from './brand.js'
import { count, flag, or, text } from './shape.js'

const statuses = z.pipe(
  z.object({ isCommunityMember: flag(), [`is${PRODUCT}cardMember`]: flag() }),
  z.transform((value) => ({
    isCommunityMember: value.isCommunityMember,
    isCardMember: value[`is${PRODUCT}cardMember`],
  })),
)

export const personalData = z.object({
  statuses: or(statuses, { isCommunityMember: false, isCardMember: false }),
  loyaltyBeans: or(count(), 0),
  firstname: or(text(100), ''),
  lastname: or(text(100), ''),
})
