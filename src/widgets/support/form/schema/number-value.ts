/** Number fields: digits and one decimal separator. newsletter-footer-preview-support §5. */

/** The locale's decimal separator, by `Intl`. */
export const decimalSeparator = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find((part) => part.type === 'decimal')?.value ?? '.'

/**
 * What of the typed text a number field keeps: digits, and the first dot or comma as the locale's separator.
 *
 * @param separator  empty: digits only
 */
export function cleanNumber(typed: string, separator = '', maxLength = 20): string {
  let hasSeparator = separator === ''
  let kept = ''
  for (const sign of typed.slice(0, 200)) {
    if (sign >= '0' && sign <= '9') kept += sign
    else if (!hasSeparator && (sign === ',' || sign === '.')) {
      hasSeparator = true
      kept += separator
    }
  }
  return kept.slice(0, maxLength)
}

export const isNumber = (value: string): boolean => /^\d{1,200}([.,]\d{1,200})?$/.test(value)

/** As a machine reads it: with a dot. */
export const plainNumber = (value: string): string => value.replace(',', '.')
