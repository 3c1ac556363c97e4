/** What the footer needs to know about window, address and visitor. */
import { useMemo, useState } from 'react'
import { APP_AGENT } from '../../api/brand.js'
import { useLayoutEffect } from '../../ui/use-layout-effect.js'
import type { Host } from '../../host/host.js'
import { useIsMarkup } from '../../ui/use-widget.js'
import { isDesktopForced } from '../../page/platform.js'
import { isNarrowWindow, isReducedVisitor } from './kept.js'

interface Visitor {
  /** The host page is shown in the shop's app. */
  isInApp: boolean
  isReduced: boolean
  /** The visitor of a small device has chosen the desktop view. */
  isDesktopForced: boolean
}

interface Surroundings {
  isNarrow: boolean
  /** `undefined` if the footer is rendered only for its markup. */
  visitor: Visitor | undefined
}

const readVisitor = (host: Host): Visitor => ({
  isInApp: host.cookie('xc-app') !== undefined || host.window.navigator.userAgent.includes(APP_AGENT),
  isReduced: isReducedVisitor(host),
  isDesktopForced: isDesktopForced(host.window, host),
})

export function useSurroundings(host: Host): Surroundings {
  const isMarkup = useIsMarkup()
  const [isNarrow, setNarrow] = useState(() => !host.isServer && isNarrowWindow(host.window))
  const visitor = useMemo(() => (isMarkup ? undefined : readVisitor(host)), [host, isMarkup])
  useLayoutEffect(() => {
    const { window } = host
    const measure = () => setNarrow(isNarrowWindow(window))
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [host])
  return { isNarrow, visitor }
}
