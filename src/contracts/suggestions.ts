/** GET /service/searchfrontend/api/suggestions. header-search-cart §3, §7. */
import * as z from 'zod/mini'
import { identifier, list, maybe, or, text } from './shape.js'

const productId = z.union([
  identifier(),
  z.pipe(
    z.number(),
    z.transform((id: number) => `${id}`),
  ),
])

const suggestedProduct = z.object({
  id: or(productId, ''),
  title: text(300),
  imageProductThumb: or(text(), ''),
  productViewUrl: text(),
  webshopProductDimensionKey: maybe(text(200)),
})
export type SuggestedProduct = z.infer<typeof suggestedProduct>

export const suggestionsResponse = z.object({
  products: list(suggestedProduct),
  searchTerms: list(z.object({ searchterm: text(200) })),
})
export type Suggestions = z.infer<typeof suggestionsResponse>
