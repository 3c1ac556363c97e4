/** Checking, sending and prefilling: what the form does. newsletter-footer-preview-support §4.1, §7. */
import {
  baseData,
  EMAIL_INVALID,
  newsletterError,
  SALUTATIONS,
  type Consent,
  type CreateSubscriberRequest,
} from '../../../contracts/newsletter.js'
import { createForm, type Form } from '../../../forms/create-form.js'
import { isTrapped } from '../../../forms/honeypot.js'
import { firstError } from '../../../forms/rules.js'
import { token } from '../../../host/cookies.js'
import type { Host } from '../../../host/host.js'
import type { Moment } from '../use-newsletter.js'
import { countryOf } from './countries.js'
import { rulesOf } from './rules.js'
import { EMPTY, type NewsletterValues } from './values.js'

const API = '/service/newsletter/api/'

export interface Result {
  type: 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL'
  /** The address that the thanks name. */
  email: string
}

export interface Sender {
  readonly form: Form<NewsletterValues, Result>
  /** The customer's salutation or name is known. */
  hasName: boolean
  /** The customer has agreed to personalised offers before. */
  hasOffersConsent: boolean
  /** To be called once a version is drawn. */
  rendered(version: unknown): void
}

export function createSender(host: Host, now: Moment, render: (version: unknown) => void): Sender {
  // Asked for when it is needed: a submit may come between a drawing and its effect.
  const trap = () => form.props.ref.current!.elements.namedItem('verify-email') as HTMLInputElement
  let isTrapWatched = false
  /** A trusted input event has reached the trap. */
  let isTrapTyped = false

  const send = async ({ email, salutation, firstName, lastName, DNE, NEWSLETTER }: NewsletterValues) => {
    const { spa, origin, originAddition, trackingClient, site } = now.options
    const country = countryOf(site)
    const consents: Consent[] = []
    if (DNE || sender.hasOffersConsent) consents.push('DNE')
    if (NEWSLETTER && country.isTurkey) consents.push('NEWSLETTER')
    const body: CreateSubscriberRequest = {
      email: email.trim(),
      // JSON omits fields that are undefined.
      salutation: country.hasSalutation ? SALUTATIONS.find((value) => value === salutation) : undefined,
      firstName: (country.hasNames && firstName.trim()) || undefined,
      lastName: (country.hasNames && lastName.trim()) || undefined,
      consents,
      origin,
      originAddition,
    }
    let type: Result['type'] = 'SUCCESS'
    if (!isTrapped(trap(), isTrapTyped)) {
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
    () => ({ id: 'newsletter', initial: EMPTY, rules: rulesOf(countryOf(now.options.site)), onSubmit: send }),
    render,
    { ...EMPTY, ...now.draft },
  )
  const sender: Sender = {
    form,
    hasName: false,
    hasOffersConsent: false,
    rendered(version) {
      if (!isTrapWatched) {
        isTrapWatched = true
        trap().addEventListener('input', (event) => {
          isTrapTyped ||= event.isTrusted
        })
      }
      if (now.isWaiting) form.submit()
      now.isWaiting = false
      form.rendered(version)
    },
  }

  /** The customer's own data; nothing without the login cookie, and nothing if the call fails. */
  const prefill = async () => {
    const login = token(host, 'LoginToken')
    if (!login) return
    const answer = await host.call(`${API}private/customers/base-data`, {
      headers: { 'X-LoginToken': login },
      cache: 'no-store',
      schema: baseData,
    })
    if (!answer.ok) return
    const { email, salutation = '', firstName, lastName, consents } = answer.data
    const names = { salutation, firstName, lastName }
    const rules = rulesOf(countryOf(now.options.site))
    sender.hasName = !!(salutation || firstName || lastName)
    sender.hasOffersConsent = consents.includes('DNE')
    form.prefill({ email, ...names })
    // What breaks a rule stays open: locked, it could not be mended.
    form.lock(
      (['salutation', 'firstName', 'lastName'] as const).filter(
        (name) => names[name] && !firstError(names[name], rules[name]),
      ),
    )
  }
  void prefill()
  return sender
}
