/** Where suggestions come from. A source calls a service and keeps its responses; the combobox asks and shows. */
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
