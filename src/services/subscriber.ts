/**
 * A subscriber of the newsletter: the sign-up, which the form sends, and calls that no widget makes. Newsletter mails
 * link to shop pages that make them. newsletter-footer-preview-support §3, §7.
 */
import * as z from 'zod/mini'
import { PRODUCT_UPPER } from '../api/brand.js'
import { lenient, type Fields } from './fields.js'
import { CONSENTS, ORIGIN_MAX, ORIGINS, SALUTATIONS } from './newsletter.js'

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

export function createSubscriberSchemas(f: Fields) {
  /** The body of a sign-up. */
  const createSubscriberRequest = f.closed(
    z.object({
      email: f.text(1000),
      salutation: z.optional(z.enum(SALUTATIONS)),
      firstName: z.optional(f.text(1000)),
      lastName: z.optional(f.text(1000)),
      consents: z.array(z.enum(CONSENTS)),
      origin: z.union([z.enum(ORIGINS), f.text(ORIGIN_MAX)]),
      originAddition: f.text(ORIGIN_MAX),
    }),
  )
  const interests = f.list(z.enum(INTERESTS))
  /** `nl_status` is WAITING_FOR_DOI until the subscriber has confirmed the address, then SUBSCRIBED. */
  const status = z.object({ nl_status: f.text(40) })
  return {
    createSubscriberRequest,
    /** The body of a change. Missing fields stay as they are; the e-mail address cannot be changed. */
    updateSubscriberRequest: z.partial(
      z.extend(z.omit(createSubscriberRequest, { email: true }), { interests }),
    ),
    confirmationResponse: status,
    subscriberResponse: z.object({ ...createSubscriberRequest.shape, interests, ...status.shape }),
  }
}

export const { createSubscriberRequest, updateSubscriberRequest, confirmationResponse, subscriberResponse } =
  createSubscriberSchemas(lenient)
export type CreateSubscriberRequest = z.infer<typeof createSubscriberRequest>
