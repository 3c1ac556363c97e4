/** The types for the promotions on a page. */
import type { HeaderValues } from '../options.js'

export type PromotionOptions = Pick<
  HeaderValues,
  | 'site'
  | 'locale'
  | 'reduced'
  | 'showPromotionBanner'
  | 'promotionIds'
  | 'allOfTags'
  | 'anyOfTags'
  | 'noneOfTags'
>

/** A promotion as the service sends it. `contentJSON` is parsed by the lazy chunk. */
export interface PromotionResponse {
  type: string
  contentJSON: string
}

/** Keyed by id. An id is missing while its call is running; `null` means that there is nothing to show. */
export type PromotionResponses = Readonly<Record<string, PromotionResponse | null>>

export interface Promotions {
  options: PromotionOptions
  /** The promotions that the host page requests, in its order. */
  ids: readonly string[]
  responses: PromotionResponses
  /** Whether the app banner is shown. */
  offersApp: boolean
  offerApp(isOffered: boolean): void
}

/** `top` is above the header, `page` below its navigation. A promotion for the benefits strip has no place. */
export type PlaceName = 'top' | 'page' | 'none'

/** A key of local storage, set for good when the app banner is closed. */
export const APP_CLOSED = 'shop-app-banner-closed'
