/** JSON comes in through schemas only, within limits of size and depth (security rules: JSON). */
import type { Schema } from '../contracts/fields.js'

const MAX_ANSWER_CHARS = 1_048_576
export const MAX_STORED_CHARS = 65_536
const MAX_DEPTH = 32

const isDeeper = (value: unknown, levels: number): boolean =>
  Object(value) === value &&
  (!levels || Object.values(value as object).some((entry) => isDeeper(entry, levels - 1)))

/** @returns the parsed value, or `undefined` if the text is too long, no JSON, too deep or of the wrong shape */
export function parseJson<T>(text: string, schema: Schema<T>, maxChars = MAX_ANSWER_CHARS): T | undefined {
  if (text.length > maxChars) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isDeeper(value, MAX_DEPTH) ? undefined : schema.safeParse(value).data
  } catch {
    return undefined
  }
}
