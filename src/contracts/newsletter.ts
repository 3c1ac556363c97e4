/** POST {base}/newsletter-subscribers. newsletter-footer-preview-support §3, §7, §8. */
import * as z from 'zod/mini'
import { list, oneOf, or, text, type Schema } from './shape.js'

export const SALUTATIONS = ['MR', 'MRS', 'DIVERS', 'COMPANY'] as const
export const CONSENTS = ['DNE', 'NEWSLETTER'] as const
export type Consent = (typeof CONSENTS)[number]

export interface CreateSubscriberRequest {
  email: string
  salutation?: string | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  consents: Consent[]
  origin: string
  originAddition: string
}

export const createSubscriberRequest: Schema<CreateSubscriberRequest> = z.object({
  email: text(1000),
  salutation: z.optional(oneOf(SALUTATIONS)),
  firstName: z.optional(text(1000)),
  lastName: z.optional(text(1000)),
  consents: list(oneOf(CONSENTS)),
  origin: text(200),
  originAddition: text(200),
})

/** An error answer has a type; this one means that the service refused the address. A body without counts as malformed. */
export const EMAIL_INVALID = 'urn:newsletter:email_invalid'
export const newsletterError = z.object({ type: text(200) })

/** GET …/newsletter/api/private/customers/base-data: the newsletter form's prefill. */
export const baseData = z.object({
  email: or(text(256), ''),
  salutation: or(text(20), ''),
  firstName: or(text(40), ''),
  lastName: or(text(40), ''),
  consents: list(text(40)),
})
