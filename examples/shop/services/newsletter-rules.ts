/** The newsletter service's own checks of a sign-up. */
import * as z from 'zod/mini'
import type { Site } from '../../../src/api/names.js'
import { lengthOf } from '../../../src/services/fields.js'
import {
  CONSENTS,
  EMAIL_INVALID,
  SALUTATIONS,
  type SubscriberRequest,
} from '../../../src/services/newsletter.js'

const text = z.string().check(z.maxLength(1000))
const subscriberRequest = z.object({
  email: text,
  salutation: z.optional(z.enum(SALUTATIONS)),
  firstName: z.optional(text),
  lastName: z.optional(text),
  consents: z.array(z.enum(CONSENTS)),
  origin: text,
  originAddition: text,
}) satisfies z.ZodMiniType<SubscriberRequest>

const MAX_EMAIL = 256
const MAX_NAME = 40
/** The mail service refuses these domains although their addresses are well-formed. */
const REFUSED_DOMAINS = ['refused.example', 'wegwerf.example']

const NAMES_REQUIRED: readonly Site[] = ['HU', 'TR']
const SALUTATION_REQUIRED: readonly Site[] = ['HU']
const CONSENT_REQUIRED: readonly Site[] = ['TR']

const type = (name: string): string => `urn:newsletter:${name}`

export const isEmail = (email: string): boolean => {
  if (lengthOf(email) > MAX_EMAIL || /\s/.test(email)) return false
  const [local, domain, ...rest] = email.split('@')
  if (!local || !domain || rest.length) return false
  const labels = domain.split('.')
  return labels.length > 1 && labels.every((label) => /^[\p{L}\p{N}-]+$/u.test(label) && !/^-|-$/.test(label))
}

const NAME = /^[\p{L}\p{M}\p{N}\s+&'`´,()/.-]*$/u
const looksLikeAddress = (name: string): boolean =>
  /:\/\//.test(name) || /\bwww\./i.test(name) || /[\p{L}\p{N}]\.\p{L}{2,}/u.test(name)

type Verdict = { request: SubscriberRequest } | { type: string; field?: string }

export const judgeSubscriber = (site: Site, body: unknown): Verdict => {
  const { data: request } = subscriberRequest.safeParse(body)
  if (!request) return { type: type('malformed') }
  const { email, firstName = '', lastName = '', salutation } = request
  if (!isEmail(email) || REFUSED_DOMAINS.some((domain) => email.toLowerCase().endsWith(`@${domain}`)))
    return { type: EMAIL_INVALID, field: 'email' }
  for (const [field, name] of [
    ['firstName', firstName],
    ['lastName', lastName],
  ] as const) {
    if (lengthOf(name) > MAX_NAME || !NAME.test(name) || looksLikeAddress(name))
      return { type: type('name_invalid'), field }
    if (name.trim() === '' && NAMES_REQUIRED.includes(site)) return { type: type('name_missing'), field }
  }
  if (!salutation && SALUTATION_REQUIRED.includes(site))
    return { type: type('salutation_missing'), field: 'salutation' }
  if (!request.consents.includes('NEWSLETTER') && CONSENT_REQUIRED.includes(site))
    return { type: type('consent_missing'), field: 'consents' }
  return { request }
}
