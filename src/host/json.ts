/** Parses untrusted JSON: limits its length and depth, and validates the value with a schema. Security rules §2. */
import type * as z from 'zod/mini'
import type { Schema } from '../contracts/fields.js'

export const MAX_ANSWER_CHARS = 1_048_576
export const MAX_STORED_CHARS = 65_536
const MAX_DEPTH = 32

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((entry) => isDeeperThan(entry, levels - 1)))

/** Only for values from JSON: it would not end for an object that contains itself twice. */
export const isTooDeep = (value: unknown): boolean => isDeeperThan(value, MAX_DEPTH)

export type Checked<T> =
  | { ok: true; data: T }
  /** `problem` says what is wrong: `no JSON`, for example, or the path of the first invalid field. */
  | { ok: false; problem: string }

/** Parses and validates a text. Never throws. */
export function checkJson<T>(text: string, schema: Schema<T>, maxChars = MAX_ANSWER_CHARS): Checked<T> {
  if (text.length > maxChars) return { ok: false, problem: `more than ${maxChars} characters` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'no JSON' }
  }
  if (isTooDeep(value)) return { ok: false, problem: `nested deeper than ${MAX_DEPTH}` }
  const parsed = schema.safeParse(value)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, problem: wrongField(parsed) }
}

/** @returns the validated value, or `undefined` if the text is malformed */
export function parseJson<T>(text: string, schema: Schema<T>, maxChars?: number): T | undefined {
  const checked = checkJson(text, schema, maxChars)
  return checked.ok ? checked.data : undefined
}

/** The result of a zod schema that refused a value. */
interface Failed {
  readonly error?: z.core.$ZodError | undefined
}

/**
 * The first issue of a failed result, with a dotted path such as `cart.articles`.
 *
 * The parameter is the failed result and not its `error`, because zod builds the error when `error` is first read. On a
 * page with a frozen `Error.prototype`, that throws.
 */
export function firstIssue(failed: Failed): { path: string; message: string } {
  try {
    const [issue] = failed.error?.issues ?? []
    if (issue) return { path: issue.path.map(String).join('.'), message: issue.message }
  } catch {
    // zod could not build the error, so the issue is unknown.
  }
  return { path: '', message: 'valid' }
}

/** The path of the first invalid field, for messages. */
export const wrongField = (failed: Failed): string => firstIssue(failed).path || 'the answer itself'
