/** The suggestions for a search term, which only the lazy combobox reads. */
import * as z from 'zod/mini'
import { identifier, type Fields } from './fields.js'

function createSuggestedProduct(f: Fields) {
  /** The service sends ids as texts or as numbers. */
  const productId = z.union([identifier(), f.converted(z.number(), String)])
  return z.object({
    id: f.fallback(productId, ''),
    title: f.text(300),
    imageProductThumb: f.fallback(f.text(), ''),
    productViewUrl: f.text(),
    webshopProductDimensionKey: f.optional(f.text(200)),
  })
}

export const createSuggestionsResponse = (f: Fields) =>
  z.object({
    products: f.fallback(f.list(createSuggestedProduct(f)), []),
    searchTerms: f.fallback(f.list(z.object({ searchterm: f.text(200) })), []),
  })
