/** The search service. */

/** GET. `suggestions.ts` has the schema of the response. */
export const suggestionsPath = (query: URLSearchParams): string =>
  `/service/searchfrontend/api/suggestions?${query}`

/** GET, when the header starts. The response is not used. */
export const SEARCH_CACHE_KEY_PATH = '/service/searchfrontend/api/cachekey'
