/** The contract of the search service. */
import * as z from 'zod/mini'
import { failed, ignored, siteInQuery } from './contract/parameters.js'
import { template, type Parameter, type ServiceCall } from './contract/service-call.js'
import { contractSchemas } from './contract/strict.js'
import { SEARCH_CACHE_KEY_PATH, suggestionsPath } from './search.js'
import { createSuggestionsResponse } from './suggestions.js'

export { SEARCH_CACHE_KEY_PATH, suggestionsPath }

export const { suggestionsResponse } = contractSchemas((f) => ({
  suggestionsResponse: createSuggestionsResponse(f),
}))

const most = (what: string, value: string): Parameter => ({
  in: 'query',
  meaning: `The maximum number of ${what}.`,
  example: value,
  schema: z.literal(value),
})

const calls: readonly ServiceCall[] = [
  {
    name: 'readSuggestions',
    service: 'search',
    summary: 'Suggestions for what is typed',
    caller:
      'The header’s search, from the second letter. After a status of 400 or higher, it is retried up to 4 times, 2 seconds apart.',
    spec: 'header-search-cart §2, §3, §7',
    method: 'GET',
    path: template(suggestionsPath(new URLSearchParams())),
    parameters: {
      q: {
        in: 'query',
        meaning: 'The typed text.',
        example: 'kaffee',
        schema: z.string().check(z.minLength(2), z.maxLength(200)),
      },
      site: siteInQuery,
      maxSearchTerms: most('search terms', '10'),
      maxProducts: most('products', '5'),
    },
    responses: {
      200: {
        meaning: 'Products and search terms, best matches first.',
        schema: suggestionsResponse,
        example: {
          products: [
            {
              id: '42',
              title: 'Filter coffee',
              imageProductThumb: '/img/42.jpg',
              productViewUrl: 'p/filter-coffee-42',
              webshopProductDimensionKey: 'A',
            },
          ],
          searchTerms: [{ searchterm: 'filter coffee' }],
        },
      },
      default: { meaning: `${failed.meaning} No suggestions are shown.` },
    },
  },
  {
    name: 'readSearchCacheKey',
    service: 'search',
    summary: 'The key of the search cache',
    caller: 'The header when it starts.',
    spec: 'header-search-cart §7',
    method: 'GET',
    path: SEARCH_CACHE_KEY_PATH,
    parameters: {},
    responses: { '2XX': ignored, default: ignored },
  },
]

export default calls
