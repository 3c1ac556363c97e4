/** Checking, sending and prefilling: what the form does. newsletter-footer-preview-support §4.1, §7. */
import {
  baseData,
  EMAIL_INVALID,
  newsletterError,
  SALUTATIONS,
  type Consent,
  type CreateSubscriberRequest,
} from '../../../contracts/newsletter.js'
import type { CommonValues } from '../../../contracts/widget.js'
import { createForm, type Form } from '../../../forms/create-form.js'
import { isTrapped } from '../../../forms/honeypot.js'
import { firstError } from '../../../forms/rules.js'
import { loginToken } from '../../../host/cookies.js'
import type { Host } from '../../../host/host.js'
import type { Country } from '../countries.js'
import type { NewsletterOptions } from '../options.js'
import type { NewsletterValues } from '../values.js'
import { rulesOf } from './rules.js'

const API = '/service/newsletter/api/'

export interface Result {
  type: 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL'
  /** The address that the thanks name. */
  email: string
}

/** What is around the form, as it is now. */
export interface Around {
  options: NewsletterOptions & CommonValues
  country: Country
  /** What was typed before this code had come. */
  draft: NewsletterValues
  empty: NewsletterValues
  trap: HTMLInputElement | null
  /** A trusted input event has reached the trap. */
  isTrapTyped?: boolean
}

export interface SignUp {
  readonly form: Form<NewsletterValues, Result>
  /** The customer's salutation or name is known. */
  hasName: boolean
  /** The customer has agreed to personalised offers before. */
  hasOffersConsent: boolean
}

export function createSignUp(host: Host, read: () => Around, render: (version: number) => void): SignUp {
  const send = async ({ email, salutation, firstName, lastName, DNE, NEWSLETTER }: NewsletterValues) => {
    const { options, country, trap, isTrapTyped } = read()
    const { spa, origin, originAddition, trackingClient } = options
    const consents: Consent[] = []
    if (DNE || signUp.hasOffersConsent) consents.push('DNE')
    if (NEWSLETTER && country.isTurkey) consents.push('NEWSLETTER')
    const body: CreateSubscriberRequest = {
      email: email.trim(),
      // JSON leaves out what is undefined.
      salutation: (country.hasSalutation && salutation) || undefined,
      firstName: (country.hasNames && firstName.trim()) || undefined,
      lastName: (country.hasNames && lastName.trim()) || undefined,
      consents,
      origin,
      originAddition,
    }
    let type: Result['type'] = 'SUCCESS'
    if (!isTrapped(trap, !!isTrapTyped)) {
      const answer = await host.call(`${API}${spa ? 'private' : 'internal'}/newsletter-subscribers`, {
        method: 'POST',
        body,
        errorSchema: newsletterError,
      })
      if (!answer.ok) {
        const problem = answer.error?.type
        type = problem === EMAIL_INVALID ? 'ERROR_INVALID_EMAIL' : 'ERROR_GENERIC'
        // A readable refusal is a regular answer to `call`; one that we have no words for is not one to us.
        if (problem && problem !== EMAIL_INVALID)
          host.report('CALL_FAILED', `newsletter-subscribers: ${problem}`)
      }
    }
    host.track({
      event_name: 'sign_up',
      event_type: 'ga4',
      emitter: 'newsletterservice',
      subject: 'newsletter',
      origin: `${origin}:${originAddition}`,
      ...(trackingClient && { client: trackingClient }),
    })
    host.emit('newsletter-submitted', { result: type })
    return {
      result: { type, email: body.email },
      isSuccess: type === 'SUCCESS',
      errors: type === 'ERROR_INVALID_EMAIL' ? { email: 'emailInvalidErrorMessage' } : undefined,
      reset: true,
    }
  }

  const form = createForm<NewsletterValues, Result>(
    () => ({ id: 'newsletter', initial: read().empty, rules: rulesOf(read().country), onSubmit: send }),
    render,
    read().draft,
  )
  const signUp: SignUp = { form, hasName: false, hasOffersConsent: false }

  /** The customer's own data; nothing without the login cookie, and nothing if the call fails. */
  const prefill = async () => {
    const token = loginToken(host)
    if (!token) return
    const answer = await host.call(`${API}private/customers/base-data`, {
      headers: { 'X-LoginToken': token },
      cache: 'no-store',
      schema: baseData,
    })
    if (!answer.ok) return
    const { email, firstName, lastName, consents } = answer.data
    const salutation = SALUTATIONS.find((value) => value === answer.data.salutation) ?? ''
    const names = { salutation, firstName, lastName }
    const rules = rulesOf(read().country)
    signUp.hasName = !!(salutation || firstName || lastName)
    signUp.hasOffersConsent = consents.includes('DNE')
    form.prefill({ email, ...names })
    // What breaks a rule stays open: locked, it could not be mended.
    form.lock(
      (['salutation', 'firstName', 'lastName'] as const).filter(
        (name) => names[name] && !firstError(names[name], rules[name]),
      ),
    )
  }
  void prefill()
  return signUp
}
