/** What a header knows about its promotions: the responses of the service, and where the last page showed them. */
import { createPromotionResponse, isPreview, promotionInit } from '../../../services/promotions.js'
import type { Host } from '../../../host/host.js'
import type { Remembered } from '../../../host/remembered.js'
import { promotionPaths } from './paths.js'
import type { PlaceName, PromotionResponse, PromotionResponses, PromotionOptions } from './promotion.js'

const promotionResponse = createPromotionResponse()

/** Keyed by id, in the order given by the host page. */
export type PromotionCalls = ReadonlyMap<string, Remembered<PromotionResponse>>

/**
 * Prepares the calls, without calling the service yet.
 *
 * @param preview  `previewAtom`: a change of the preview repeats the calls
 */
export const openPromotionCalls = (host: Host, options: PromotionOptions, preview: number): PromotionCalls =>
  new Map(
    [...promotionPaths(options)].map(([id, path]) => {
      const call = host.remember(path, {
        remember: 'widget',
        version: preview,
        ...promotionInit(host, options.site),
        schema: promotionResponse,
        // A 404 response means that no promotion is placed, which is not an error.
        expected: [404],
      })
      return [id, call]
    }),
  )

/** The responses that have arrived. The object has no prototype, because a promotion's id may be `constructor`. */
export function responsesOf(calls: PromotionCalls): PromotionResponses {
  const responses = Object.create(null) as Record<string, PromotionResponse | null>
  for (const [id, { known }] of calls) if (known !== undefined) responses[id] = known
  return responses
}

const FILLED: readonly unknown[] = ['top', 'page'] satisfies PlaceName[]

/** Reads a place from session storage. */
const toPlace = (value: unknown): PlaceName => (FILLED.includes(value) ? (value as PlaceName) : 'none')

/** Where promotions are shown. The next page reserves their space from its first paint. */
export interface PlaceMemory {
  /** @returns where the promotion was shown, or `none` if that is not known */
  get(id: string): PlaceName
  set(id: string, place: PlaceName): void
}

/** The memory reads and writes nothing in the staff preview. */
export function openPlaceMemory(host: Host, options: PromotionOptions): PlaceMemory {
  const paths = promotionPaths(options)
  const key = (id: string) => `shop place ${options.site} ${host.url(paths.get(id), 'call')}`
  return {
    get: (id) => (isPreview(host) ? 'none' : toPlace(host.session.get(key(id)))),
    set(id, place) {
      if (!isPreview(host)) host.session.set(key(id), place === 'none' ? undefined : place)
    },
  }
}
