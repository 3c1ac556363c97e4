/** The newsletter service. */
import * as z from 'zod/mini'
import { lenientList, lenientOptional, text } from './fields.js'

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

/** The error response to a sign-up. */
export const createNewsletterError = () => z.object({ type: text(200) })
/** The `type` of the error response if the service refuses the e-mail address. */
export const EMAIL_INVALID = 'urn:newsletter:email_invalid'

/** The customer's base data, which prefills the form. The form's own limits do not cut them: the customer sees what is too long. */
export const createBaseData = () =>
  z.object({
    email: z.catch(text(), ''),
    salutation: lenientOptional(z.enum(SALUTATIONS)),
    firstName: z.catch(text(), ''),
    lastName: z.catch(text(), ''),
    consents: z.catch(lenientList(z.enum(CONSENTS)), []),
  })
export type BaseData = z.infer<ReturnType<typeof createBaseData>>
