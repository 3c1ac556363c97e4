/** Number fields hold digits and, if decimals are allowed, one decimal separator. */
import { plainCharacters } from '../../../../ui/forms/typed-text.js'

export interface NumberFormat {
  /** The decimal separator of the locale; `undefined` if the field has no decimals. */
  separator: string | undefined
  /** Maximum number of characters. */
  maxLength: number
}

export const separatorOf = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')!.value

/** Keeps the digits and the first point or comma, written as the locale does. */
function clean(text: string, separator: string | undefined): string {
  const allowed = plainCharacters(text).replace(separator === undefined ? /\D/g : /[^\d.,]/g, '')
  const [whole = '', ...fractions] = allowed.split(/[.,]/)
  return fractions.length > 0 ? whole + separator + fractions.join('') : whole
}

/**
 * Leaves out everything that a number field cannot hold, whether it was typed, pasted, dropped or filled in. If the rest is
 * too long, what was inserted is cut, so that a digit that is typed into a full field does not push out the last one.
 *
 * @param caret  the position after what was inserted
 */
export function cleanNumber(
  text: string,
  caret: number,
  { separator, maxLength }: NumberFormat,
): { text: string; caret: number } {
  const cleaned = clean(text, separator)
  const start = clean(text.slice(0, caret), separator)
  const end = cleaned.slice(start.length)
  const kept = start.slice(0, Math.max(0, maxLength - end.length))
  return { text: (kept + end).slice(0, maxLength), caret: kept.length }
}

/** @returns the number as the service needs it, such as `1234.56`; `undefined` if the field holds no number */
export const readNumber = (text: string): string | undefined =>
  /^\d+([.,]\d+)?$/.test(text) ? text.replace(',', '.') : undefined

/**
 * @param number     in JSON notation, such as `12.5`
 * @param separator  as in `NumberFormat`
 * @returns the number as the field shows it; empty if the field cannot hold it, as a negative one
 */
export function writeNumber(number: string, separator: string | undefined): string {
  const isHeld = readNumber(number) !== undefined && (separator !== undefined || !number.includes('.'))
  return isHeld ? number.replace('.', separator ?? '.') : ''
}
