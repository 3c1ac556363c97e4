/** Number fields: digits and one decimal separator. newsletter-footer-preview-support §5. */

/** The locale's decimal separator. */
export const decimalSeparator = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'

/**
 * Keeps digits, and the first dot or comma, which it replaces by the locale's separator.
 *
 * @param separator  empty to keep digits only
 * @param maxLength  in characters
 */
export function cleanNumber(typed: string, separator = '', maxLength = 20): string {
  let hasSeparator = separator === ''
  let kept = ''
  for (const character of typed.slice(0, 200)) {
    if (character >= '0' && character <= '9') kept += character
    else if (!hasSeparator && (character === ',' || character === '.')) {
      hasSeparator = true
      kept += separator
    }
  }
  return kept.slice(0, maxLength)
}

export const isNumber = (value: string): boolean => /^\d{1,200}([.,]\d{1,200})?$/.test(value)

/** The number as the service needs it, with a dot. */
export const plainNumber = (value: string): string => value.replace(',', '.')
