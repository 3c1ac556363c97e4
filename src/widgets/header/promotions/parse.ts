/** A promotion's answer as what we show. header-search-cart §3. */
import { promotionContent } from '../../../contracts/promotion-content.js'
import { PROMOTION_TYPES } from '../../../contracts/promotion.js'
import { parseJson } from '../../../host/json.js'
import type { Promotion } from './use-promotions.js'

/** @returns `null` for an unknown type and for content that is no JSON object: nothing is shown then */
export function parsePromotion(answer: { type: string; contentJSON: string }): Promotion | null {
  const { type, contentJSON } = answer
  const content = parseJson(contentJSON, promotionContent)
  return content && Object.hasOwn(PROMOTION_TYPES, type)
    ? { type: PROMOTION_TYPES[type as keyof typeof PROMOTION_TYPES], content }
    : null
}
