/**
 * What services know about the visitor: login status and personal data for the header, and the newsletter status.
 * header-search-cart §3, §4, §7; newsletter-footer-preview-support §7 (call 6).
 */
import * as z from 'zod/mini'
import { PRODUCT } from './brand.js'
import { count, flag, lenientOptional, text } from './fields.js'

/** The name of the field that marks card holders. It contains the brand's name. */
const CARD_MEMBER_FLAG = `is${PRODUCT}cardMember` as const

const personalData = () =>
  z.object({
    statuses: z.catch(z.object({ isCommunityMember: flag(), [CARD_MEMBER_FLAG]: flag() }), {
      isCommunityMember: false,
      [CARD_MEMBER_FLAG]: false,
    }),
    loyaltyBeans: z.catch(count(), 0),
    firstname: z.catch(text(100), ''),
    lastname: z.catch(text(100), ''),
  })
export type PersonalData = z.infer<ReturnType<typeof personalData>>

/** @returns first and last name; empty if they are not known */
export const nameOf = ({ firstname, lastname }: PersonalData): string => `${firstname} ${lastname}`.trim()

export const isCardMember = ({ statuses }: PersonalData): boolean => statuses[CARD_MEMBER_FLAG]

/**
 * Makes the schema of the answer from `VISITOR_PATH`: when the service is called, because a phone takes 0.2 ms for each field.
 * Without `tracking`, the visitor is logged out.
 */
export const visitorData = () =>
  z.object({
    tracking: lenientOptional(z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED']) })),
    customer: lenientOptional(personalData()),
  })

/** The answer from `NEWSLETTER_STATUS_PATH`. The footer hides its form for WAITING_FOR_DOI and SUBSCRIBED. */
export const newsletterStatus = z.object({ nl_status: lenientOptional(text(40)) })
