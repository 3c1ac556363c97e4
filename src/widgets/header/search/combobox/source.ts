/** Where suggestions come from: a source calls a service and keeps its responses; the combobox asks and shows. */
import type * as z from 'zod/mini'
import type { Site } from '../../../../api/names.js'
import type { Host } from '../../../../host/host.js'
import { suggestionsPath } from '../../../../services/search.js'
import { createSuggestionsResponse } from '../../../../services/suggestions.js'

export interface SuggestedProduct {
  /** Not shown if it is empty. */
  title: string
  /** The address of the product page. It is always on the shop's origin: `rows.ts` refuses others. */
  page: string
  /** The variant that the product page shows first. */
  variant?: string | undefined
  /** The address of the picture; may be empty. */
  image: string
}

export interface Suggestions {
  /** Search terms, best matches first. */
  terms: readonly string[]
  products: readonly SuggestedProduct[]
}

export interface SuggestionSource {
  /** The suggestions for a term, if they need no request. Called in each render. */
  known(term: string): Suggestions | undefined
  /**
   * Requests the suggestions for a term that is not known yet.
   *
   * @param signal   aborted as soon as the suggestions are no longer needed
   * @param isTyped  whether the field has the term now: a failed request is not repeated while the person has deleted a letter
   *                 of the term, and may type it again
   * @returns the suggestions, which `known` also returns from then on; `undefined` if the source has failed; never rejects
   */
  getSuggestions(term: string, signal: AbortSignal, isTyped: () => boolean): Promise<Suggestions | undefined>
}

const RETRIES = 4
const RETRY_MS = 2000
/** How many responses are kept. People often delete a few letters and type them again. */
const MAX_RESPONSES = 30

const suggestionsResponse = createSuggestionsResponse()

const suggestionsIn = ({ searchTerms, products }: z.infer<typeof suggestionsResponse>): Suggestions => ({
  terms: searchTerms.map(({ searchterm }) => searchterm),
  products: products.map((product) => ({
    title: product.title,
    page: product.productViewUrl,
    variant: product.webshopProductDimensionKey,
    image: product.imageProductThumb,
  })),
})

/** Resolves after the time, or as soon as the signal is aborted. */
const pause = (window: Window, ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      window.clearTimeout(timer)
      resolve()
    }
    const timer = window.setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })

/** Suggestions from the shop's search service. It retries failed calls, and keeps the last responses. */
export function createShopSource(host: Host, site: Site): SuggestionSource {
  const responses = new Map<string, Suggestions>()

  function keep(term: string, suggestions: Suggestions): void {
    responses.set(term, suggestions)
    const [oldest] = responses.keys()
    if (responses.size > MAX_RESPONSES) responses.delete(oldest!)
  }

  return {
    known: (term) => responses.get(term),

    async getSuggestions(term, signal, isTyped) {
      const query = new URLSearchParams({ q: term, site, maxSearchTerms: '10', maxProducts: '5' })
      for (let retries = 0; ; retries++) {
        const response = await host.call(suggestionsPath(query), {
          schema: suggestionsResponse,
          signal,
          // A failing service is reported once per term, not for each of the five attempts.
          quiet: retries > 0,
        })
        if (response.ok) {
          const suggestions = suggestionsIn(response.data)
          keep(term, suggestions)
          return suggestions
        }
        if (response.status < 400 || retries === RETRIES) return undefined
        await pause(host.window, RETRY_MS, signal)
        if (signal.aborted || !isTyped()) return undefined
      }
    },
  }
}
