/**
 * What the newsletter service says about a subscriber, and how a subscriber is changed. The widgets make none of these
 * calls: the links in the newsletter's mails lead to pages of the shop that do. newsletter-footer-preview-support §3, §7.
 */
import * as z from 'zod/mini'
import { PRODUCT_UPPER } from './brand.js'
import { lenientList, text } from './fields.js'
import { createSubscriberRequest } from './newsletter.js'

/** The categories that a subscriber can be interested in. */
export const INTERESTS = [
  'WOMEN_FASHION',
  'MEN_FASHION',
  'SPORT',
  'LIVING_FURNITURE',
  'HOBBY',
  'KIDS',
  'KITCHEN',
  'SLEEPING',
  'DISCOUNTS',
  'COFFEE',
  'MOBILE',
  `${PRODUCT_UPPER}_CARD`,
  'STORE',
] as const

const interests = lenientList(z.enum(INTERESTS))

/** The body of a change. What is missing stays as it is; the e-mail address cannot be changed. */
export const updateSubscriberRequest = z.partial(
  z.extend(z.omit(createSubscriberRequest, { email: true }), { interests }),
)

/** `nl_status` is WAITING_FOR_DOI until the subscriber has confirmed the address, then SUBSCRIBED. */
const status = z.object({ nl_status: text(40) })
export const confirmationResponse = status
export const subscriberResponse = z.extend(createSubscriberRequest, { interests, ...status.shape })
