/** Sends a sign-up, tracks it and dispatches its DOM event. */
import {
  createNewsletterError,
  EMAIL_INVALID,
  SALUTATIONS,
  subscribersPath,
  type Consent,
  type SubscriberRequest,
} from '../../services/newsletter.js'
import { warnAboutAddress, type Outcome } from '../../ui/forms/submit-form.js'
import type { Host } from '../../host/host.js'
import type { CommonValues } from '../../options/common.js'
import { NEWSLETTER_FACTS } from '../../sites/newsletter.js'
import type { NewsletterOptions } from './options.js'
import { typedAddress } from './typed-address.js'
import type { NewsletterValues } from './fields.js'

const newsletterError = createNewsletterError()

export interface Result {
  type: 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL'
  /** The e-mail address, for the thanks. */
  email: string
}

type Options = NewsletterOptions & CommonValues

/** The request leaves out empty fields, and fields that the site's form does not have. */
function toRequest(values: NewsletterValues, options: Options, hasOffersConsent: boolean): SubscriberRequest {
  const { salutation, names, needsLegalConsent } = NEWSLETTER_FACTS[options.site]
  const consents: Consent[] = []
  if (values.DNE || hasOffersConsent) consents.push('DNE')
  if (values.NEWSLETTER && needsLegalConsent) consents.push('NEWSLETTER')
  return {
    email: values.email,
    salutation: salutation && SALUTATIONS.find((known) => known === values.salutation),
    firstName: (names && values.firstName) || undefined,
    lastName: (names && values.lastName) || undefined,
    consents,
    origin: options.origin,
    originAddition: options.originAddition,
  }
}

async function post(host: Host, body: SubscriberRequest, { spa, apiBase }: Options): Promise<Result['type']> {
  const response = await host.call(subscribersPath(spa), {
    method: 'POST',
    body,
    // Who leaves the page at once has signed up all the same.
    keepalive: true,
    errorSchema: newsletterError,
  })
  if (response.ok) return 'SUCCESS'
  warnAboutAddress(host, apiBase, response)
  const reason = response.error?.type
  if (reason === EMAIL_INVALID) return 'ERROR_INVALID_EMAIL'
  // `call` does not report a response that matches `errorSchema`. The form has no text for this one, so report it here.
  // A reason in another format is left out, because it could contain the e-mail address.
  if (reason !== undefined)
    host.report(
      'CALL_FAILED',
      `newsletter-subscribers: ${/^[\w:]{1,100}$/.test(reason) ? reason : 'refused'}`,
    )
  return 'ERROR_GENERIC'
}

export interface Submission {
  values: NewsletterValues
  options: Options
  /** Whether the customer has already agreed to personalised offers. */
  hasOffersConsent: boolean
  /** If true, nothing is sent, but the outcome is a success, so that the robot does not notice. */
  isRobot: boolean
}

/** @returns the outcome for the form; never rejects */
export async function submit(
  host: Host,
  { values, options, hasOffersConsent, isRobot }: Submission,
): Promise<Outcome<NewsletterValues, Result>> {
  const { origin, originAddition, trackingClient } = options
  const body = toRequest(values, options, hasOffersConsent)
  const type = isRobot ? 'SUCCESS' : await post(host, body, options)
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
    result: { type, email: typedAddress(body.email) },
    isSuccess: type === 'SUCCESS',
    errors: type === 'ERROR_INVALID_EMAIL' ? { email: 'emailInvalidErrorMessage' } : undefined,
    // Offline, nothing was sent. The form keeps what was typed, and says so.
    reset: type !== 'ERROR_GENERIC' || host.window.navigator.onLine,
  }
}
