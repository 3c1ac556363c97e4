/**
 * Decides where each promotion is shown. Pure.
 *
 * | what is known about a promotion     | its place                                       |
 * | ----------------------------------- | ----------------------------------------------- |
 * | nothing yet                         | where the last page of the visit showed it      |
 * | its response, but not the chunk     | the one that its type suggests                  |
 * | its response and the chunk          | the one that its content decides                |
 * | it does not come or cannot be shown | none                                            |
 *
 * A banner fills its place as soon as it can be rendered. Until then, its full height is reserved. A promotion without
 * a place has a spare at the likely place: the part of the banner's height that the host page has reserved and nothing
 * else needs. So nothing moves on a host page that reserves the height, whether a promotion comes or not, and a host
 * page that reserves nothing has no gap.
 */
import { HEADER_PROMOTION_ID, PROMOTION_TYPES, type PromotionType } from '../../../services/promotions.js'
import type { PlaceName, Promotions } from './promotion.js'

interface PlaceFacts extends Promotions {
  /** The lazy chunk; `undefined` until it has been loaded. */
  loaded: { placeOf(promotions: Promotions, id: string): PlaceName } | undefined
  /** The chunk could not be loaded. */
  hasFailed: boolean
  /** Where the last page of the visit showed a promotion. */
  remembered(id: string): PlaceName
}

const PLACE_OF_TYPE: Record<PromotionType, PlaceName> = {
  BANNER: 'top',
  CATEGORY: 'page',
  PHASE_INTEGRATION: 'page',
  BENEFITS: 'none',
}

/** Where a promotion of this type is shown, unless its content says that it is not shown at all. */
export const placeOfType = (type: string): PlaceName =>
  (Object.hasOwn(PROMOTION_TYPES, type) &&
    PLACE_OF_TYPE[PROMOTION_TYPES[type as keyof typeof PROMOTION_TYPES]]) ||
  'none'

export function placeOf(promotions: PlaceFacts, id: string): PlaceName {
  const { responses, loaded, hasFailed, remembered } = promotions
  const response = responses[id]
  if (response === null || hasFailed) return 'none'
  if (!response) return remembered(id)
  return loaded ? loaded.placeOf(promotions, id) : placeOfType(response.type)
}

/**
 * The promotion above the header, where there is space for one. A promotion that can be shown now wins over one that is
 * still loading.
 */
export function topIdOf(promotions: PlaceFacts): string | undefined {
  const { ids, responses, loaded } = promotions
  const here = ids.filter((id) => placeOf(promotions, id) === 'top')
  return here.find((id) => loaded && responses[id]) ?? here[0]
}

/** Where a promotion without a place would be shown. */
const likelyPlace = (id: string): PlaceName => (id === HEADER_PROMOTION_ID ? 'top' : 'page')

export const hasSpare = (promotions: PlaceFacts, id: string, name: PlaceName): boolean =>
  likelyPlace(id) === name && placeOf(promotions, id) === 'none'
