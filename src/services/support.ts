/**
 * The support form: its limits, the host page's schema of its fields (a subset of JSON Schema, draft 2020-12), and the
 * service's error response. newsletter-footer-preview-support §5; interface §1, §5, §7.
 */
import * as z from 'zod/mini'
import { count, lenient, lenientList, lenientOptional, lenientTable, text, type Fields } from './fields.js'

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
  type: lenientOptional(text(20)),
  enum: lenientOptional(lenientList(formValue(200))),
  minLength: lenientOptional(count()),
  maxLength: lenientOptional(count()),
  pattern: lenientOptional(text(500)),
  format: lenientOptional(text(20)),
  title: lenientOptional(text(200)),
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
 * The error response to POST {service}/{apiVersion}/requests: it names the field that the service refuses. `maxLength` is
 * the limit that a text exceeds, so that the form can show by how much.
 */
export const createSupportRefusal = (f: Fields) =>
  z.object({
    field: f.text(100),
    type: f.optional(f.text(200)),
    maxLength: f.optional(f.count()),
  })
/** The `type` of the error response if a text is too long. */
export const TOO_LONG = 'urn:support:too_long'
export const supportRefusal = createSupportRefusal(lenient)
export type SupportRefusal = z.infer<typeof supportRefusal>
