/** IBAN: shown in groups of four, checked by its check digits. newsletter-footer-preview-support §5, §9. */

/** ISO 13616: no country has more. */
const MAX_LENGTH = 34
const GROUPS = /.{4}(?=.)/g

/** Without spaces and other signs, in capitals; the support variant takes letters first and then digits only. */
export function cleanIban(typed: string, isLetterFirst = true): string {
  const known = typed
    .slice(0, 200)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
  if (!isLetterFirst) return known.slice(0, MAX_LENGTH)
  const letters = /^[A-Z]*/.exec(known.replace(/^\d+/, ''))![0]
  return (letters && letters + known.replace(/^\d*[A-Z]+/, '').replace(/[A-Z]/g, '')).slice(0, MAX_LENGTH)
}

export const formatIban = (typed: string, isLetterFirst = true): string =>
  cleanIban(typed, isLetterFirst).replace(GROUPS, '$& ')

/** ISO 7064: the country and the check digits moved behind the rest, as a number, leave 1 when divided by 97. */
export function isIban(value: string): boolean {
  const iban = cleanIban(value, false)
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const digits = parseInt(sign, 36)
    rest = (rest * (digits > 9 ? 100 : 10) + digits) % 97
  }
  return rest === 1
}
