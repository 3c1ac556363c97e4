/** The promotions: reading them, those above the header, and what all of them share. */
import { HEADER_PROMOTION_ID } from '../../../contracts/promotion.js'
import { useLazy } from '../../../hooks/use-lazy.js'
import { AppBanner } from './AppBanner.js'
import css from './promotions.css'
import { contentOf, promotionsOf } from './read-promotion.js'
import { TopBanner } from './TopBanner.js'
import type { Promotions } from './promotion.js'

// For the strip, which stands there without them.
export { benefitsOf } from './read-promotion.js'
export const styles = css
export { TopPromotions as top, PagePromotions as page }

interface TopPromotionsProps {
  promotions: Promotions
  isFlyoutOpen: boolean
}

function TopPromotions({ promotions, isFlyoutOpen }: TopPromotionsProps) {
  const { host, offersApp } = promotions
  const banner = contentOf(promotions, 'BANNER')
  const hasBanner = banner && (banner.headline || banner.headlineShort)
  return (
    <>
      {offersApp && <AppBanner promotions={promotions} />}
      {hasBanner && <TopBanner host={host} content={banner} isFlyoutOpen={isFlyoutOpen} />}
    </>
  )
}

/** Those below the navigation. Their code is loaded once one of them has come: most pages have none. */
function PagePromotions({ promotions }: { promotions: Promotions }) {
  const { host, ids, answers } = promotions
  const wanted = promotionsOf(promotions).filter(
    ({ type }) => type === 'CATEGORY' || type === 'PHASE_INTEGRATION',
  )
  const page = useLazy(() => import('./page/index.js'), wanted.length > 0)
  const Banner = page?.PageBanner
  return (
    <>
      {/* In the order of the ids, those that are awaited too: one that comes moves no other. */}
      {ids.map((id) => {
        const at = wanted.findIndex((promotion) => promotion.id === id)
        if (at >= 0 && Banner) return <Banner key={id} host={host} promotion={wanted[at]!} at={at} />
        const isAwaited = answers[id] === undefined && id !== HEADER_PROMOTION_ID
        return (at >= 0 || isAwaited) && <div key={id} className="page-slot" />
      })}
    </>
  )
}
