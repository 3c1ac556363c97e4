/**
 * What services know about the visitor: the login status and personal data for the header, and the newsletter status.
 */
import * as z from 'zod/mini'
import { PRODUCT } from '../api/brand.js'
import { count, flag, lenientOptional, text } from './fields.js'

/** GET: the visitor's personal data. */
export const VISITOR_PATH = '/service/customerfrontenddata/api/v1/psdata'

/** GET: the visitor's newsletter status (call 6). */
export const NEWSLETTER_STATUS_PATH = '/json/psdata'

/** The name of the field that marks card holders. It contains the brand's name. */
const CARD_MEMBER_FLAG = `is${PRODUCT}cardMember` as const

const createPersonalData = () =>
  z.object({
    statuses: z.catch(z.object({ isCommunityMember: flag(), [CARD_MEMBER_FLAG]: flag() }), {
      isCommunityMember: false,
      [CARD_MEMBER_FLAG]: false,
    }),
    loyaltyBeans: z.catch(count(), 0),
    firstname: z.catch(text(100), ''),
    lastname: z.catch(text(100), ''),
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
export const createVisitorResponse = () =>
  z.object({
    tracking: lenientOptional(z.object({ loginStatus: z.enum(['LOGGED_IN', 'REMEMBERED']) })),
    customer: lenientOptional(createPersonalData()),
  })

/** The response from `NEWSLETTER_STATUS_PATH`. The footer hides its form for WAITING_FOR_DOI and SUBSCRIBED. */
export const createNewsletterStatus = () => z.object({ nl_status: lenientOptional(text(40)) })
