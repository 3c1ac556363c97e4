/**
 * Which promotions a header asks for, and by which addresses. The loader and the header share this, so that the header
 * finds the responses to the calls that the loader has made. header-search-cart §2, §7.
 */
import { HEADER_PROMOTION_ID, promotionPath } from '../contracts/endpoints.js'
import { pathPart } from '../host/urls.js'

export interface PromotionSettings {
  reduced: boolean
  showPromotionBanner: boolean
  promotionIds: string[]
  allOfTags: string[]
  anyOfTags: string[]
  noneOfTags: string[]
}

const TAGS = ['allOfTags', 'anyOfTags', 'noneOfTags'] as const

/** @returns the paths of the calls by the promotions' ids, in the page's order */
export function promotionPaths(settings: PromotionSettings): Map<string, string> {
  const { reduced, showPromotionBanner, promotionIds } = settings
  // A reduced header is for the checkout. It shows only what the host page names.
  const ids = showPromotionBanner && !reduced ? [HEADER_PROMOTION_ID, ...promotionIds] : promotionIds
  // Not with URLSearchParams, which would encode the commas between the tags.
  const query = TAGS.flatMap((name) => {
    const tags = settings[name].flatMap((tag) => pathPart(tag) ?? [])
    return tags.length ? `${name}=${tags.join()}` : []
  }).join('&')
  return new Map(ids.filter((id) => pathPart(id)).map((id) => [id, promotionPath(id, query)]))
}
