/** What the footer needs to know about window, address and visitor. */
import { useState } from 'react'
import { APP_AGENT } from '../../api/brand.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import type { Host } from '../../host/host.js'
import { isObject } from '../../host/json.js'
import { useWidget } from '../../ui/use-widget.js'
import { isDesktopForced } from '../../page/platform.js'

/** In a narrower window (px), service groups start closed and the categories are not shown. */
const WIDE_FROM_PX = 767

/** Visitors who come from an affiliate or from the new app get the reduced footer. */
export const isReducedVisitor = ({ cookie }: Pick<Host, 'cookie'>): boolean =>
  cookie('xc-app') === 'new' || cookie('affiliateNumber') !== undefined

interface Visitor {
  /** The host page is shown in the shop's app. */
  isInApp: boolean
  isReduced: boolean
  /** The visitor of a small device has chosen the desktop view. */
  isDesktopForced: boolean
}

interface Surroundings {
  isNarrow: boolean
  /** `undefined` in the first render and on a server. */
  visitor: Visitor | undefined
}

/**
 * The first render must equal a server's markup, so it assumes a wide window and an unknown visitor. Kept markup is from the same
 * window.
 */
export function useSurroundings(host: Host): Surroundings {
  const { kept } = useWidget()
  const [isNarrow, setNarrow] = useState(isObject(kept) && kept['isNarrow'] === true)
  const [visitor, setVisitor] = useState<Visitor>()
  // A layout effect runs before the browser paints, so a narrow window never shows the wide footer.
  useLayoutEffect(() => {
    const { window, cookie } = host
    setVisitor({
      isInApp: cookie('xc-app') !== undefined || window.navigator.userAgent.includes(APP_AGENT),
      isReduced: isReducedVisitor(host),
      isDesktopForced: isDesktopForced(window, host),
    })
    const measure = () => setNarrow(window.innerWidth < WIDE_FROM_PX)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [host])
  return { isNarrow, visitor }
}
