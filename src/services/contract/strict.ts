/**
 * The two forms of a schema. The widgets use the lenient one: they accept a response with a wrong field and drop the
 * field. The strict one says what a service should send, and what the widgets send.
 *
 *   lenient                            strict
 *   optional, fallback, default        the field may be missing, but if present, it must be valid
 *   a list without invalid entries     each entry must be valid
 *   a text that is cut                 a text that is not too long
 *   a number that is rounded           a whole number from 0
 *   a converted value                  the value before the conversion
 *   an object that the widgets send    no further fields
 */
import * as z from 'zod/mini'
import { lenient, MAX_CHARS, MAX_ITEMS, type Fields } from '../fields.js'

type Schema = z.ZodMiniType

const kinds = {
  text: (maxChars = MAX_CHARS) => z.string().check(z.maxLength(maxChars)),
  count: () => z.int().check(z.nonnegative()),
  flag: () => z.optional(z.boolean()),
  optional: (schema: Schema) => z.optional(schema),
  fallback: (schema: Schema) => z.optional(schema),
  default: (schema: Schema) => z.optional(schema),
  list: (item: Schema) => z.array(item).check(z.maxLength(MAX_ITEMS)),
  table: (item: Schema) => z.record(z.string(), item),
  converted: (schema: Schema) => schema,
  closed: (schema: z.ZodMiniObject) => z.strictObject(schema.shape),
} satisfies Record<keyof Fields, unknown>

/** Typed like the lenient kinds, because a function that receives the kinds has one type for both. */
export const strictFields = kinds as unknown as Fields

const strictOf = new Map<Schema, Schema>()

/**
 * Creates the schemas of a service in both forms.
 *
 * @param create  keyed by public name
 * @returns the lenient schemas; `strict` finds the strict ones
 */
export function contractSchemas<T extends Record<string, Schema>>(create: (f: Fields) => T): T {
  const schemas = create(lenient)
  const strictSchemas = create(strictFields)
  for (const name of Object.keys(schemas)) strictOf.set(schemas[name]!, strictSchemas[name]!)
  return schemas
}

/**
 * Responses may have further fields, which the widgets ignore. Requests may not.
 *
 * @param schema  the schema of a request or response in the table of calls
 * @returns the schema of what a service should send, or what the widgets send; any other schema unchanged
 */
export const strict = (schema: Schema): Schema => strictOf.get(schema) ?? schema
