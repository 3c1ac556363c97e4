/** The header before its code has been loaded. An invalid option counts as not set. */
import type { PageStart } from '../../host/page-start.js'
import { navigationPath } from '../../services/navigation.js'
import type { RawOptions } from '../../options/read.js'
import type { EarlyCall } from '../widget.js'
import { promotionPaths } from './promotions/paths.js'

/** The promotions' lazy chunk. Its hash is in the loader: `early` in tools/build/cdn.mjs. */
const PROMOTION_CODE = 'header-promotions'

/** The values are read as `options.ts` reads them, in a tenth of its code, because each page loads this with the loader. */
export function earlyCalls(raw: RawOptions, site: string, cookie: PageStart['cookie']): EarlyCall[] {
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
    cache: cookie('PreviewToken') === undefined ? 'default' : 'no-store',
  } as const
  const calls: EarlyCall[] = [...paths.values()].map((path) => ({ path, init, chunk: PROMOTION_CODE }))
  if (!reduced && !raw['navigationurl']) calls.push({ path: navigationPath(site), init: {} })
  return calls
}
