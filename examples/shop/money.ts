import type { Site } from '../../src/api/names.js'
import { SITE_FACTS } from './sites.js'

/** A believable shelf price: what customers of the currency are used to see at the end of a price. */
const shelfPrice: Record<string, (eur: number) => number> = {
  EUR: (eur) => eur,
  CHF: (eur) => Math.max(1, Math.round(eur * 1.1)) - 0.05,
  CZK: (eur) => Math.max(1, Math.round(eur * 2.5)) * 10 - 1,
  HUF: (eur) => Math.max(1, Math.round(eur * 4)) * 100 - 10,
  PLN: (eur) => Math.max(1, Math.round(eur * 4.3)) - 0.01,
  TRY: (eur) => Math.max(1, Math.round(eur * 4.8)) * 10 - 0.1,
}

/** @param eur the calculated price in euros @returns the price in the site's currency */
export const priceFor = (site: Site, eur: number): number => {
  const price = shelfPrice[SITE_FACTS[site].currency]?.(eur) ?? eur
  return Math.round(price * 100) / 100
}

/** As the header does it: the site's number format, the symbol behind it, none for DE. */
export const formatMoney = (site: Site, amount: number): string => {
  const { locale, currency, symbol } = SITE_FACTS[site]
  const digits = currency === 'HUF' ? 0 : 2
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
  return symbol ? `${number} ${symbol}` : number
}
