/**
 * Option kinds: strings of attributes in, typed values out. Values given by script are already typed and
 * pass through the same checks. Here are those that every widget needs. interface §1, "Option spelling".
 */

/** Kinds of values; `shop/not-understood.ts` has them in words. */
export type Kind = 'boolean' | 'list' | 'nodes' | 'object' | 'origin' | 'text' | 'whole'

export interface Option<T> {
  /** For the warning that names what is allowed: the values themselves, or their kind. */
  readonly allowed: readonly string[] | Kind
  readonly fallback: T
  /** @returns `undefined` if the value is not understood */
  parse(raw: unknown): T | undefined
}

export type OptionTable<O> = { [K in keyof O]: Option<O[K]> }

export const bool = (fallback = false): Option<boolean> => ({
  allowed: 'boolean',
  fallback,
  parse: (raw) =>
    /^(true|1)?$/.test(raw as string) || (/^(false|0)$/.test(raw as string) ? false : undefined),
})

export const word = <T extends string | undefined>(fallback: T): Option<string | T> => ({
  allowed: 'text',
  fallback,
  parse: (raw) => (typeof raw === 'string' ? raw : undefined),
})

export const choice = <const T extends string, F extends T | undefined>(
  values: readonly T[],
  fallback: F,
): Option<T | F> => ({
  allowed: values,
  fallback,
  parse: (raw) => values.find((value) => value === raw),
})
