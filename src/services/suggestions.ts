/** The suggestions for a search term, which only the lazy combobox reads. */
import * as z from 'zod/mini'
import { converted, identifier, label, lenientList, lenientOptional, text } from './fields.js'

function createSuggestedProduct() {
  /** The service sends ids as texts or as numbers. */
  const productId = z.union([identifier(), converted(z.number(), String)])
  return z.object({
    id: z.catch(productId, ''),
    title: label(300),
    imageProductThumb: z.catch(text(), ''),
    productViewUrl: text(),
    webshopProductDimensionKey: lenientOptional(identifier()),
  })
}

export const createSuggestionsResponse = () =>
  z.object({
    products: z.catch(lenientList(createSuggestedProduct()), []),
    searchTerms: z.catch(lenientList(z.object({ searchterm: label(200) })), []),
  })
