/** The promotions of a page, as they come. */
import type { Host } from '../../../host/host.js'
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

/** As the service gives it: read by those who show it. */
export interface PromotionAnswer {
  type: string
  contentJSON: string
}

/** By id: not there while it is awaited, `null` where there is nothing to show. */
export type PromotionAnswers = Readonly<Record<string, PromotionAnswer | null>>

export interface Promotions {
  options: PromotionOptions
  host: Host
  /** Those that the page wants, in its order. */
  ids: string[]
  answers: PromotionAnswers
  offersApp: boolean
  offerApp(isOffered: boolean): void
}

/** Above the header, or below its navigation; a promotion of the benefits strip takes no place of its own. */
export type PlaceName = 'top' | 'page' | 'none'

/** In local storage, once the app's banner was closed. */
export const APP_CLOSED = 'shop-app-banner-closed'
