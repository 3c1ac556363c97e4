/** The contract of the newsletter service, as far as the widgets call it. */
import { failed, loginToken } from './contract/parameters.js'
import type { ServiceCall } from './contract/service-call.js'
import { contractSchemas } from './contract/strict.js'
import {
  BASE_DATA_PATH,
  createBaseData,
  createNewsletterError,
  createSubscriberRequest,
  EMAIL_INVALID,
  subscribersPath,
} from './newsletter.js'

export { BASE_DATA_PATH, subscribersPath }

export const { subscriberRequest, newsletterError, baseData } = contractSchemas((f) => ({
  subscriberRequest: createSubscriberRequest(f),
  newsletterError: createNewsletterError(f),
  baseData: createBaseData(f),
}))

const signUp = (
  name: string,
  isPrivate: boolean,
  { summary, where }: { summary: string; where: string },
): ServiceCall => ({
  name,
  service: 'newsletter',
  summary,
  caller: `The newsletter form when it is sent, ${where}. The call times out after 15 seconds.`,
  spec: 'newsletter-footer-preview-support §3, §5, §7 (call 1), §8',
  method: 'POST',
  path: subscribersPath(isPrivate),
  parameters: {},
  body: {
    type: 'application/json',
    schema: subscriberRequest,
    example: { email: 'ann@shop.example', consents: [], origin: 'NEWSLETTER', originAddition: '' },
  },
  responses: {
    '2XX': {
      meaning: 'The service sends the confirmation mail. The form shows its thanks; the body is ignored.',
    },
    default: {
      meaning: `The sign-up is refused. If the type is \`${EMAIL_INVALID}\`, the e-mail field shows an error. For any other type, the form says that the sign-up is not possible.`,
      schema: newsletterError,
      example: { type: EMAIL_INVALID },
    },
  },
  effect: 'signs up an address, which gets a mail',
})

const calls: readonly ServiceCall[] = [
  signUp('signUp', false, {
    summary: 'A sign-up',
    where: 'with `spa: false`, as on pages that a server renders',
  }),
  signUp('signUpInApp', true, {
    summary: 'A sign-up in an application',
    where: 'with `spa: true`, as in a single-page application',
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
        schema: baseData,
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

export default calls
