/** The support widget's options. */
import type { SupportOptions as Published } from '../../api/options.js'
import { SUPPORT_SERVICE } from '../../services/support.js'
import { calmText } from '../../services/fields.js'
import { entriesOf } from '../../host/without-additions.js'
import type { CommonValues } from '../../options/common.js'
import { choice, whole, word, type Option, type TableFor, type ValuesOf } from '../../options/kinds.js'

/** An object that is not an array. It can be set in the JSON island or by a script, but not by an attribute. */
const record = <T>(read: (raw: object) => T): Option<T | undefined> => ({
  allowed: 'object',
  fallback: undefined,
  parse: (raw) => (raw && typeof raw === 'object' && !Array.isArray(raw) ? read(raw) : undefined),
})

/**
 * typesafe-i18n keeps the texts that it has parsed in a plain object, where it would find `constructor` and other names
 * that every object inherits.
 */
const isText = (value: unknown): value is string => typeof value === 'string' && !(value in Object.prototype)

export const options = {
  service: word(SUPPORT_SERVICE),
  apiVersion: word('v1'),
  maxFiles: whole(3),
  /** The limit for each file, in kB of 1,000 bytes. */
  maxFileSize: whole(5000),
  part: choice(['form', 'footer', 'both'], 'both'),
  /** A JSON schema. `form/schema/`, a lazy chunk, reads it. */
  schema: record((raw) => raw),
  texts: record((raw): Record<string, string> =>
    Object.fromEntries(
      entriesOf(raw).flatMap(([name, text]) => (isText(text) ? [[name, calmText(text)]] : [])),
    ),
  ),
} satisfies TableFor<Published>

export type SupportOptions = ValuesOf<typeof options>
export type AllOptions = SupportOptions & CommonValues
