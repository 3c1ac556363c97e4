/** Parses untrusted JSON: limits its length and depth, and validates the value with a schema. */
import type * as z from 'zod/mini'
import type { Schema } from '../services/fields.js'
import { withoutAdditions } from './without-additions.js'

const MAX_RESPONSE_CHARS = 1_048_576
export const MAX_STORED_CHARS = 65_536
const MAX_DEPTH = 32

/** Ignores `toJSON` methods: old libraries add them to built-ins. */
export const toJson = (value: unknown): string =>
  withoutAdditions(() =>
    JSON.stringify(value, function (this: Record<string, unknown>, name) {
      return this[name]
    }),
  )

/**
 * Whether the values of a JSON text are nested too deeply. Each round removes the innermost brackets. The browser's
 * `replace` takes a fraction of the time that our own loop over the characters would take, because this runs before the
 * browser has compiled our code.
 *
 * @param json  well-formed
 */
export function isTooDeep(json: string): boolean {
  let brackets = json.replace(/\\./g, '').replace(/"[^"]*"|[^[\]{}"]+/g, '')
  for (let level = 0; brackets && level < MAX_DEPTH; level++) brackets = brackets.replace(/\[\]|\{\}/g, '')
  return brackets !== ''
}

export type Checked<T> =
  | { ok: true; data: T }
  /** `problem` says what is wrong: `no JSON`, for example, or the path of the first invalid field. */
  | { ok: false; problem: string }

/** Parses and validates a text. Never throws. */
export function checkJson<T>(text: string, schema: Schema<T>, maxChars = MAX_RESPONSE_CHARS): Checked<T> {
  if (text.length > maxChars) return { ok: false, problem: `more than ${maxChars} characters` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'no JSON' }
  }
  if (isTooDeep(text)) return { ok: false, problem: `nested deeper than ${MAX_DEPTH}` }
  const checked = checkValue(schema, value)
  return checked.ok ? checked : { ok: false, problem: checked.issue.path || 'the response itself' }
}

/** @returns the validated value, or `undefined` if the text is malformed */
export function parseJson<T>(text: string, schema: Schema<T>, maxChars?: number): T | undefined {
  const checked = checkJson(text, schema, maxChars)
  return checked.ok ? checked.data : undefined
}

/** What is wrong with a value. `path` is dotted, such as `cart.articles`; empty for the value itself. */
interface Issue {
  path: string
  message: string
}

const UNKNOWN_ISSUE: Issue = { path: '', message: 'valid' }

/** zod builds the `error` of a failed result only when it is read, which may throw. */
function firstIssue(failed: { readonly error?: z.core.$ZodError | undefined }): Issue {
  const [issue] = failed.error?.issues ?? []
  return issue ? { path: issue.path.map(String).join('.'), message: issue.message } : UNKNOWN_ISSUE
}

/** Validates a value on any host page. Never throws. @returns the validated value, or its first issue */
export const checkValue = <T>(
  schema: Schema<T>,
  value: unknown,
): { ok: true; data: T } | { ok: false; issue: Issue } =>
  withoutAdditions(() => {
    try {
      const parsed = schema.safeParse(value)
      return parsed.success ? { ok: true, data: parsed.data } : { ok: false, issue: firstIssue(parsed) }
    } catch {
      // On a page with a frozen `Error.prototype`, zod cannot build its error. And a script may pass a value that contains
      // itself, or that is nested too deeply for the stack.
      return { ok: false, issue: UNKNOWN_ISSUE }
    }
  })

/** @returns `undefined` if the text is malformed, or is no object with fields */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a parsed value is an object with fields, and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
