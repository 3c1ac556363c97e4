/** Parses untrusted JSON: its length and depth are limited, and a schema reads the value. Security rules §2. */
import type * as z from 'zod/mini'
import type { Schema } from '../contracts/fields.js'

export const MAX_ANSWER_CHARS = 1_048_576
export const MAX_STORED_CHARS = 65_536
const MAX_DEPTH = 32

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((entry) => isDeeperThan(entry, levels - 1)))

export type Checked<T> =
  | { ok: true; data: T }
  /** `problem`: what is wrong, such as `no JSON` or the path of the first wrong field. */
  | { ok: false; problem: string }

export function checkJson<T>(text: string, schema: Schema<T>, maxChars = MAX_ANSWER_CHARS): Checked<T> {
  if (text.length > maxChars) return { ok: false, problem: `more than ${maxChars} characters` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'no JSON' }
  }
  if (isDeeperThan(value, MAX_DEPTH)) return { ok: false, problem: `nested deeper than ${MAX_DEPTH}` }
  const parsed = schema.safeParse(value)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, problem: wrongField(parsed) }
}

/** @returns the parsed value, or `undefined` if the text is malformed */
export function parseJson<T>(text: string, schema: Schema<T>, maxChars?: number): T | undefined {
  const checked = checkJson(text, schema, maxChars)
  return checked.ok ? checked.data : undefined
}

interface Failed {
  readonly error?: z.core.$ZodError | undefined
}

/**
 * The first thing that is wrong, with a dotted path such as `cart.articles`.
 *
 * It takes the failed result, not its `error`: zod builds the error when it is first read, which throws on a page with
 * a frozen `Error.prototype`.
 */
export function firstIssue(failed: Failed): { path: string; message: string } {
  try {
    const [issue] = failed.error?.issues ?? []
    if (issue) return { path: issue.path.map(String).join('.'), message: issue.message }
  } catch {
    // Nothing is known of it.
  }
  return { path: '', message: 'valid' }
}

/** The path of the first wrong field; an empty path is the value itself. */
export const wrongField = (failed: Failed): string => firstIssue(failed).path || 'the answer itself'
