/** Numbers, money and dates come from `Intl`, never from a text. */

export const formatNumber = (locale: string, value: number): string =>
  new Intl.NumberFormat(locale).format(value)
