/** Formats amounts as each site writes them. */
import { DEFAULT_SITE } from '../api/names.js'
import { keysOf } from '../host/without-additions.js'
import { findChoice } from '../options/values.js'
import { unifySigns } from '../texts/unify-signs.js'

/** Keyed by site: its locale, its currency, and the symbol after its amounts. An empty symbol is not shown. */
export type SitePrices = Readonly<
  Record<string, { locale: string; currency: string; symbol: string } | undefined>
>

/** @param pageSite  returns the site to use if the call names no site. An unknown one counts as the default site. */
export const createPriceFormat =
  (sites: SitePrices, pageSite: () => string | undefined) =>
  (amount: number, site: string | undefined = pageSite()): string => {
    const { locale, currency, symbol } = sites[findChoice(keysOf(sites), site) ?? DEFAULT_SITE]!
    // In Austria and Switzerland, amounts of money are grouped differently from other numbers.
    const parts = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      // Forints have no decimals, but some browsers show two.
      maximumFractionDigits: currency === 'HUF' ? 0 : 2,
      // An amount that is rounded to 0 has no sign.
      signDisplay: 'negative',
    }).formatToParts(amount)
    const text = unifySigns(
      parts.map(({ type, value }) => (type === 'currency' || type === 'literal' ? '' : value)).join(''),
    )
    return symbol ? `${text}\u00a0${symbol}` : text
  }
