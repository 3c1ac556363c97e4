/** An IBAN: its groups of four, and its check digits. */
import { plainCharacters } from '../../../../ui/forms/typed-text.js'
import type { FieldBlock } from '../fields.js'
import { FormattedInput } from './FormattedInput.js'

/** Maximum number of characters, from ISO 13616. */
const MAX_LENGTH = 34
const GROUPS = /.{4}(?=.)/g

/** `letters first`: as in the support form, letters at the start, then digits. `digits`: the letters may be missing. */
export type IbanForm = 'any' | 'letters first' | 'digits'

/**
 * The form that the field has after a change: while a person replaces the country code by another, the digits stay.
 *
 * @param before  the text before the change
 */
export const formAfter = (typed: string, before: string): IbanForm =>
  /^\d/.test(before) || (/\d/.test(before) && !/[a-z]/i.test(typed)) ? 'digits' : 'letters first'

/** Keeps letters first, then digits. */
function lettersAndDigits(allowed: string): string {
  const afterLetters = allowed.replace(/^[A-Z]+/, '')
  const letters = allowed.slice(0, allowed.length - afterLetters.length)
  const digits = afterLetters.replace(/[A-Z]/g, '')
  // An IBAN has two letters before its digits. What is before them is a label, as in `IBAN: DE89…`.
  return (digits ? letters.slice(-2) : letters) + digits
}

/** Keeps letters and digits only, in upper case. From a text that contains a whole IBAN, it keeps the IBAN. */
export function cleanIban(typed: string, form: IbanForm = 'letters first'): string {
  const text = plainCharacters(typed.slice(0, 200)).toUpperCase()
  const allowed = text.replace(/[^A-Z0-9]/g, '')
  if (form === 'any') return allowed.slice(0, MAX_LENGTH)
  for (const [found] of text.matchAll(/[A-Z]{2}\s?\d[^A-Z]*/g)) {
    const iban = found.replace(/[^A-Z0-9]/g, '')
    if (hasCheckDigits(iban)) return iban
  }
  return lettersAndDigits(form === 'digits' ? allowed : allowed.replace(/^\d+/, '')).slice(0, MAX_LENGTH)
}

export const formatIban = (typed: string, form?: IbanForm): string =>
  cleanIban(typed, form).replace(GROUPS, '$& ')

/**
 * ISO 7064: move the first four characters to the end, and replace each letter by its number (A is 10, Z is 35). The
 * result, read as a number, leaves the remainder 1 when divided by 97.
 */
function hasCheckDigits(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  let remainder = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = parseInt(character, 36)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}

export const isIban = (value: string): boolean => hasCheckDigits(cleanIban(value, 'any'))

export const block: FieldBlock = {
  clean: (value) => formatIban(value),
  toRequestValue: (value) => cleanIban(value),
  isValid: isIban,
  error: 'iban',
  Input: ({ definition: _definition, options: _options, t: _t, ...props }) => (
    <FormattedInput
      {...props}
      attributes={{ autoCapitalize: 'characters', spellCheck: false }}
      formatAfter={(typed, before) => {
        const form = formAfter(typed, before)
        return (text) => formatIban(text, form)
      }}
    />
  ),
}
