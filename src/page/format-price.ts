/** Formats amounts as each site writes them. interface.md §2; header-search-cart §1. */
import { unifySigns } from '../texts/unify-signs.js'

/** Keyed by site: its locale, its currency, and the symbol after its amounts. An empty symbol is not shown. */
export type SitePrices = Readonly<
  Record<string, { locale: string; currency: string; symbol: string } | undefined>
>

/** Browsers disagree about the decimals of forints: the standard for currencies has two, and Hungary none. */
const decimalsOf = (currency: string): number => (currency === 'HUF' ? 0 : 2)

/**
 * Amounts of money are grouped differently from other numbers in Austria and Switzerland, therefore the style is that of
 * the currency. `negative` leaves out the sign of an amount that is rounded to 0.
 */
const formatOf = (locale: string, currency: string): Intl.NumberFormat => {
  const decimals = decimalsOf(currency)
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  })
}

/** @param pageSite  returns the site to use if the call names no site. An unknown site counts as DE. */
export function createPriceFormat(
  sites: SitePrices,
  pageSite: () => string | undefined,
): (amount: number, site?: string) => string {
  /** Keyed by locale. A page may show many prices, and creating an `Intl` object is slow. */
  const formats = new Map<string, Intl.NumberFormat>()

  return (amount, site = pageSite()) => {
    const name = String(site).toUpperCase()
    const { locale, currency, symbol } = sites[Object.hasOwn(sites, name) ? name : 'DE']!
    const format = formats.get(locale) ?? formatOf(locale, currency)
    formats.set(locale, format)
    // The shop's own symbol is always behind the amount.
    const parts = format.formatToParts(amount).filter(({ type }) => type !== 'currency' && type !== 'literal')
    const text = unifySigns(parts.map(({ value }) => value).join(''))
    return symbol ? `${text}\u00a0${symbol}` : text
  }
}
