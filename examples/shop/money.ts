import type { Site } from '../../src/api/names.js'
import { createPriceFormat } from '../../src/page/format-price.js'
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

const format = createPriceFormat(SITE_FACTS, () => undefined)
/** Formats prices as `Shop.formatPrice` does. */
export const formatMoney = (site: Site, amount: number): string => format(amount, site)
