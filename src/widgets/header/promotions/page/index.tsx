/** A promotion below the navigation. Loaded once one of them has come: most pages have none. */
import type { Host } from '../../../../host/host.js'
import type { Promotion } from '../read-promotion.js'
import { CategoryBanner, PhaseIntegration } from './PageBanners.js'
import css from './page.css'

export const styles = css

interface PageBannerProps {
  host: Host
  promotion: Promotion
  /** Makes the ids of several banners differ. */
  at: number
}

export function PageBanner({ host, promotion, at }: PageBannerProps) {
  const Banner = promotion.type === 'CATEGORY' ? CategoryBanner : PhaseIntegration
  return <Banner host={host} content={promotion.content} at={at} />
}
