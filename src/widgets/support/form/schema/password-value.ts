/** The strength of a password. */
import { lengthOf } from '../../../../services/fields.js'

export type PasswordLevel = 0 | 1 | 2 | 3

const MIN_LENGTH = 8

/** Returns 0 below 8 characters; otherwise one point each for a lowercase letter, a digit and an uppercase letter. */
export function scorePassword(password: string): PasswordLevel {
  if (lengthOf(password) < MIN_LENGTH) return 0
  const scored = [/\p{Ll}/u, /\d/, /\p{Lu}/u].filter((characters) => characters.test(password))
  return scored.length as PasswordLevel
}
