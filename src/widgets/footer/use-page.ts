/** What the footer needs to know of the page around it. newsletter-footer-preview-support §2.2, §4.2. */
import { useLayoutEffect, useState } from 'react'
import { APP_AGENT } from '../../contracts/brand.js'
import type { Host } from '../../host/host.js'

/** Window width in px below which groups start closed and the categories are not shown. */
const WIDE = 767
const DESKTOP = 'WEBSHOP'

interface PageFacts {
  /** Inside the shop's app. */
  isApp: boolean
  /** Affiliate and app visitors get the reduced footer. */
  isReduced: boolean
  /** A small device that asked for the desktop view. */
  isDesktopForced: boolean
}

/** @returns nothing known in the first markup, and on a server: a wide window of an ordinary visitor */
export function usePage(host: Host): Partial<PageFacts> & { isNarrow: boolean } {
  const [facts, setFacts] = useState<PageFacts>()
  const [isNarrow, setNarrow] = useState(false)
  // Before the first painting, so that nobody sees the wide footer close.
  useLayoutEffect(() => {
    const { window } = host
    const app = host.cookie('xc-app')
    setFacts({
      isApp: app !== undefined || window.navigator.userAgent.includes(APP_AGENT),
      isReduced: app === 'new' || host.cookie('affiliateNumber') !== undefined,
      isDesktopForced:
        host.cookie('forceP') === DESKTOP || /[?&]forceP=WEBSHOP(&|$)/.test(window.location.search),
    })
    const measure = () => setNarrow(window.innerWidth < WIDE)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return { ...facts, isNarrow }
}
