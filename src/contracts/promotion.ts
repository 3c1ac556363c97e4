/** GET /service/promotion/api/promotion/{id}. What contentJSON holds stands in `promotion-content.ts`, which is only
 *  loaded where a promotion has come. header-search-cart §3, §7. */
import * as z from 'zod/mini'
import { or, text } from './shape.js'

export const HEADER_PROMOTION_ID = '~header_top'
export const FOOTER_PROMOTION_ID = 'SHOP_FOOTER'

export const promotionResponse = z.object({ type: or(text(60), ''), contentJSON: text(1_048_576) })

/** The service's type → our place for it. */
export const PROMOTION_TYPES = {
  ApiHeaderBenefitsPromotion: 'BENEFITS',
  ApiTopBannerPromotion: 'BANNER',
  ApiPiPromotion: 'PHASE_INTEGRATION',
  ApiCategory: 'CATEGORY',
} as const
export type PromotionType = (typeof PROMOTION_TYPES)[keyof typeof PROMOTION_TYPES]
