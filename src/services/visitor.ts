/**
 * What services know about the visitor: the login status and personal data for the header, and the newsletter status.
 */
import * as z from 'zod/mini'
import { PRODUCT } from '../api/brand.js'
import type { Fields } from './fields.js'

/** GET: the visitor's personal data. */
export const VISITOR_PATH = '/service/customerfrontenddata/api/v1/psdata'

/** GET: the visitor's newsletter status (call 6). */
export const NEWSLETTER_STATUS_PATH = '/json/psdata'

/** The name of the field that marks card holders. It contains the brand's name. */
const CARD_MEMBER_FLAG = `is${PRODUCT}cardMember` as const

const createPersonalData = (f: Fields) =>
  z.object({
    statuses: f.fallback(z.object({ isCommunityMember: f.flag(), [CARD_MEMBER_FLAG]: f.flag() }), {
      isCommunityMember: false,
      [CARD_MEMBER_FLAG]: false,
    }),
    loyaltyBeans: f.fallback(f.count(), 0),
    firstname: f.fallback(f.text(100), ''),
    lastname: f.fallback(f.text(100), ''),
  })
export type PersonalData = z.infer<ReturnType<typeof createPersonalData>>

/**
 * @param familyNameFirst  as Hungarians write names
 * @returns the first and last name; empty if they are not known
 */
export const nameOf = ({ firstname, lastname }: PersonalData, familyNameFirst = false): string =>
  (familyNameFirst ? [lastname, firstname] : [firstname, lastname]).join(' ').trim()

export const isCardMember = ({ statuses }: PersonalData): boolean => statuses[CARD_MEMBER_FLAG]

/** The response from `VISITOR_PATH`. If `tracking` is missing, the visitor is logged out. */
export const createVisitorResponse = (f: Fields) =>
  z.object({
    tracking: f.optional(z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED']) })),
    customer: f.optional(createPersonalData(f)),
  })

/** The response from `NEWSLETTER_STATUS_PATH`. The footer hides its form for WAITING_FOR_DOI and SUBSCRIBED. */
export const createNewsletterStatus = (f: Fields) => z.object({ nl_status: f.optional(f.text(40)) })
