/**
 * The newsletter service: sign-up, and the customer's base data.
 * newsletter-footer-preview-support §3, §7, §8; interface §5.
 */
import * as z from 'zod/mini'
import { lenientList, lenientOptional, text } from './fields.js'

export const SALUTATIONS = ['MR', 'MRS', 'DIVERS', 'COMPANY'] as const
/** DNE: consent to personalised offers. NEWSLETTER: in Turkey, consent to commercial messages. */
const CONSENTS = ['DNE', 'NEWSLETTER'] as const
export type Consent = (typeof CONSENTS)[number]

/** The body of a sign-up. */
export const createSubscriberRequest = z.object({
  email: text(1000),
  salutation: z.optional(z.enum(SALUTATIONS)),
  firstName: z.optional(text(1000)),
  lastName: z.optional(text(1000)),
  consents: z.array(z.enum(CONSENTS)),
  origin: text(200),
  originAddition: text(200),
})
export type CreateSubscriberRequest = z.infer<typeof createSubscriberRequest>

/** The error answer to a sign-up. */
export const newsletterError = z.object({ type: text(200) })
/** The `type` of the error answer if the service refuses the e-mail address. */
export const EMAIL_INVALID = 'urn:newsletter:email_invalid'

/** The customer's base data, which prefills the form. */
export const baseData = z.object({
  email: z.catch(text(256), ''),
  salutation: lenientOptional(z.enum(SALUTATIONS)),
  firstName: z.catch(text(40), ''),
  lastName: z.catch(text(40), ''),
  consents: z.catch(lenientList(z.enum(CONSENTS)), []),
})
export type BaseData = z.infer<typeof baseData>
