import type { Site } from '../../src/api/names.js'
import { SITE_FACTS } from './sites.js'

/** Converts euros to a realistic price of each currency, with its usual ending such as .95 or 90. */
const shelfPrice: Record<string, (eur: number) => number> = {
  EUR: (eur) => eur,
  CHF: (eur) => Math.max(1, Math.round(eur * 1.1)) - 0.05,
  CZK: (eur) => Math.max(1, Math.round(eur * 2.5)) * 10 - 1,
  HUF: (eur) => Math.max(1, Math.round(eur * 4)) * 100 - 10,
  PLN: (eur) => Math.max(1, Math.round(eur * 4.3)) - 0.01,
  TRY: (eur) => Math.max(1, Math.round(eur * 4.8)) * 10 - 0.1,
}

/** @param eur  the price in euros
 * @returns the price in the site's currency */
export const priceFor = (site: Site, eur: number): number => {
  const price = shelfPrice[SITE_FACTS[site].currency]?.(eur) ?? eur
  return Math.round(price * 100) / 100
}

/** Formats prices as the header does: in the site's number format, followed by the symbol. DE has no symbol. */
export const formatMoney = (site: Site, amount: number): string => {
  const { locale, currency, symbol } = SITE_FACTS[site]
  const digits = currency === 'HUF' ? 0 : 2
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return symbol ? `${number} ${symbol}` : number
}
