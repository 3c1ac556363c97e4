/**
 * The support service, the limits of its form, and the host page's schema of the form's fields (a subset of JSON Schema,
 * draft 2020-12).
 */
import * as z from 'zod/mini'
import { count, label, lenientList, lenientOptional, lenientTable, text } from './fields.js'

/** The default of the support widget's option `service`. interface §1. */
export const SUPPORT_SERVICE = '/service/support'

/**
 * GET: the customer's data for the support form (call 14). `customer.ts` has the schema of the response.
 *
 * @param service  `{service}/{apiVersion}`
 * @param loginId  encoded
 */
export const customerInfoPath = (service: string, loginId: string): string =>
  `${service}/customer-info/${loginId}`

/**
 * POST: a support request (call 15; interface §5).
 *
 * @param service  `{service}/{apiVersion}`
 */
export const supportRequestsPath = (service: string): string => `${service}/requests`

export const ATTACHMENT_TYPES = ['image/jpeg', 'application/pdf', 'image/png'] as const
/** Maximum lengths, in characters. */
export const DEFAULT_NAME_MAX = 40
export const EMAIL_MAX = 256
export const MESSAGE_MAX = 2000

/** A form value. Forms send numbers and booleans as texts. */
const formValue = (max: number) =>
  z.pipe(
    z.union([z.string(), z.number(), z.boolean()]),
    z.transform((value) => String(value).slice(0, max)),
  )

const fieldSchema = z.object({
  type: lenientOptional(z.union([text(20), lenientList(text(20))])),
  enum: lenientOptional(lenientList(formValue(200))),
  minLength: lenientOptional(count()),
  maxLength: lenientOptional(count()),
  pattern: lenientOptional(text(500)),
  format: lenientOptional(text(20)),
  title: lenientOptional(label(200)),
  description: lenientOptional(text(1000)),
  default: lenientOptional(formValue(2000)),
})
export type FieldSchema = z.infer<typeof fieldSchema>

export const formSchema = z.object({
  required: z.catch(lenientList(text(100)), []),
  /** Keyed by field name; `false` removes one of the form's own fields. */
  properties: z.catch(lenientTable(z.union([z.literal(false), fieldSchema])), {}),
})

/**
 * The error response from `supportRequestsPath`: it names the field that the service refuses. `maxLength` is
 * the limit that a text exceeds, so that the form can show by how much.
 */
export const createSupportRefusal = () =>
  z.object({
    field: text(100),
    type: lenientOptional(text(200)),
    maxLength: lenientOptional(count()),
  })
/** The `type` of the error response if a text is too long. */
export const TOO_LONG = 'urn:support:too_long'
export type SupportRefusal = z.infer<ReturnType<typeof createSupportRefusal>>
