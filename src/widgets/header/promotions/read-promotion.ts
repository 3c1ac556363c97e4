/** Parses promotions for rendering. */
import { createPromotionContent, type PromotionContent } from '../../../services/promotion-content.js'
import { PROMOTION_TYPES, type PromotionType } from '../../../services/promotions.js'
import { parseJson } from '../../../host/json.js'
import type { PromotionResponse, Promotions } from './promotion.js'

const promotionContent = createPromotionContent()

export interface Promotion {
  type: PromotionType
  content: PromotionContent
}

/** @returns `null` for an unknown type and for malformed content; such a promotion is not shown */
export function parsePromotion({ type, contentJSON }: PromotionResponse): Promotion | null {
  const content = parseJson(contentJSON, promotionContent)
  return content && Object.hasOwn(PROMOTION_TYPES, type)
    ? { type: PROMOTION_TYPES[type as keyof typeof PROMOTION_TYPES], content }
    : null
}

/** Parsed promotions by response, so that each response is parsed once and not on every rendering. */
const parsed = new WeakMap<PromotionResponse, Promotion | null>()

function parseOnce(response: PromotionResponse): Promotion | null {
  const known = parsed.get(response)
  const promotion = known === undefined ? parsePromotion(response) : known
  parsed.set(response, promotion)
  return promotion
}

/** The promotions to show, in the order of the ids. */
export const promotionsOf = ({ ids, responses }: Pick<Promotions, 'ids' | 'responses'>) =>
  ids.flatMap((id) => {
    const response = responses[id]
    const promotion = response && parseOnce(response)
    return promotion ? [{ ...promotion, id }] : []
  })

/** The content of the first promotion of a type. */
export const contentOf = (promotions: Promotions, type: PromotionType): PromotionContent | undefined =>
  promotionsOf(promotions).find((promotion) => promotion.type === type)?.content

/** The benefits strip has four tracking names. header-search-cart §2. */
const MAX_BENEFITS = 4

/** The benefits that replace those of the site; `undefined` if there are none. */
export const benefitsOf = (promotions: Promotions) => {
  const links = contentOf(promotions, 'BENEFITS')?.links.slice(0, MAX_BENEFITS)
  return links?.length ? links : undefined
}
