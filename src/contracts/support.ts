/** The support form: the host's field rules (a JSON Schema subset). interface §1, §5, §7. */
import * as z from 'zod/mini'
import { count, list, maybe, or, table, text, type Schema, listOnly } from './shape.js'

const fieldSchema = z.object({
  type: maybe(text(20)),
  enum: maybe(listOnly(text(200))),
  minLength: maybe(count()),
  maxLength: maybe(count()),
  pattern: maybe(text(500)),
  format: maybe(text(20)),
  title: maybe(text(200)),
  description: maybe(text(1000)),
  default: maybe(text(2000)),
})
export type FieldSchema = z.infer<typeof fieldSchema>

/** `false` removes a field. */
const field: Schema<FieldSchema | false> = z.union([z.custom<false>((value) => value === false), fieldSchema])

/** JSON Schema, draft 2020-12 subset: an object's properties and which of them are required. */
export const formSchema = z.object({
  required: list(text(100)),
  properties: or(table(field), {}),
})
export type FormSchema = z.infer<typeof formSchema>

export const ATTACHMENT_TYPES = ['image/jpeg', 'application/pdf', 'image/png'] as const
export const DEFAULT_NAME_MAX = 40
export const MESSAGE_MAX = 2000
