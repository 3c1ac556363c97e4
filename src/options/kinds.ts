/**
 * The kinds of options. Each kind parses the text of an attribute, or a value from a script or a JSON island, into a
 * typed value.
 */
import { calmText, lengthOf, type Schema } from '../services/fields.js'
import { parseJson, toJson } from '../host/json.js'
import { findChoice, readBool, readNames, textOf } from './values.js'

/** The names of the kinds. `invalid.ts` describes the allowed values of each in warnings. */
export type Kind = 'boolean' | 'list' | 'nodes' | 'object' | 'origin' | 'short' | 'text' | 'whole'

export interface Option<T> {
  /** The allowed values or the name of their kind, for the warning about an invalid value. */
  readonly allowed: readonly string[] | Kind
  /** The value of an option that is missing or invalid. */
  readonly fallback: T
  /** Values that editors and the embed builder offer, although others are allowed. */
  readonly suggestions?: readonly string[]
  /** @returns `undefined` if the value is invalid */
  parse(raw: unknown): T | undefined
}

/** A table of options, keyed by their names in camelCase. Parsing returns the values `O`. */
export type OptionTable<O> = { [K in keyof O]: Option<O[K]> }

/**
 * What the table for a public type of options must satisfy: it has a row for each name, and no row returns a value that
 * the public type does not allow.
 */
export type TableFor<Published> = OptionTable<Required<Published>>

/** The values that parsing with a table returns. */
export type ValuesOf<Table> = { [K in keyof Table]: Table[K] extends Option<infer Value> ? Value : never }

/** A boolean: true for a bare attribute, `true` and `1`; false for `false` and `0`. */
export const bool = (fallback = false): Option<boolean> => ({
  allowed: 'boolean',
  fallback,
  parse: readBool,
})

/** Any text. */
export const word = <T extends string | undefined>(fallback: T): Option<string | T> => ({
  allowed: 'text',
  fallback,
  parse: (raw) => (typeof raw === 'string' ? calmText(raw) : undefined),
})

const MAX_SHORT_CHARS = 100

/** A text of at most 100 characters. */
export const shortText = (fallback: string, suggestions: readonly string[] = []): Option<string> => ({
  allowed: 'short',
  fallback,
  suggestions,
  parse(raw) {
    const value = word(undefined).parse(raw)
    return value !== undefined && lengthOf(value) <= MAX_SHORT_CHARS ? value : undefined
  },
})

/** One of the given values. */
export const choice = <const T extends string, F extends T | undefined>(
  values: readonly T[],
  fallback: F,
): Option<T | F> => ({
  allowed: values,
  fallback,
  parse: (raw) => findChoice(values, raw),
})

/** A whole number from 0, with at most nine digits. */
export const whole = (fallback: number): Option<number> => ({
  allowed: 'whole',
  fallback,
  parse: (raw) => (/^\d{1,9}$/.test(textOf(raw) ?? '') ? Number(raw) : undefined),
})

/** A comma-separated list of names. A script may also give an array. */
export const words = (): Option<string[]> => ({
  allowed: 'list',
  fallback: [],
  parse: readNames,
})

/**
 * A structured value from the JSON island or from a script, checked by a schema. The value is copied, because the
 * schema may keep parts of it that are validated later, and a script may change the original in the meantime.
 */
export const structured = <T>(schema: Schema<T>, allowed: Kind): Option<T | undefined> => ({
  allowed,
  fallback: undefined,
  parse(raw) {
    try {
      return parseJson(toJson(raw), schema, Infinity)
    } catch {
      // JSON cannot represent the value, for example because it contains itself.
      return undefined
    }
  },
})
