/** The support form: the host's field rules (a JSON Schema subset). interface §1, §5, §7. */
import * as z from 'zod/mini'
import { count, list, maybe, or, text, type Schema, listOnly } from './shape.js'
import { table } from './table.js'

export interface FieldSchema {
  type?: string | undefined
  enum?: string[] | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  pattern?: string | undefined
  format?: string | undefined
  title?: string | undefined
  description?: string | undefined
  default?: string | undefined
}

/** A form sends texts: other plain values are written as one. */
const plain = (max: number): Schema<string> =>
  z.pipe(
    z.custom<string | number | boolean>((value) => /string|number|boolean/.test(typeof value)),
    z.transform((value: string | number | boolean) => `${value}`.slice(0, max)),
  )

const fieldSchema: Schema<FieldSchema> = z.object({
  type: maybe(text(20)),
  enum: maybe(listOnly(plain(200))),
  minLength: maybe(count()),
  maxLength: maybe(count()),
  pattern: maybe(text(500)),
  format: maybe(text(20)),
  title: maybe(text(200)),
  description: maybe(text(1000)),
  default: maybe(plain(2000)),
})

/** `false` removes a field. */
const field: Schema<FieldSchema | false> = z.union([
  z.custom<false>((value) => value === false),
  fieldSchema,
] as [Schema<false>, Schema<FieldSchema>])

/** JSON Schema, draft 2020-12 subset: an object's properties and which of them are required. */
export const formSchema = z.object({
  required: list(text(100)),
  properties: or(table(field), {}),
})

export * from './support-limits.js'
