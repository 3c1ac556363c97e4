/**
 * Field kinds that the schemas of several services share.
 *
 * Answers of services are untrusted. A schema reads known fields by name into new objects. An invalid value costs its
 * own field or list entry where the field says so (`z.catch`, the `lenient…` helpers); elsewhere the answer as a whole
 * is malformed. Security rules §2; interface §5.
 */
import * as z from 'zod/mini'

/** A schema by its output, for code that only passes schemas on. */
export type Schema<T> = z.ZodMiniType<T>

/** Maximum number of entries in a list or table; further entries are ignored. */
export const MAX_ITEMS = 500

/** A text; cut after `max` characters. */
export const text = (max = 2000) => z.string().check(z.overwrite((value) => value.slice(0, max)))

/** A non-empty text that would lose its meaning if it were cut: longer than `max` characters, it is invalid. */
export const identifier = (max = 200) => z.string().check(z.minLength(1), z.maxLength(max))

/** A whole number from 0: fractions are floored, negative numbers become 0. */
export const count = () => z.number().check(z.overwrite((value) => Math.max(0, Math.floor(value))))

/** A boolean; a missing or invalid value is `false`. */
export const flag = () => z.catch(z.boolean(), false)

/** An optional field; an invalid value counts as missing. */
export const lenientOptional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.optional(schema), undefined)

/** A list without its invalid entries. Anything but a list is invalid. */
export const lenientList = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((entries) =>
      entries.slice(0, MAX_ITEMS).flatMap((entry) => {
        const parsed = item.safeParse(entry)
        return parsed.success ? [parsed.data] : []
      }),
    ),
  )

const anyObject = z.custom<object>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)

/**
 * An object whose keys are data: a table without its invalid entries, and without a prototype. Keys that every object
 * inherits, such as `__proto__` and `constructor`, are dropped. Anything but an object is invalid.
 *
 * It does not use `z.record`, which assigns each key to a plain object: on a page with a frozen `Object.prototype` that
 * throws for inherited keys.
 */
export const lenientTable = <T extends z.ZodMiniType>(item: T) =>
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
  )
