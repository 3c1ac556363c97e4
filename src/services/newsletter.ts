/**
 * The newsletter service: what the form reads. `subscriber.ts` has what it sends.
 * newsletter-footer-preview-support §3, §7, §8; interface §5.
 */
import * as z from 'zod/mini'
import { lenient, type Fields } from './fields.js'

export const SALUTATIONS = ['MR', 'MRS', 'DIVERS', 'COMPANY'] as const
/** DNE: consent to personalised offers. NEWSLETTER: in Turkey, consent to commercial messages. */
export const CONSENTS = ['DNE', 'NEWSLETTER'] as const
/** Where a visitor signed up, as the shop's own pages name it. Other pages send other texts. */
export const ORIGINS = ['NEWSLETTER', 'SHOPPING_CART'] as const
/** Maximum length of an origin and its addition, in characters. */
export const ORIGIN_MAX = 100
export type Consent = (typeof CONSENTS)[number]

/** The error response to a sign-up. */
export const createNewsletterError = (f: Fields) => z.object({ type: f.text(200) })
export const newsletterError = createNewsletterError(lenient)
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
export const baseData = createBaseData(lenient)
export type BaseData = z.infer<typeof baseData>
