/** What a search term is and where it leads. header-search-cart §2, §5; interface §5. */
import type { Site } from '../../../api/names.js'
import type { Host } from '../../../host/host.js'
import { SITES } from '../../../sites/index.js'

export const MAX_TERM = 200

/** The rules of a search term: cut at 200, and a number may be typed in groups. */
export function normaliseTerm(raw: unknown): string {
  if (typeof raw !== 'string') return ''
  // A pair cut in half would be sent as a replacement character.
  const term = raw.slice(0, MAX_TERM).replace(/[\uD800-\uDBFF]$/, '')
  return /^[\d\s]*$/.test(term) ? term.replace(/\s/g, '') : term
}

/** The term as it is sent: what surrounds it says nothing. */
export const sentTerm = (raw: unknown): string => normaliseTerm(raw).trim()

/** @returns `undefined` for an empty term */
export function searchUrl(host: Pick<Host, 'url'>, site: Site, raw: unknown): string | undefined {
  const query = sentTerm(raw)
  if (!query) return undefined
  const { searchPages = {} } = SITES[site]
  const word = query.toLowerCase()
  const ownPage = Object.hasOwn(searchPages, word) ? searchPages[word] : undefined
  return host.url(ownPage ?? `/search?${new URLSearchParams({ query, site })}`, 'page')
}
