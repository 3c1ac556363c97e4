/** All promotions but the benefits. Loaded once the first one has come. */
import type { Host } from '../../../host/host.js'
import { AppBanner } from './AppBanner.js'
import { CategoryBanner, PhaseIntegration } from './PageBanners.js'
import css from './promotions.css'
import { TopBanner } from './TopBanner.js'
import { contentOf, type PromotionOptions, type PromotionsState } from './use-promotions.js'

export { parsePromotion } from './parse.js'
export const styles = css

export interface PromotionsProps {
  options: PromotionOptions
  host: Host
  promotions: PromotionsState
  isFlyoutOpen?: boolean
}

export function TopPromotions({ options, host, promotions, isFlyoutOpen = false }: PromotionsProps) {
  const banner = contentOf(promotions, 'BANNER')
  return (
    <>
      {promotions.app && (
        <AppBanner host={host} site={options.site} system={promotions.app} onClose={promotions.closeApp} />
      )}
      {banner && (banner.headline || banner.headlineShort) && (
        <TopBanner host={host} content={banner} isFlyoutOpen={isFlyoutOpen} />
      )}
    </>
  )
}

export function PagePromotions({ host, promotions }: PromotionsProps) {
  return promotions.ids.map((id, at) => {
    const promotion = promotions.answers[id]
    const Banner =
      promotion?.type === 'CATEGORY'
        ? CategoryBanner
        : promotion?.type === 'PHASE_INTEGRATION'
          ? PhaseIntegration
          : undefined
    return Banner && promotion && <Banner key={id} host={host} content={promotion.content} at={at} />
  })
}
