/** A banner below the navigation. A lazy chunk, because most pages have none. */
import type { Promotion } from '../read-promotion.js'
import { CategoryBanner, PhaseIntegration } from './PageBanners.js'
import css from './page.css'

export const styles = css

interface PageBannerProps {
  promotion: Promotion
  /** A number that makes element ids unique, because there may be several banners. */
  at: number
}

export function PageBanner({ promotion, at }: PageBannerProps) {
  const Banner = promotion.type === 'CATEGORY' ? CategoryBanner : PhaseIntegration
  return <Banner content={promotion.content} at={at} />
}
