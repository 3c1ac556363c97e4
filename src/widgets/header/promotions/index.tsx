/** The promotions above the header, and what all of them share. Loaded once the first one has come. */
import type { Host } from '../../../host/host.js'
import { AppBanner } from './AppBanner.js'
import css from './promotions.css'
import { TopBanner } from './TopBanner.js'
import { contentOf, type PromotionOptions, type PromotionsState } from './use-promotions.js'

export { parsePromotion } from './parse.js'
// For the promotions of the page, which come after these and stand on them.
export { Code, Cta } from './Action.js'
export { PromotionLink } from './PromotionLink.js'
export { useColours } from './use-colours.js'
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
