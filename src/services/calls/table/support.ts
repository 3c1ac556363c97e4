/** The support form. Its options `service` and `api-version` replace the first three parts of the paths. */
import { customerInfoPath, SUPPORT_SERVICE, supportRequestsPath } from '../../endpoints.js'
import { TOO_LONG } from '../../support.js'
import { SCHEMAS } from '../schemas.js'
import { template, type ServiceCall } from '../service-call.js'
import { failed, loginToken } from './parameters.js'

/** The default of the option `service`, with the default of `api-version`. */
const SERVICE = `${SUPPORT_SERVICE}/v1`

export const supportCalls: readonly ServiceCall[] = [
  {
    name: 'readCustomerInfo',
    service: 'support',
    summary: 'A customer’s data for the support form',
    caller:
      'The support form when it starts, if the visitor has the cookies `LongtermToken` and `LoginToken`.',
    spec: 'newsletter-footer-preview-support §4.4, §6, §7 (call 14)',
    method: 'GET',
    path: template(customerInfoPath(SERVICE, '{loginId}')),
    parameters: {
      loginId: { in: 'path', meaning: 'The `lid` of the cookie `LongtermToken`.', example: 'kd-1' },
      'X-LoginToken': loginToken,
    },
    responses: {
      200: {
        meaning: 'The data fill the form. Each field may be missing.',
        schema: SCHEMAS.customerInfo,
        example: { firstName: 'Ann', lastName: 'Example', email: 'ann@shop.example' },
      },
      default: { meaning: `${failed.meaning} The form is empty.` },
    },
  },
  {
    name: 'sendSupportRequest',
    service: 'support',
    summary: 'A support request',
    caller:
      'The support form when it is sent, unless the host page sends it. The call may take any time while it makes progress.',
    spec: 'newsletter-footer-preview-support §5; interface §5',
    method: 'POST',
    path: template(supportRequestsPath(SERVICE)),
    parameters: {},
    body: {
      type: 'multipart/form-data',
      schema: SCHEMAS.supportRequest,
      example: {
        customerFirstName: 'Ann',
        customerLastName: 'Example',
        customerEmail: 'ann@shop.example',
        message: 'My order has not arrived.',
      },
    },
    responses: {
      '2XX': { meaning: 'The request is received. The body is ignored.' },
      default: {
        meaning: `The request is refused. \`field\` names the field that the form marks. An unknown name marks no field. If the type is \`${TOO_LONG}\`, the form says that the text is too long and, with \`maxLength\`, by how much.`,
        schema: SCHEMAS.supportRefusal,
        example: { type: TOO_LONG, field: 'message', maxLength: 2000 },
      },
    },
    effect: 'sends a support request',
  },
]
