/** The promotions below the navigation. Loaded once one of them has come: most pages have none. */
import type { PromotionsProps } from '../index.js'
import { CategoryBanner, PhaseIntegration } from './PageBanners.js'
import css from './page.css'

export const styles = css

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
