/** The header before its code has been loaded. An invalid option counts as not set. */
import type { PageStart } from '../../host/page-start.js'
import { navigationPath } from '../../services/navigation.js'
import { promotionInit } from '../../services/promotions.js'
import type { RawOptions } from '../../options/read.js'
import { readBool, readNames } from '../../options/values.js'
import type { EarlyCall } from '../widget.js'
import { promotionPaths } from './promotions/paths.js'

/** The promotions' lazy chunk. Its hash is in the loader: `early` in tools/build/cdn.mjs. */
const PROMOTION_CODE = 'header-promotions'

export function earlyCalls(raw: RawOptions, site: string, cookie: PageStart['cookie']): EarlyCall[] {
  const value = (name: string) => raw[name]?.value
  const names = (name: string) => readNames(value(name)) ?? []
  const reduced = readBool(value('reduced')) ?? false
  const paths = promotionPaths({
    reduced,
    showPromotionBanner: readBool(value('showpromotionbanner')) ?? true,
    promotionIds: names('promotionids'),
    allOfTags: names('alloftags'),
    anyOfTags: names('anyoftags'),
    noneOfTags: names('noneoftags'),
  })
  const init = promotionInit({ cookie }, site)
  const calls: EarlyCall[] = [...paths.values()].map((path) => ({ path, init, chunk: PROMOTION_CODE }))
  if (!reduced && !raw['navigationurl']) calls.push({ path: navigationPath(site), init: {} })
  return calls
}
