/** Amounts as each site writes them. interface.md §2; header-search-cart §1. */

/** The site's locale and the symbol behind its amounts; an empty symbol is not shown. */
export type SitePrices = Readonly<Record<string, { locale: string; symbol: string } | undefined>>

const DIGITS = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

/** @param pageSite  the site of the page, if the call names none. An unknown site counts as DE. */
export const createPriceFormat =
  (sites: SitePrices, pageSite: () => string | undefined) =>
  (amount: number, site: string | undefined = pageSite()): string => {
    const { locale, symbol } =
      (site !== undefined && Object.hasOwn(sites, site) && sites[site]) || sites['DE']!
    const text = amount.toLocaleString(locale, DIGITS)
    return symbol ? `${text}\u00a0${symbol}` : text
  }
