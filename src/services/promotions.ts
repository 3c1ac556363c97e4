/**
 * The promotion service: its response, which contains the content as JSON text in `contentJSON`.
 * header-search-cart §3, §7; newsletter-footer-preview-support §7, call 5. `promotion-content.ts` has the schema of the
 * content, and `footer-content.ts` that of a footer promotion.
 */
import * as z from 'zod/mini'
import { text } from './fields.js'

/** The id of the header's own promotion. */
export const HEADER_PROMOTION_ID = '~header_top'
export const FOOTER_PROMOTION_ID = 'SHOP_FOOTER'

/**
 * GET: a promotion. The status is 404 if it does not exist.
 *
 * @param query  encoded, without `?`; empty for no query
 */
export const promotionPath = (id: string, query = ''): string =>
  `/service/promotion/api/promotion/${encodeURIComponent(id)}${query && `?${query}`}`

interface CookieReader {
  cookie(name: string): string | undefined
}

/** Whether staff preview the shop of another date or test. The visitor's caches and stored values are then ignored. */
export const isPreview = (cookies: CookieReader): boolean => cookies.cookie('PreviewToken') !== undefined

/** What the loader and the widgets send with the call of a promotion. */
export const promotionInit = (cookies: CookieReader, site: string) =>
  ({
    headers: { 'X-Hunter-Site': site },
    cache: isPreview(cookies) ? 'no-store' : 'default',
  }) as const

export const createPromotionResponse = () =>
  z.object({ type: z.catch(text(60), ''), contentJSON: text(1_048_576) })

/** Our names for the service's types of promotions. */
export const PROMOTION_TYPES = {
  ApiHeaderBenefitsPromotion: 'BENEFITS',
  ApiTopBannerPromotion: 'BANNER',
  ApiPiPromotion: 'PHASE_INTEGRATION',
  ApiCategory: 'CATEGORY',
} as const
export type PromotionType = (typeof PROMOTION_TYPES)[keyof typeof PROMOTION_TYPES]
