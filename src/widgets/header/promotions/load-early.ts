/** Loads the promotions that the header's first render shows. The first render waits for them only a moment. */
import { HEADER_PROMOTION_ID } from '../../../services/promotions.js'
import type { Host } from '../../../host/host.js'
import type { Remembered } from '../../../host/remembered.js'
import type { PageBannerModule } from './index.js'
import { isAppOffered } from './is-app-offered.js'
import { placeOfType } from './places.js'
import { openPlaceMemory, type PromotionCalls } from './promotion-calls.js'
import type { PlaceName, PromotionOptions, PromotionResponse } from './promotion.js'

type PromotionsModule = typeof import('./index.js')

/** The lazy chunks that have been loaded before the first render. */
export interface EarlyModules {
  promotions?: PromotionsModule
  page?: PageBannerModule
}

/** @returns where a server's markup shows the header's promotion */
export function shownPlace(element: Element | undefined): PlaceName {
  const banner = element?.shadowRoot?.querySelector('[data-shop-root=""] .promotion')
  if (!banner) return 'none'
  return banner.closest('.page-place') ? 'page' : 'top'
}

/**
 * Calls the service, and loads the code as soon as it is known to be needed: when a response has arrived, and at once if
 * the last page showed the promotion or the app banner is offered. A failure is ignored here: the view loads the same
 * code again and reports it.
 *
 * @param shown  where a server's markup shows the header's promotion. Its space is reserved until the response arrives.
 * @returns resolves when everything has been loaded, or has failed; `early` is filled step by step until then
 */
export async function loadEarly(
  host: Host,
  options: PromotionOptions,
  calls: PromotionCalls,
  early: EarlyModules,
  shown: PlaceName,
): Promise<void> {
  const memory = openPlaceMemory(host, options)
  if (shown !== 'none' && calls.has(HEADER_PROMOTION_ID)) memory.set(HEADER_PROMOTION_ID, shown)
  const load = async (place: PlaceName) => {
    early.promotions ??= await import('./index.js')
    if (place === 'page') early.page ??= await early.promotions.loadPageBanner()
  }
  const loadWithResponse = async (call: Remembered<PromotionResponse>) => {
    const response = await call.load()
    if (response) await load(placeOfType(response.type))
  }
  const remembered = [...calls.keys()].map((id) => memory.get(id)).filter((place) => place !== 'none')
  if (!host.isServer && isAppOffered(host, options)) remembered.push('top')
  await Promise.allSettled([...[...calls.values()].map(loadWithResponse), ...remembered.map(load)])
}
