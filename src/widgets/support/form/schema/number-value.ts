/**
 * Numbers, as people write them in the locale. A text that could mean two numbers is not read, because an error is
 * better than a wrong number. newsletter-footer-preview-support §5.
 */

/** Maximum number of characters. Nobody writes a longer number. */
const MAX_LENGTH = 200

interface Separators {
  decimal: string
  /**
   * The separator between thousands. All kinds of space count as a space, and a typographic apostrophe as a plain one.
   */
  group: string
}

const simplify = (text: string): string => text.replace(/\s/g, ' ').replace(/’/g, "'")

export function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1234567.5)
  const find = (type: 'decimal' | 'group') => simplify(parts.find((part) => part.type === type)?.value ?? '')
  return { decimal: find('decimal'), group: find('group') }
}

const PLAIN = /^(-?)(\d+)(?:([.,])(\d+))?$/
/** Matches a number with separators between thousands. A number that begins with 0 has no separator. */
const GROUPED = /^(-?)([1-9]\d{0,2}(?:([ '.,])\d{3})(?:\3\d{3})*)(?:([.,])(\d+))?$/

function readGrouped(text: string, { decimal, group }: Separators): string | undefined {
  const [, sign, whole, by, mark, fraction] = GROUPED.exec(text) ?? []
  if (!whole || by === decimal || (mark && mark !== decimal)) return undefined
  // In a locale without this separator, `1.234` may be 1234, or 1.234 as other countries write it.
  const mayBeDecimal = (by === '.' || by === ',') && by !== group && !mark && whole.length <= 7
  return mayBeDecimal ? undefined : `${sign}${whole.replace(/\D/g, '')}${mark ? `.${fraction}` : ''}`
}

function readPlain(text: string, { decimal }: Separators): string | undefined {
  const [, sign, whole, mark, fraction = ''] = PLAIN.exec(text) ?? []
  if (!whole) return undefined
  // The other separator is clear in `12.5`, but `1234.567` may mean more than a million.
  if (mark && mark !== decimal && fraction.length === 3 && !/^0+$/.test(whole)) return undefined
  return `${sign}${whole}${mark ? `.${fraction}` : ''}`
}

/**
 * @param isWhole  the number must not have decimals
 * @returns the number as the service needs it, such as `-1234.56`; `undefined` for anything that is not clearly a number
 */
export function readNumber(written: string, locale: string, isWhole = false): string | undefined {
  if (written.length > MAX_LENGTH) return undefined
  const text = simplify(written.trim()).replace(/^[−–]/, '-')
  const separators = separatorsOf(locale)
  const number = readGrouped(text, separators) ?? readPlain(text, separators)
  return isWhole && number?.includes('.') ? undefined : number
}

/** @param number  in JSON notation, such as `12.5`. @returns the number in the locale's notation, without groups */
export const writeNumber = (number: string, locale: string): string =>
  /^-?\d+\.\d+$/.test(number) ? number.replace('.', separatorsOf(locale).decimal) : number

interface Limits {
  locale: string
  isWhole: boolean
  /** Maximum number of characters of the number that is sent. */
  maxLength: number
}

/**
 * Ignores a typed character that cannot be part of a number, or that makes the number too long. Pasted or filled-in
 * text stays as it is, because removing some of its characters could make another number.
 */
export function ignoreOtherKeys(
  text: string,
  before: string,
  { locale, isWhole, maxLength }: Limits,
): string {
  const { length } = text
  const shortest = Math.min(length, before.length)
  let start = 0
  while (start < shortest && text[start] === before[start]) start++
  let end = 0
  while (end < shortest - start && text[length - 1 - end] === before[before.length - 1 - end]) end++
  const inserted = text.slice(start, length - end)
  if (inserted.length !== 1) return text
  const isPart = /[\d\s.,'’−–-]/.test(inserted) && !(isWhole && inserted === separatorsOf(locale).decimal)
  return isPart && (readNumber(text, locale) ?? text).length <= maxLength ? text : before
}
