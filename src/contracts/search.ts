/** The search service: suggestions for a search term. header-search-cart §3, §7. */
import * as z from 'zod/mini'
import { identifier, lenientList, lenientOptional, text } from './fields.js'

/** The service sends ids as texts or as numbers. */
const productId = z.union([
  identifier(),
  z.pipe(
    z.number(),
    z.transform((id) => String(id)),
  ),
])

const suggestedProduct = z.object({
  id: z.catch(productId, ''),
  title: text(300),
  imageProductThumb: z.catch(text(), ''),
  productViewUrl: text(),
  webshopProductDimensionKey: lenientOptional(text(200)),
})
export type SuggestedProduct = z.infer<typeof suggestedProduct>

export const suggestionsResponse = z.object({
  products: z.catch(lenientList(suggestedProduct), []),
  searchTerms: z.catch(lenientList(z.object({ searchterm: text(200) })), []),
})
export type Suggestions = z.infer<typeof suggestionsResponse>
