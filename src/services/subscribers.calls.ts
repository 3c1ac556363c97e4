/**
 * The contract of the newsletter service about a subscriber. The specification defines these calls, but no widget makes
 * them: newsletter mails link to shop pages that do.
 */
import * as z from 'zod/mini'
import type { Parameter, ServiceCall } from './contract/service-call.js'
import { contractSchemas } from './contract/strict.js'
import { createSubscriberRequest, INTERESTS, subscribersPath } from './newsletter.js'
import { newsletterError } from './newsletter.calls.js'

export const { subscriberChange, subscriberResponse, confirmationResponse } = contractSchemas((f) => {
  const request = createSubscriberRequest(f)
  const interests = f.list(z.enum(INTERESTS))
  /** `nl_status` is WAITING_FOR_DOI until the subscriber has confirmed the address, then SUBSCRIBED. */
  const status = z.object({ nl_status: f.text(40) })
  return {
    /** Missing fields stay as they are; the e-mail address cannot be changed. */
    subscriberChange: z.partial(z.extend(z.omit(request, { email: true }), { interests })),
    subscriberResponse: z.object({ ...request.shape, interests, ...status.shape }),
    confirmationResponse: status,
  }
})

const SUBSCRIBER_PATH = `${subscribersPath(false)}/{subscriberToken}`
const subscriberToken: Parameter = {
  in: 'path',
  meaning: 'The subscriber’s token, from the link in the mail.',
  example: '4f1c9a52',
}
const ofSubscriber = {
  service: 'newsletter',
  caller: 'No widget makes this call. The shop’s pages that the mails link to make it.',
  spec: 'newsletter-footer-preview-support §3, §7 (call 3)',
  parameters: { subscriberToken },
} as const
const subscriber = {
  email: 'ann@shop.example',
  consents: [],
  origin: 'footer',
  originAddition: '',
  interests: ['COFFEE'],
  nl_status: 'SUBSCRIBED',
}
const refused = {
  meaning: 'The subscriber does not exist, or the request is refused.',
  schema: newsletterError,
  example: { type: 'urn:newsletter:subscriber_unknown' },
}

const calls: readonly ServiceCall[] = [
  {
    ...ofSubscriber,
    name: 'readSubscriber',
    summary: 'A subscriber',
    method: 'GET',
    path: SUBSCRIBER_PATH,
    responses: {
      200: { meaning: 'The subscriber.', schema: subscriberResponse, example: subscriber },
      default: refused,
    },
  },
  {
    ...ofSubscriber,
    name: 'changeSubscriber',
    summary: 'Changes a subscriber',
    method: 'PUT',
    path: SUBSCRIBER_PATH,
    body: {
      type: 'application/json',
      schema: subscriberChange,
      example: { interests: ['COFFEE'] },
    },
    responses: {
      200: { meaning: 'The changed subscriber.', schema: subscriberResponse, example: subscriber },
      default: refused,
    },
    effect: 'changes the subscriber',
  },
  {
    ...ofSubscriber,
    name: 'confirmSubscriber',
    summary: 'Confirms a subscriber’s address',
    method: 'PUT',
    path: `${SUBSCRIBER_PATH}/doi`,
    responses: {
      200: {
        meaning: 'The address is confirmed.',
        schema: confirmationResponse,
        example: { nl_status: 'SUBSCRIBED' },
      },
      default: refused,
    },
    effect: 'confirms the address',
  },
]

export default calls
