/** JSON comes in through schemas only, within limits of size and depth. security rules: JSON. */
import type * as z from 'zod/mini'
import { wrongField } from '../contracts/fields.js'

export const MAX_ANSWER_CHARS = 1_048_576
export const MAX_STORED_CHARS = 65_536
const MAX_DEPTH = 32

const isDeeperThan = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((entry) => isDeeperThan(entry, levels - 1)))

export type Checked<T> =
  | { ok: true; data: T }
  /** `problem`: what is wrong, to be put behind "malformed". */
  | { ok: false; problem: string }

export function checkJson<T>(
  text: string,
  schema: z.ZodMiniType<T>,
  maxChars = MAX_ANSWER_CHARS,
): Checked<T> {
  if (text.length > maxChars) return { ok: false, problem: `more than ${maxChars} characters` }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'no JSON' }
  }
  if (isDeeperThan(value, MAX_DEPTH)) return { ok: false, problem: `nested deeper than ${MAX_DEPTH}` }
  const parsed = schema.safeParse(value)
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, problem: wrongField(parsed.error) }
}

/** @returns the parsed value, or `undefined` if the text is malformed */
export function parseJson<T>(text: string, schema: z.ZodMiniType<T>, maxChars?: number): T | undefined {
  const checked = checkJson(text, schema, maxChars)
  return checked.ok ? checked.data : undefined
}
