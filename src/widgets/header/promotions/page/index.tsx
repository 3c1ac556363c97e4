/** A banner below the navigation. A lazy chunk, because most pages have none. */
import type { Host } from '../../../../host/host.js'
import type { Promotion } from '../read-promotion.js'
import { CategoryBanner, PhaseIntegration } from './PageBanners.js'
import css from './page.css'

export const styles = css

interface PageBannerProps {
  host: Host
  promotion: Promotion
  /** A number that makes element ids unique, because there may be several banners. */
  at: number
}

export function PageBanner({ host, promotion, at }: PageBannerProps) {
  const Banner = promotion.type === 'CATEGORY' ? CategoryBanner : PhaseIntegration
  return <Banner host={host} content={promotion.content} at={at} />
}
