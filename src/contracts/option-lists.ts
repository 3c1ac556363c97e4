/** Option kinds that hold more than one value; the header alone has such. interface §1, "Option spelling". */
import type { Kind, Option } from './options.js'
import type { Schema } from './shape.js'

/** Comma list of names. */
export const words = (): Option<string[]> => ({
  allowed: 'list',
  fallback: [],
  parse: (raw) =>
    typeof raw === 'string' || Array.isArray(raw)
      ? String(raw)
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
      : undefined,
})

/** Structured: comes in the JSON island or by script. */
export const structured = <T>(schema: Schema<T>, allowed: Kind): Option<T | undefined> => ({
  allowed,
  fallback: undefined,
  parse: (raw) => schema.safeParse(raw).data,
})
