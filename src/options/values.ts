/**
 * Reads the values of options that the loader also needs. Without a schema, so that the loader does not contain zod. Each
 * function returns `undefined` if the value is invalid.
 */

/** The values of the option `load`. */
export const LOAD_TIMES = ['eager', 'visible', 'idle'] as const

const TRUE_VALUES: readonly unknown[] = ['', 'true', '1']
const FALSE_VALUES: readonly unknown[] = ['false', '0']

/**
 * Converts a text, number or boolean to a text. Objects are excluded, because JSON may give them a `toString` that is
 * not a function.
 */
export const textOf = (raw: unknown): string | undefined =>
  typeof raw === 'string' || typeof raw === 'number' || typeof raw === 'boolean' ? String(raw) : undefined

/** True for a bare attribute, `true` and `1`; false for `false` and `0`. */
export function readBool(raw: unknown): boolean | undefined {
  const value = textOf(raw)
  return TRUE_VALUES.includes(value) || (FALSE_VALUES.includes(value) ? false : undefined)
}

/** A comma-separated list of names. A script may also give an array. */
export const readNames = (raw: unknown): string[] | undefined =>
  typeof raw === 'string' || Array.isArray(raw)
    ? [raw]
        .flat()
        .flatMap((entry) => textOf(entry)?.split(',') ?? [])
        .map((name) => name.trim())
        .filter(Boolean)
    : undefined

/** @returns the value that the text names; case does not matter */
export const findChoice = <T extends string>(values: readonly T[], raw: unknown): T | undefined =>
  values.find((value) => typeof raw === 'string' && value.toLowerCase() === raw.toLowerCase())

/**
 * Whether a value is an origin, such as `https://shop.example`. The loader also uses this, because it also calls
 * services.
 */
export const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#@\s]+\/?$/i.test(value) && URL.canParse(value)
