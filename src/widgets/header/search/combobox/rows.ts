/** The rows of suggestions below the field, and their addresses. */
import type { Site } from '../../../../api/names.js'
import type { Host } from '../../../../host/host.js'
import { imageUrl } from '../../urls.js'
import { searchUrl } from '../term.js'
import type { SuggestedProduct, Suggestions } from './source.js'

const MAX_TERMS = 10
const MAX_PRODUCTS = 5

export interface Row {
  text: string
  /** An absolute address on the shop's origin. */
  url: string
  /** Address of the product's image; `undefined` if it is missing or refused, and for search terms. */
  image?: string | undefined
}

/**
 * The product page, with the search parameters of interface §5. It is always on the shop's origin, whatever the
 * source says.
 *
 * @returns the absolute address, or `undefined` if it is refused
 */
export function productUrl(
  host: Pick<Host, 'url'>,
  product: SuggestedProduct,
  query: string,
): string | undefined {
  const page = host.url(product.page, 'page')
  if (!page) return undefined
  const url = new URL(page)
  url.searchParams.set('query', query)
  if (product.variant) url.searchParams.set('dim1', product.variant)
  return url.href
}

/** @param query  the typed term, which is added to the addresses of products */
export function rowsOf(
  host: Pick<Host, 'url'>,
  site: Site,
  query: string,
  suggestions: Suggestions | undefined,
): { terms: Row[]; products: Row[] } {
  const terms: Row[] = []
  const products: Row[] = []
  for (const term of suggestions?.terms.slice(0, MAX_TERMS) ?? []) {
    const url = searchUrl(host, site, term)
    if (url) terms.push({ text: term, url })
  }
  for (const product of suggestions?.products.slice(0, MAX_PRODUCTS) ?? []) {
    const url = product.title && productUrl(host, product, query)
    if (url) products.push({ text: product.title, url, image: imageUrl(host, product.image) })
  }
  return { terms, products }
}

/**
 * Splits a text into the part before the typed term, the term, and the part after it. Without a match, the first part
 * is the whole text.
 */
export function splitMatch(text: string, query: string, locale: string): [string, string, string] {
  const lower = text.toLocaleLowerCase(locale)
  // Nothing is marked if lower case changes the length, as for `İ`: the positions would be wrong.
  const at = lower.length === text.length ? lower.indexOf(query.toLocaleLowerCase(locale)) : -1
  const end = at + query.length
  return at < 0 || !query ? [text, '', ''] : [text.slice(0, at), text.slice(at, end), text.slice(end)]
}
