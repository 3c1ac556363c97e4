/**
 * Which promotions a header requests, and from which addresses. The loader and the header share this file, so that the
 * header finds the responses to the loader's calls.
 */
import { HEADER_PROMOTION_ID, promotionPath } from '../../../services/promotions.js'
import { pathPart } from '../../../host/urls.js'

export interface PromotionSettings {
  reduced: boolean
  showPromotionBanner: boolean
  promotionIds: string[]
  allOfTags: string[]
  anyOfTags: string[]
  noneOfTags: string[]
}

const TAGS = ['allOfTags', 'anyOfTags', 'noneOfTags'] as const

/** @returns the paths of the calls, keyed by promotion id, in the host page's order */
export function promotionPaths(settings: PromotionSettings): Map<string, string> {
  const { reduced, showPromotionBanner, promotionIds } = settings
  // A reduced header is for the checkout. It shows only the promotions that the host page names.
  const ids = showPromotionBanner && !reduced ? [HEADER_PROMOTION_ID, ...promotionIds] : promotionIds
  // URLSearchParams would encode the commas between the tags.
  const query = TAGS.flatMap((name) => {
    const tags = settings[name].flatMap((tag) => pathPart(tag) ?? [])
    return tags.length ? `${name}=${tags.join()}` : []
  }).join('&')
  return new Map(ids.filter((id) => pathPart(id)).map((id) => [id, promotionPath(id, query)]))
}
