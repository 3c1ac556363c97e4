/** For which page the footer's kept markup is right: `src/mount/kept/index.ts`. */
import type { CookieReader } from '../../host/cookies.js'

/** In a narrower window (px), service groups start closed and the categories are not shown. */
const WIDE_FROM_PX = 767

export const isNarrowWindow = ({ innerWidth }: Window): boolean => innerWidth < WIDE_FROM_PX

/** Visitors who come from an affiliate or from the new app get the reduced footer. */
export const isReducedVisitor = ({ cookie }: CookieReader): boolean =>
  cookie('xc-app') === 'new' || cookie('affiliateNumber') !== undefined

/** What the footer's markup depends on. */
export const footerFacts = (window: Window, visitor: CookieReader): unknown => [
  isNarrowWindow(window),
  isReducedVisitor(visitor),
]
