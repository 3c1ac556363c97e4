/** What the support form asks of a customer who is logged in. newsletter-footer-preview-support §7. */
import * as z from 'zod/mini'
import { or, text } from './shape.js'

/** GET {service}/{apiVersion}/customer-info/{loginId}: the support form's prefill. */
export const customerInfo = z.object({
  firstName: or(text(40), ''),
  lastName: or(text(40), ''),
  email: or(text(256), ''),
})

/** Payload of the long-term token (a JWT). Read only to find the login id; nothing is trusted because of it. */
export const longTermToken = z.object({
  // Some services count their logins; a number that has lost digits would name somebody else.
  lid: z.pipe(
    z.custom<string | number>((lid) => typeof lid === 'string' || Number.isSafeInteger(lid)),
    z.transform((lid: string | number) => `${lid}`.slice(0, 200)),
  ),
})
