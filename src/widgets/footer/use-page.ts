/** What the footer needs to know of the page around it. newsletter-footer-preview-support §2.2, §4.2. */
import { useLayoutEffect, useState } from 'react'
import { APP_AGENT } from '../../contracts/brand.js'
import type { Host } from '../../host/host.js'

/** Window width in px below which groups start closed and the categories are not shown. */
const WIDE = 767

/** Affiliate and app visitors get the reduced footer. */
export const isReducedVisitor = ({ cookie }: Pick<Host, 'cookie'>): boolean =>
  cookie('xc-app') === 'new' || cookie('affiliateNumber') !== undefined

interface PageFacts {
  /** Inside the shop's app. */
  isApp: boolean
  isReduced: boolean
  /** A small device that asked for the desktop view. */
  isDesktopForced: boolean
}

/** @returns no facts in the first markup, and on a server: a wide window of an ordinary visitor */
export function usePage(host: Host): [isNarrow: boolean, facts: PageFacts | undefined] {
  const [isNarrow, setNarrow] = useState(false)
  const [facts, setFacts] = useState<PageFacts>()
  // Before the first painting, so that nobody sees the wide footer close.
  useLayoutEffect(() => {
    const { window, cookie } = host
    setFacts({
      isApp: cookie('xc-app') !== undefined || window.navigator.userAgent.includes(APP_AGENT),
      isReduced: isReducedVisitor(host),
      isDesktopForced: cookie('forceP') === 'WEBSHOP' || /[?&]forceP=WEBSHOP\b/.test(window.location.search),
    })
    const measure = () => setNarrow(window.innerWidth < WIDE)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return [isNarrow, facts]
}

/** The current address with another view. It is the page's own, however long, so no rule for data holds for it. */
export function addressOfView(host: Host, view: string): string {
  const address = new URL(host.window.location.href)
  address.searchParams.set('forceP', view)
  return address.href
}
