/** What the suggestions under the field are, and where each of them leads. */
import type { SuggestedProduct, Suggestions } from '../../../../contracts/search.js'
import type { Site } from '../../../../api/names.js'
import type { Host } from '../../../../host/host.js'
import { imageUrl } from '../../image-url.js'
import { searchUrl } from '../term.js'

const MAX_TERMS = 10
const MAX_PRODUCTS = 5

export interface Row {
  text: string
  /** Absolute, on the shop's origin. */
  url: string
  /** Products only; `undefined` where the picture is missing or refused. */
  image?: string | undefined
}

/** interface §5: kept on the shop's own origin whatever the answer holds. */
export function productUrl(
  host: Pick<Host, 'url'>,
  product: SuggestedProduct,
  query: string,
): string | undefined {
  const page = host.url(product.productViewUrl, 'page')
  if (!page) return undefined
  const url = new URL(page)
  url.searchParams.set('query', query)
  if (product.webshopProductDimensionKey) url.searchParams.set('dim1', product.webshopProductDimensionKey)
  return url.href
}

/** @param query the typed term; the products carry it on */
export function rowsOf(
  host: Pick<Host, 'url'>,
  site: Site,
  query: string,
  answer: Suggestions | undefined,
): { terms: Row[]; products: Row[] } {
  const terms: Row[] = []
  const products: Row[] = []
  for (const { searchterm } of answer?.searchTerms.slice(0, MAX_TERMS) ?? []) {
    const url = searchUrl(host, site, searchterm)
    if (url) terms.push({ text: searchterm, url })
  }
  for (const product of answer?.products.slice(0, MAX_PRODUCTS) ?? []) {
    const url = product.title && productUrl(host, product, query)
    if (url) products.push({ text: product.title, url, image: imageUrl(host, product.imageProductThumb) })
  }
  return { terms, products }
}

/** The text in three: before, as typed, behind; without a match all of it is before. */
export function splitMatch(text: string, query: string, locale: string): [string, string, string] {
  const lower = text.toLocaleLowerCase(locale)
  // A letter whose small form is longer (İ) would shift what is marked.
  const at = lower.length === text.length ? lower.indexOf(query.toLocaleLowerCase(locale)) : -1
  const end = at + query.length
  return at < 0 || !query ? [text, '', ''] : [text.slice(0, at), text.slice(at, end), text.slice(end)]
}
