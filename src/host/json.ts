/** Parses untrusted JSON: its length and depth are limited, and a schema reads the value. Security rules §2. */
import * as z from 'zod/mini'
import type { Schema } from '../contracts/fields.js'

const MAX_ANSWER_CHARS = 1_048_576
export const MAX_STORED_CHARS = 65_536
const MAX_DEPTH = 32

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((entry) => isDeeper(entry, levels - 1)))

const jsonText = (maxChars: number) =>
  z.pipe(
    z.string().check(z.maxLength(maxChars)),
    z.transform((text, context): unknown => {
      try {
        const value: unknown = JSON.parse(text)
        if (!isDeeper(value, MAX_DEPTH)) return value
      } catch {
        // Not JSON: invalid, like a value that is nested too deeply.
      }
      context.issues.push({ code: 'custom', input: text })
      return z.NEVER
    }),
  )

/** @returns zod's result; it fails for a text that is too long, not JSON or nested too deeply, too */
export const parseJson = <T>(text: string, schema: Schema<T>, maxChars = MAX_ANSWER_CHARS) =>
  z.pipe(jsonText(maxChars), schema).safeParse(text)

interface Failed {
  readonly error?: z.core.$ZodError | undefined
}

/**
 * Takes the failed result, not its `error`: zod builds the error when it is read first, which throws on a page with a
 * frozen `Error.prototype`.
 *
 * @param whole  the name of the value itself, for a failure that concerns no single field
 * @returns the path of the first wrong field, such as `cart.articles`
 */
export function wrongField(failed: Failed, whole = 'the answer itself'): string {
  try {
    const [issue] = failed.error?.issues ?? []
    return issue?.path.map(String).join('.') || whole
  } catch {
    return whole
  }
}
