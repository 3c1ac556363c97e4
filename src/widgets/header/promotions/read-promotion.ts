/** A promotion's answer as what we show. header-search-cart §3. */
import {
  PROMOTION_TYPES,
  promotionContent,
  type PromotionContent,
  type PromotionType,
} from '../../../contracts/promotion.js'
import { parseJson } from '../../../host/json.js'
import type { PromotionAnswer, Promotions } from './use-promotions.js'

export interface Promotion {
  type: PromotionType
  content: PromotionContent
}

/** @returns `null` for an unknown type and for content that is no JSON object: nothing is shown then */
export function parsePromotion({ type, contentJSON }: PromotionAnswer): Promotion | null {
  const content = parseJson(contentJSON, promotionContent).data
  return content && Object.hasOwn(PROMOTION_TYPES, type)
    ? { type: PROMOTION_TYPES[type as keyof typeof PROMOTION_TYPES], content }
    : null
}

/** What has been read, so that no rendering reads it again. */
const known = new WeakMap<PromotionAnswer, Promotion | null>()

/** What there is to show, in the order of the ids. */
export const promotionsOf = ({ ids, answers }: Pick<Promotions, 'ids' | 'answers'>) =>
  ids.flatMap((id) => {
    const answer = answers[id]
    if (!answer) return []
    if (!known.has(answer)) known.set(answer, parsePromotion(answer))
    const promotion = known.get(answer)
    return promotion ? [{ ...promotion, id }] : []
  })

/** The first promotion of a type. */
export const contentOf = (promotions: Promotions, type: PromotionType): PromotionContent | undefined =>
  promotionsOf(promotions).find((promotion) => promotion.type === type)?.content

/** As many as the strip has names for. header-search-cart §2. */
const MAX_BENEFITS = 4

/** What stands in place of the country's own benefits, if it is anything. */
export const benefitsOf = (promotions: Promotions) => {
  const links = contentOf(promotions, 'BENEFITS')?.links.slice(0, MAX_BENEFITS)
  return links?.length ? links : undefined
}
