/**
 * The promotion service: its response, which contains the content as JSON text in `contentJSON`.
 * header-search-cart §3, §7; newsletter-footer-preview-support §7, call 5. `promotion-content.ts` has the schema of the
 * content, and `footer.ts` that of a footer promotion.
 */
import * as z from 'zod/mini'
import { lenient, type Fields } from './fields.js'

export { HEADER_PROMOTION_ID } from './endpoints.js'
export const FOOTER_PROMOTION_ID = 'SHOP_FOOTER'

export const createPromotionResponse = (f: Fields) =>
  z.object({ type: f.fallback(f.text(60), ''), contentJSON: f.text(1_048_576) })
export const promotionResponse = createPromotionResponse(lenient)

/** Our names for the service's types of promotions. */
export const PROMOTION_TYPES = {
  ApiHeaderBenefitsPromotion: 'BENEFITS',
  ApiTopBannerPromotion: 'BANNER',
  ApiPiPromotion: 'PHASE_INTEGRATION',
  ApiCategory: 'CATEGORY',
} as const
export type PromotionType = (typeof PROMOTION_TYPES)[keyof typeof PROMOTION_TYPES]
