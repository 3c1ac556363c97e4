/** Formats amounts as each site writes them. interface.md §2; header-search-cart §1. */

/** Keyed by site: its locale, and the symbol after its amounts. An empty symbol is not shown. */
export type SitePrices = Readonly<Record<string, { locale: string; symbol: string } | undefined>>

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** An amount that is rounded to 0 has no sign: "0,00", not "-0,00". */
const withoutLostSign = (amount: number): number => (Math.abs(amount) < 0.005 ? 0 : amount)

/** @param pageSite  returns the site to use if the call names no site. An unknown site counts as DE. */
export const createPriceFormat =
  (sites: SitePrices, pageSite: () => string | undefined) =>
  (amount: number, site: string | undefined = pageSite()): string => {
    const name = String(site).toUpperCase()
    const { locale, symbol } = sites[Object.hasOwn(sites, name) ? name : 'DE']!
    const text = withoutLostSign(amount).toLocaleString(locale, DIGITS)
    return symbol ? `${text}\u00a0${symbol}` : text
  }
