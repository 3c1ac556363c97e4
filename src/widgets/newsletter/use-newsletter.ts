/** The newsletter's behaviour: prefill, sending, and what became of it. newsletter-footer-preview-support §4, §7. */
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { baseData } from '../../contracts/customer.js'
import {
  EMAIL_INVALID,
  newsletterError,
  SALUTATIONS,
  type Consent,
  type CreateSubscriberRequest,
} from '../../contracts/newsletter.js'
import type { WidgetProps } from '../../contracts/widget.js'
import { isTrapped } from '../../forms/honeypot.js'
import { firstError } from '../../forms/rules.js'
import { useForm, type Form } from '../../forms/use-form.js'
import { loginToken } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import { countryOf, type Country } from './countries.js'
import type { NewsletterOptions } from './options.js'
import { EMPTY, rulesOf, type NewsletterValues } from './rules.js'

const API = '/service/newsletter/api/'

export interface Result {
  type: 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL'
  /** The address that the thanks name. */
  email: string
}

export interface Newsletter {
  form: Form<NewsletterValues, Result>
  country: Country
  /** The extra fields are out. */
  isExpanded: boolean
  hasMetEmail: boolean
  /** The customer has agreed to personalised offers before. */
  hasOffersConsent: boolean
  onEmailFocus(): void
  trap: { ref: RefObject<HTMLInputElement | null>; onChange(event: { isTrusted: boolean }): void }
}

/** The customer's own data; nothing without the login cookie, and nothing if the call fails. */
async function loadBaseData(host: Host) {
  const token = loginToken(host)
  if (!token) return undefined
  const answer = await host.call(`${API}private/customers/base-data`, {
    headers: { 'X-LoginToken': token },
    cache: 'no-store',
    schema: baseData,
  })
  return answer.ok ? answer.data : undefined
}

export function useNewsletter({
  options,
  host,
}: Pick<WidgetProps<NewsletterOptions, Host>, 'options' | 'host'>): Newsletter {
  const { site, spa, origin, originAddition, trackingClient } = options
  const country = useMemo(() => countryOf(site), [site])
  const rules = useMemo(() => rulesOf(country), [country])
  const [hasMetEmail, setMetEmail] = useState(false)
  const [known, setKnown] = useState({ hasName: false, hasOffersConsent: false })
  const trap = useRef<HTMLInputElement>(null)
  const isTrapTyped = useRef(false)

  const send = async ({ email, salutation, firstName, lastName, DNE, NEWSLETTER }: NewsletterValues) => {
    const consents: Consent[] = []
    if (DNE || known.hasOffersConsent) consents.push('DNE')
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
    if (!isTrapped(trap.current, isTrapTyped.current)) {
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

  const form = useForm<NewsletterValues, Result>({ id: 'newsletter', initial: EMPTY, rules, onSubmit: send })

  useEffect(() => {
    let isGone = false
    void loadBaseData(host).then((data) => {
      if (!data || isGone) return
      const salutation = SALUTATIONS.find((value) => value === data.salutation) ?? ''
      const customer = { email: data.email, salutation, firstName: data.firstName, lastName: data.lastName }
      form.prefill(customer)
      // What breaks a rule stays open: locked, it could not be mended.
      form.lock(
        (['salutation', 'firstName', 'lastName'] as const).filter(
          (name) => customer[name] && !firstError(customer[name], rules[name]),
        ),
      )
      setKnown({
        hasName: !!(salutation || data.firstName || data.lastName),
        hasOffersConsent: data.consents.includes('DNE'),
      })
    })
    return () => {
      isGone = true
    }
  }, [])

  return {
    form,
    country,
    isExpanded: hasMetEmail || known.hasName || !!form.values.email,
    hasMetEmail,
    hasOffersConsent: known.hasOffersConsent,
    onEmailFocus: () => setMetEmail(true),
    trap: {
      ref: trap,
      onChange(event) {
        if (event.isTrusted) isTrapTyped.current = true
      },
    },
  }
}
