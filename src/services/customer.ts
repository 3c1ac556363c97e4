/**
 * A customer's data for the support form, and the long-term token. Only the lazy code for customers who are logged in reads
 * them.
 */
import * as z from 'zod/mini'
import { text } from './fields.js'

/** The response from `customerInfoPath`. It prefills the support form, whose limits do not cut it. */
export const createCustomerInfo = () =>
  z.object({
    firstName: z.catch(text(), ''),
    lastName: z.catch(text(), ''),
    email: z.catch(text(), ''),
  })

/**
 * The payload of the long-term token, a JWT. Its signature is not checked, so it proves nothing; only the login id is
 * read.
 */
export const longTermToken = z.object({
  // Some services use numbers as login ids. A number beyond the safe integers has lost digits, so it would be a
  // different id.
  lid: z.pipe(
    z.union([z.string(), z.int()]),
    z.transform((lid) => String(lid).slice(0, 200)),
  ),
})
