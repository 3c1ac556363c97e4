/** The newsletter service. */
import * as z from 'zod/mini'
import { PRODUCT_UPPER } from '../api/brand.js'
import type { Fields } from './fields.js'

/**
 * POST: a sign-up (call 1).
 *
 * @param isPrivate  true in a single-page application
 */
export const subscribersPath = (isPrivate: boolean): string =>
  `/service/newsletter/api/${isPrivate ? 'private' : 'internal'}/newsletter-subscribers`

/** GET: the customer's data for the newsletter form (call 2). */
export const BASE_DATA_PATH = '/service/newsletter/api/private/customers/base-data'

export const SALUTATIONS = ['MR', 'MRS', 'DIVERS', 'COMPANY'] as const
/** DNE: consent to personalised offers. NEWSLETTER: in Turkey, consent to commercial messages. */
export const CONSENTS = ['DNE', 'NEWSLETTER'] as const
/** Where a visitor signed up, as the shop's own pages name it. Other pages send other texts. */
export const ORIGINS = ['NEWSLETTER', 'SHOPPING_CART'] as const
/** Maximum length of an origin and its addition, in characters. */
export const ORIGIN_MAX = 100
export type Consent = (typeof CONSENTS)[number]
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

/** The body of a sign-up. */
export interface SubscriberRequest {
  email: string
  salutation?: (typeof SALUTATIONS)[number] | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  consents: Consent[]
  origin: string
  originAddition: string
}

export const createSubscriberRequest = (f: Fields) =>
  f.closed(
    z.object({
      email: f.text(1000),
      salutation: z.optional(z.enum(SALUTATIONS)),
      firstName: z.optional(f.text(1000)),
      lastName: z.optional(f.text(1000)),
      consents: z.array(z.enum(CONSENTS)),
      origin: z.union([z.enum(ORIGINS), f.text(ORIGIN_MAX)]),
      originAddition: f.text(ORIGIN_MAX),
    }) satisfies z.ZodMiniType<SubscriberRequest>,
  )

/** The error response to a sign-up. */
export const createNewsletterError = (f: Fields) => z.object({ type: f.text(200) })
/** The `type` of the error response if the service refuses the e-mail address. */
export const EMAIL_INVALID = 'urn:newsletter:email_invalid'

/** The customer's base data, which prefills the form. */
export const createBaseData = (f: Fields) =>
  z.object({
    email: f.fallback(f.text(256), ''),
    salutation: f.optional(z.enum(SALUTATIONS)),
    firstName: f.fallback(f.text(40), ''),
    lastName: f.fallback(f.text(40), ''),
    consents: f.fallback(f.list(z.enum(CONSENTS)), []),
  })
export type BaseData = z.infer<ReturnType<typeof createBaseData>>
