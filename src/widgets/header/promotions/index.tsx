/** The lazy chunk of promotions: parses them, and renders the app banner and the banner above the header. */
import { useLazy } from '../../../ui/use-lazy.js'
import { promotionsOf } from './read-promotion.js'
import css from './promotions.css'
import { TopBanner } from './TopBanner.js'
import type { PlaceName, Promotions } from './promotion.js'

export { AppBanner } from './AppBanner.js'
// The benefits strip, which is rendered before this chunk is loaded, uses it.
export { benefitsOf } from './read-promotion.js'
export { css as styles }

const hasHeadline = ({ content }: { content: { headline: string; headlineShort: string } }) =>
  !!(content.headline || content.headlineShort)

/** Where a promotion is shown. The place above the header is for the first banner that has a headline. */
export function placeOf(promotions: Promotions, id: string): PlaceName {
  const all = promotionsOf(promotions)
  const { type } = all.find((promotion) => promotion.id === id) ?? {}
  if (type === 'CATEGORY' || type === 'PHASE_INTEGRATION') return 'page'
  const top = all.find((promotion) => promotion.type === 'BANNER' && hasHeadline(promotion))
  return top?.id === id ? 'top' : 'none'
}

export type PageBannerModule = typeof import('./page/index.js')

/** A lazy chunk, because most pages have no banner below the navigation. */
export const loadPageBanner = (): Promise<PageBannerModule> => import('./page/index.js')

interface BannerProps {
  promotions: Promotions & { earlyPage: PageBannerModule | undefined }
  /** The id of a promotion whose place is not `none`. */
  id: string
  isFlyoutOpen: boolean
}

export function Banner({ promotions, id, isFlyoutOpen }: BannerProps) {
  const promotion = promotionsOf(promotions).find((one) => one.id === id)!
  const isOnPage = promotion.type !== 'BANNER'
  const { ids, earlyPage } = promotions
  const page = useLazy(loadPageBanner, isOnPage, undefined, earlyPage)
  if (!isOnPage) return <TopBanner content={promotion.content} isFlyoutOpen={isFlyoutOpen} />
  if (!page) return <div className="page-slot" />
  return <page.PageBanner promotion={promotion} at={ids.indexOf(id)} />
}
