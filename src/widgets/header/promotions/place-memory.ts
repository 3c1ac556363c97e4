/**
 * Remembers in session storage where promotions were shown, so that the next page reserves their space from its first
 * paint.
 */
import { isPreview } from '../../../services/promotions.js'
import type { Host } from '../../../host/host.js'
import type { PromotionCalls } from './promotion-calls.js'
import type { PlaceName, PromotionOptions } from './promotion.js'

const FILLED: readonly unknown[] = ['top', 'page'] satisfies PlaceName[]

/** Reads a place from session storage. */
export const toPlace = (value: unknown): PlaceName => (FILLED.includes(value) ? (value as PlaceName) : 'none')

export interface PlaceMemory {
  /** @returns where the promotion was shown, or `none` if that is not known */
  get(id: string): PlaceName
  set(id: string, place: PlaceName): void
}

/** The memory reads and writes nothing in the staff preview. */
export function openPlaceMemory(
  host: Host,
  { site }: Pick<PromotionOptions, 'site'>,
  calls: PromotionCalls,
): PlaceMemory {
  const key = (id: string) => `shop place ${site} ${host.url(calls.paths.get(id), 'call')}`
  return {
    get: (id) => (isPreview(host) ? 'none' : toPlace(host.session.get(key(id)))),
    set(id, place) {
      if (!isPreview(host)) host.session.set(key(id), place === 'none' ? undefined : place)
    },
  }
}
