/**
 * Kinds of fields for the schemas of all services.
 *
 * Service responses are untrusted. A schema copies known fields into new objects. In fields with `z.catch` or one of
 * the `lenient…` helpers, an invalid value affects only that field or list entry. In all others, it makes the whole
 * response malformed.
 */
import * as z from 'zod/mini'

/** A schema with the output `T`. */
export type Schema<T> = z.ZodMiniType<T>

/** The maximum number of entries in a list or table. Further entries are ignored. */
export const MAX_ITEMS = 500
/** The maximum length of a text, unless its field sets another. */
export const MAX_CHARS = 2000

/**
 * Control characters that reorder the text after them up to the end of the line, which may include neighbouring text.
 * Markup cannot isolate them, because the text may also close what the markup has opened. Unicode Standard Annex 9,
 * section 2.
 */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g
/** Matches all but the first four marks above or below a letter, and the characters without a width between them. */
const STACKED_MARKS =
  /([\p{Mn}\p{Me}\u00ad\u200b-\u200f\u2060\ufeff]{4})[\p{Mn}\p{Me}\u00ad\u200b-\u200f\u2060\ufeff]+/gu

/** Removes characters that could reorder or overlap neighbouring text. No language of the shops needs them. */
export const calmText = (value: string): string =>
  value.replace(DIRECTION_CONTROLS, '').replace(STACKED_MARKS, '$1')

/** What counts as one character, although it has two UTF-16 units: a surrogate pair, and a line break in a sent form. */
const PAIRS = /[\ud800-\udbff][\udc00-\udfff]|\r\n/g

/** The length of a text that a person has typed: the number of code points, as in JSON Schema. interface §7. */
export const lengthOf = (value: string): number => value.replace(PAIRS, '.').length

/** A text. It is cut after `max` characters. */
export const text = (max = MAX_CHARS) =>
  z.string().check(z.overwrite((value) => calmText(value.slice(0, max))))

/** A text that people read as the name of something, such as a link. One that nobody can see is invalid. */
export const label = (max?: number) => text(max).check(z.regex(/[^\s\p{Default_Ignorable_Code_Point}]/u))

/**
 * A text that is not empty. If it is longer than `max` characters, it is invalid, because a cut identifier would be a
 * different one.
 */
export const identifier = (max = 200) => z.string().check(z.minLength(1), z.maxLength(max))

/** A whole number from 0. Fractions are rounded down, and negative numbers become 0. */
export const count = () => z.number().check(z.overwrite((value) => Math.max(0, Math.floor(value))))

/** A boolean. A missing or invalid value counts as `false`. */
export const flag = () => z.catch(z.boolean(), false)

/** An optional field. An invalid value counts as missing. */
export const lenientOptional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

/** The lists in responses from which entries were left out. */
const incomplete = new WeakSet<readonly unknown[]>()

/** Whether a `lenientList` has left out entries of the response. This is not known for a copy of the list. */
export const isIncomplete = (list: readonly unknown[]): boolean => incomplete.has(list)

/** A schema with the schema of its entries, for the description of a service: zod sees only a list of anything. */
const withItem = <S extends object, T>(schema: S, kind: 'list' | 'table', item: T) =>
  Object.assign(schema, { kind, item })

/** A list. Invalid entries are dropped. Any other value is invalid. */
export const lenientList = <T extends z.ZodMiniType>(item: T) =>
  withItem(
    z.pipe(
      z.array(z.unknown()),
      z.transform((entries) => {
        const list = entries.slice(0, MAX_ITEMS).flatMap((entry) => {
          const parsed = item.safeParse(entry)
          return parsed.success ? [parsed.data] : []
        })
        if (list.length < entries.length) incomplete.add(list)
        return list
      }),
    ),
    'list',
    item,
  )

const anyObject = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/**
 * An object whose keys are data. The output has no prototype. Invalid entries are dropped, and so are keys that every
 * object inherits, such as `__proto__` and `constructor`. Any other value is invalid.
 *
 * It does not use `z.record`, which assigns each key to a plain object. On a page with a frozen `Object.prototype`,
 * that throws for inherited keys.
 */
export const lenientTable = <T extends z.ZodMiniType>(item: T) =>
  withItem(
    z.pipe(
      anyObject,
      z.transform((entries) => {
        const table: Record<string, z.output<T>> = Object.create(null)
        for (const [key, entry] of Object.entries(entries).slice(0, MAX_ITEMS)) {
          if (key in Object.prototype || key === 'prototype') continue
          const parsed = item.safeParse(entry)
          if (parsed.success) table[key] = parsed.data
        }
        return table
      }),
    ),
    'table',
    item,
  )

/** A field whose value is converted. */
export const converted = <T extends z.ZodMiniType, Result>(
  schema: T,
  convert: (value: z.output<T>) => Result,
) => z.pipe(schema, z.transform(convert))
