/** Formats amounts as each site writes them. interface.md §2; header-search-cart §1. */

/** By site: its locale, and the symbol after its amounts. An empty symbol is not shown. */
export type SitePrices = Readonly<Record<string, { locale: string; symbol: string } | undefined>>

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** @param pageSite  returns the site to use if the call names none. An unknown site counts as DE. */
export const createPriceFormat =
  (sites: SitePrices, pageSite: () => string | undefined) =>
  (amount: number, site: string | undefined = pageSite()): string => {
    const { locale, symbol } =
      (site !== undefined && Object.hasOwn(sites, site) && sites[site]) || sites['DE']!
    const text = amount.toLocaleString(locale, DIGITS)
    return symbol ? `${text}\u00a0${symbol}` : text
  }
