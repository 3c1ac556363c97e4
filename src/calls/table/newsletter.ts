/** The newsletter. */
import { BASE_DATA_PATH, subscribersPath } from '../../contracts/endpoints.js'
import { EMAIL_INVALID } from '../../contracts/newsletter.js'
import { baseData, newsletterError, subscriberRequest } from '../schemas.js'
import type { ServiceCall } from '../service-call.js'
import { failed, loginToken } from './parameters.js'

const signUp = (
  name: string,
  isPrivate: boolean,
  { summary, where }: { summary: string; where: string },
): ServiceCall => ({
  name,
  service: 'newsletter',
  summary,
  caller: `The newsletter form when it is sent, ${where} (option \`spa\`). Time-out: 15 seconds.`,
  spec: 'newsletter-footer-preview-support §3, §5, §7 (call 1), §8',
  method: 'POST',
  path: subscribersPath(isPrivate),
  parameters: {},
  body: {
    type: 'application/json',
    schema: subscriberRequest,
    example: { email: 'ann@shop.example', consents: [], origin: 'footer', originAddition: '' },
  },
  answers: {
    '2XX': { meaning: 'The service sends the mail to confirm. The form thanks; the body is ignored.' },
    default: {
      meaning: `The sign-up is refused. With the type \`${EMAIL_INVALID}\` the field for the address shows an error; any other type shows that the sign-up is not possible.`,
      schema: newsletterError,
      example: { type: EMAIL_INVALID },
    },
  },
  effect: 'signs an address up, which gets a mail',
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
    answers: {
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
