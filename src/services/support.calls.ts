/** The contract of the support service. The form's options `service` and `api-version` replace a part of the paths. */
import * as z from 'zod/mini'
import { failed, loginToken } from './contract/parameters.js'
import { template, type ServiceCall } from './contract/service-call.js'
import { contractSchemas } from './contract/strict.js'
import { createCustomerInfo } from './customer.js'
import { lengthOf } from './fields.js'
import {
  ATTACHMENT_TYPES,
  createSupportRefusal,
  customerInfoPath,
  EMAIL_MAX,
  MESSAGE_MAX,
  SUPPORT_SERVICE,
  supportRequestsPath,
  TOO_LONG,
} from './support.js'

export { customerInfoPath, SUPPORT_SERVICE, supportRequestsPath }

/** A limited field. zod's own `maxLength` would count UTF-16 units, and the line breaks of a form twice. */
const limitedField = (max: number) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.refine((value) => lengthOf(value) <= max, `a text of at most ${max} characters`),
    )
    .register(z.globalRegistry, { maxLength: max })

export const { customerInfo, supportRequest, supportRefusal } = contractSchemas((f) => ({
  customerInfo: createCustomerInfo(f),
  /**
   * A support request, as a form. The host page's schema may add fields; without a schema, names have up to 40
   * characters. Empty fields are left out. newsletter-footer-preview-support §5; interface §5.
   */
  supportRequest: z.catchall(
    z.object({
      customerFirstName: z.optional(z.string()),
      customerLastName: z.optional(z.string()),
      customerEmail: z.optional(limitedField(EMAIL_MAX)),
      message: z.optional(limitedField(MESSAGE_MAX)),
      attachments: z.optional(z.array(z.file().check(z.mime([...ATTACHMENT_TYPES])))),
    }),
    z.string(),
  ),
  supportRefusal: createSupportRefusal(f),
}))

/** The default of the option `service`, with the default of `api-version`. */
const SERVICE = `${SUPPORT_SERVICE}/v1`

const calls: readonly ServiceCall[] = [
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
        schema: customerInfo,
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
      schema: supportRequest,
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
        schema: supportRefusal,
        example: { type: TOO_LONG, field: 'message', maxLength: 2000 },
      },
    },
    effect: 'sends a support request',
  },
]

export default calls
