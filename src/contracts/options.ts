/**
 * Option kinds: strings of attributes in, typed values out. Values given by script are already typed and
 * pass through the same checks. interface §1, "Option spelling".
 */
import type { Schema } from './shape.js'

export interface Option<T> {
  /** In words, for the warning that names what is allowed. */
  readonly allowed: string
  readonly fallback: T
  /** @returns `undefined` if the value is not understood */
  parse(raw: unknown): T | undefined
}

export type OptionTable<O> = { [K in keyof O]: Option<O[K]> }

const IS_TRUE = ['', 'true', '1', true]
const IS_FALSE = ['false', '0', false]

export const bool = (fallback = false): Option<boolean> => ({
  allowed: 'true or false',
  fallback,
  parse: (raw) =>
    IS_TRUE.includes(raw as string) ? true : IS_FALSE.includes(raw as string) ? false : undefined,
})

export const word = <T extends string | undefined>(fallback: T): Option<string | T> => ({
  allowed: 'a text',
  fallback,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
})

export const choice = <const T extends string, F extends T | undefined>(
  values: readonly T[],
  fallback: F,
): Option<T | F> => ({
  allowed: values.join(', '),
  fallback,
  parse: (raw) => values.find((value) => value === raw),
})

export const whole = (fallback: number): Option<number> => ({
  allowed: 'a whole number from 0',
  fallback,
  parse: (raw) => (/^\d{1,9}$/.test(String(raw)) ? Number(raw) : undefined),
})

/** Comma list of names. */
export const words = (): Option<string[]> => ({
  allowed: 'a comma list',
  fallback: [],
  parse: (raw) =>
    (Array.isArray(raw) ? raw.map(String) : typeof raw === 'string' ? raw.split(',') : undefined)
      ?.map((name: string) => name.trim())
      .filter((name: string) => name !== ''),
})

/** Structured: comes in the JSON island or by script. */
export const structured = <T>(schema: Schema<T>, allowed: string): Option<T | undefined> => ({
  allowed,
  fallback: undefined,
  parse(raw) {
    const parsed = schema.safeParse(raw)
    return parsed.success ? parsed.data : undefined
  },
})
