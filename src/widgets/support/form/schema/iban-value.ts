/** An IBAN: its groups of four, and its check digits. newsletter-footer-preview-support §5, §9. */

/** Maximum number of characters, from ISO 13616. */
const MAX_LENGTH = 34
const GROUPS = /.{4}(?=.)/g

/**
 * Keeps letters and digits only, in upper case.
 *
 * @param isStrict  as in the support form: letters at the start, then digits only
 */
export function cleanIban(typed: string, isStrict = true): string {
  const allowed = typed
    .slice(0, 200)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  if (!isStrict) return allowed.slice(0, MAX_LENGTH)
  const fromFirstLetter = allowed.replace(/^\d+/, '')
  const afterLetters = fromFirstLetter.replace(/^[A-Z]+/, '')
  const letters = fromFirstLetter.slice(0, fromFirstLetter.length - afterLetters.length)
  const digits = afterLetters.replace(/[A-Z]/g, '')
  return (letters + digits).slice(0, MAX_LENGTH)
}

/** @param isStrict  as for `cleanIban` */
export const formatIban = (typed: string, isStrict = true): string =>
  cleanIban(typed, isStrict).replace(GROUPS, '$& ')

/**
 * ISO 7064: move the first four characters to the end, and replace each letter by its number (A is 10, Z is 35). The
 * result, read as a number, leaves the remainder 1 when divided by 97.
 */
export function isIban(value: string): boolean {
  const iban = cleanIban(value, false)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}
