/**
 * The few kinds of field that our contracts are made of. A schema reads known fields by name into fresh
 * objects; a wrong type costs the field or the list entry, never the answer (security rules: JSON).
 *
 * Only the functions of `zod/mini` that `src/build/zod-mini.ts` twins may be used below `src/contracts/`:
 * the CDN build puts that twin in zod's place, and a test holds both against the same inputs.
 */
import * as z from 'zod/mini'

export type Schema<T> = z.ZodMiniType<T>

/** What a list or a table may hold; what stands behind it is cut. */
export const MAX_ITEMS = 500

/** A text, cut at `max` characters. */
export const text = (max = 2000): Schema<string> =>
  z.pipe(
    z.string(),
    z.transform((value: string) => value.slice(0, max)),
  )

/** A text that must hold something, such as an id; it is refused, not cut, beyond `max`. */
export const identifier = (max = 200): Schema<string> =>
  z.custom<string>((value) => typeof value === 'string' && value !== '' && value.length <= max)

/** A field with a default for what is missing or of a wrong type. */
export const or = z.catch as <T>(schema: Schema<T>, fallback: T) => Schema<T>

/** A field that may be missing; of a wrong type it counts as missing. */
export const maybe = <T>(schema: Schema<T>): Schema<T | undefined> => or<T | undefined>(schema, undefined)

export const flag = (): Schema<boolean> => or(z.boolean(), false)

/** A whole number from 0; fractions are floored, negatives count as 0. */
export const count = (): Schema<number> =>
  z.pipe(
    z.number(),
    z.transform((value: number) => Math.max(0, Math.floor(value))),
  )

export const oneOf = <const T extends readonly string[]>(values: T): Schema<T[number]> =>
  z.custom<T[number]>((value) => values.includes(value as string))

/** A list whose bad entries are dropped one by one; what is no list is refused. */
export const listOnly = <T>(item: Schema<T>): Schema<T[]> =>
  z.pipe(
    z.custom<unknown[]>(Array.isArray),
    z.transform((values: unknown[]) => {
      const kept = values.slice(0, MAX_ITEMS).map((value) => item.safeParse(value))
      return kept.flatMap((parsed) => (parsed.success ? [parsed.data] : []))
    }),
  )

/** The same, but what is no list counts as an empty one. */
export const list = <T>(item: Schema<T>): Schema<T[]> => or(listOnly(item), [])
