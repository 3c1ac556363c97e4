/** Search terms and the address of their results. */
import type { Site } from '../../../api/names.js'
import type { Host } from '../../../host/host.js'
import { SITES } from '../../../sites/index.js'
import { cleanText } from '../../../ui/forms/typed-text.js'

export const MAX_TERM = 200

/** Cleans a term, cuts it after 200 characters, and removes spaces from a number that was typed in groups. */
export function normaliseTerm(raw: unknown): string {
  if (typeof raw !== 'string') return ''
  // Removes half of a surrogate pair at the cut, which would be sent as a replacement character.
  const term = cleanText(raw)
    .slice(0, MAX_TERM)
    .replace(/[\uD800-\uDBFF]$/, '')
  return /^[\d\s]*$/.test(term) ? term.replace(/\s/g, '') : term
}

/** The term as it is sent to the service: without surrounding spaces. */
export const sentTerm = (raw: unknown): string => normaliseTerm(raw).trim()

/** @returns the absolute address of the search results, or of the term's own page; `undefined` for an empty term */
export function searchUrl(host: Pick<Host, 'url'>, site: Site, raw: unknown): string | undefined {
  const query = sentTerm(raw)
  if (!query) return undefined
  const { searchPages = {}, locale } = SITES[site]
  const word = query.toLocaleLowerCase(locale)
  const ownPage = Object.hasOwn(searchPages, word) ? searchPages[word] : undefined
  return host.url(ownPage ?? `/search?${new URLSearchParams({ query, site })}`, 'page')
}
