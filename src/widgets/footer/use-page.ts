/** What the footer needs to know of the page around it. newsletter-footer-preview-support §2.2, §4.2. */
import { useLayoutEffect, useState } from 'react'
import { APP_AGENT } from '../../contracts/brand.js'
import type { Host } from '../../host/host.js'

/** Window width in px below which groups start closed and the categories are not shown. */
const WIDE = 767
const DESKTOP = 'WEBSHOP'

export interface PageFacts {
  isNarrow: boolean
  /** Inside the shop's app. */
  isApp: boolean
  /** Affiliate and app visitors get the reduced footer. */
  isReduced: boolean
  /** A small device that asked for the desktop view. */
  isDesktopForced: boolean
}

export function readPage(host: Host): PageFacts {
  const { innerWidth, location, navigator } = host.window
  const app = host.cookie('xc-app')
  return {
    isNarrow: innerWidth < WIDE,
    isApp: app !== undefined || navigator.userAgent.includes(APP_AGENT),
    isReduced: app === 'new' || host.cookie('affiliateNumber') !== undefined,
    isDesktopForced: [new URL(location.href).searchParams.get('forceP'), host.cookie('forceP')].includes(
      DESKTOP,
    ),
  }
}

/** @returns `undefined` in the first markup, and on a server: a wide window of an ordinary visitor */
export function usePage(host: Host): PageFacts | undefined {
  const [facts, setFacts] = useState<PageFacts>()
  // Before the first painting, so that nobody sees the wide footer close.
  useLayoutEffect(() => {
    const read = () =>
      setFacts((known) => {
        const found = readPage(host)
        return JSON.stringify(found) === JSON.stringify(known) ? known : found
      })
    read()
    host.window.addEventListener('resize', read)
    return () => host.window.removeEventListener('resize', read)
  }, [])
  return facts
}

/** The current address with another view. */
export function addressOfView(host: Host, view: 'WEBSHOP' | 'SMARTPHONE'): string | undefined {
  const address = new URL(host.window.location.href)
  address.searchParams.set('forceP', view)
  return host.url(address.href, 'link')
}
