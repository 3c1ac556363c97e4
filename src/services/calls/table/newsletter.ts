/** The newsletter. */
import { BASE_DATA_PATH, subscribersPath } from '../../endpoints.js'
import { EMAIL_INVALID } from '../../newsletter.js'
import { SCHEMAS } from '../schemas.js'
import type { Parameter, ServiceCall } from '../service-call.js'
import { failed, loginToken } from './parameters.js'

const signUp = (
  name: string,
  isPrivate: boolean,
  { summary, where }: { summary: string; where: string },
): ServiceCall => ({
  name,
  service: 'newsletter',
  summary,
  caller: `The newsletter form when it is sent, ${where} (option \`spa\`). The call times out after 15 seconds.`,
  spec: 'newsletter-footer-preview-support §3, §5, §7 (call 1), §8',
  method: 'POST',
  path: subscribersPath(isPrivate),
  parameters: {},
  body: {
    type: 'application/json',
    schema: SCHEMAS.createSubscriberRequest,
    example: { email: 'ann@shop.example', consents: [], origin: 'NEWSLETTER', originAddition: '' },
  },
  responses: {
    '2XX': {
      meaning: 'The service sends the confirmation mail. The form shows its thanks; the body is ignored.',
    },
    default: {
      meaning: `The sign-up is refused. If the type is \`${EMAIL_INVALID}\`, the e-mail field shows an error. For any other type, the form says that the sign-up is not possible.`,
      schema: SCHEMAS.newsletterError,
      example: { type: EMAIL_INVALID },
    },
  },
  effect: 'signs up an address, which gets a mail',
})

export const newsletterCalls: readonly ServiceCall[] = [
  signUp('signUp', false, { summary: 'A sign-up', where: 'on a page that a server renders' }),
  signUp('signUpInApp', true, {
    summary: 'A sign-up in an application',
    where: 'in a single-page application',
  }),
  {
    name: 'readBaseData',
    service: 'newsletter',
    summary: 'A customer’s data for the form',
    caller: 'The newsletter form when it starts, if the visitor has the cookie `LoginToken`.',
    spec: 'newsletter-footer-preview-support §4.1, §7 (call 2)',
    method: 'GET',
    path: BASE_DATA_PATH,
    parameters: { 'X-LoginToken': loginToken },
    responses: {
      200: {
        meaning: 'The data fill the form. Each field may be missing.',
        schema: SCHEMAS.baseData,
        example: {
          email: 'ann@shop.example',
          salutation: 'MRS',
          firstName: 'Ann',
          lastName: 'Example',
          consents: ['DNE'],
        },
      },
      default: { meaning: `${failed.meaning} The form is empty.` },
    },
  },
]

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
  schema: SCHEMAS.newsletterError,
  example: { type: 'urn:newsletter:subscriber_unknown' },
}

/** Calls that the specification defines but no widget makes. */
export const subscriberCalls: readonly ServiceCall[] = [
  {
    ...ofSubscriber,
    name: 'readSubscriber',
    summary: 'A subscriber',
    method: 'GET',
    path: SUBSCRIBER_PATH,
    responses: {
      200: { meaning: 'The subscriber.', schema: SCHEMAS.subscriberResponse, example: subscriber },
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
      schema: SCHEMAS.updateSubscriberRequest,
      example: { interests: ['COFFEE'] },
    },
    responses: {
      200: { meaning: 'The changed subscriber.', schema: SCHEMAS.subscriberResponse, example: subscriber },
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
        schema: SCHEMAS.confirmationResponse,
        example: { nl_status: 'SUBSCRIBED' },
      },
      default: refused,
    },
    effect: 'confirms the address',
  },
]
