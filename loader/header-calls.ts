/** The header's calls that the loader makes in advance. An invalid option counts as not set. */
import { navigationPath } from '../src/services/navigation.js'
import { promotionPaths } from '../src/options/promotions.js'
import type { RawOptions } from '../src/options/read.js'
import { readCookie } from './cookie.js'
import type { FirstCall } from './first-view.js'

/** The promotions' lazy chunk. Its hash is in the loader: `early` in tools/build/cdn.mjs. */
const PROMOTION_CODE = 'header-promotions'

export function headerCalls(raw: RawOptions, site: string): FirstCall[] {
  const text = (name: string) => String(raw[name]?.value ?? '')
  const isTrue = (name: string) => !!raw[name] && ['', 'true', '1'].includes(text(name))
  const list = (name: string) =>
    text(name)
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
  const reduced = isTrue('reduced')
  const paths = promotionPaths({
    reduced,
    showPromotionBanner: !['false', '0'].includes(text('showpromotionbanner')),
    promotionIds: list('promotionids'),
    allOfTags: list('alloftags'),
    anyOfTags: list('anyoftags'),
    noneOfTags: list('noneoftags'),
  })
  const init = {
    headers: { 'X-Hunter-Site': site },
    cache: readCookie('PreviewToken') === undefined ? 'default' : 'no-store',
  } as const
  const calls: FirstCall[] = [...paths.values()].map((path) => ({ path, init, chunk: PROMOTION_CODE }))
  if (!reduced && !raw['navigationurl']) calls.push({ path: navigationPath(site), init: {} })
  return calls
}
