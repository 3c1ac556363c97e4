/** The platforms, and the window widths that select one. */
import type { Platform } from '../api/names.js'

export const PLATFORMS = ['CLASSIC', 'TABLET', 'MATCH', 'SMARTPHONE'] as const satisfies readonly Platform[]

/** The platform of the page, unless an option sets another. */
export interface PagePlatform {
  platform: Platform
  /**
   * `visitor`: the visitor has chosen the desktop view. `page`: the host page has `data-platform`. `window`: the width
   * of the window decides.
   */
  platformSource: 'visitor' | 'page' | 'window'
}

/**
 * These are media queries, because the style sheet of a server's HTML uses the same ones before any script has run
 * (`src/widgets/header/fragment.css`). `innerWidth` is rounded, and differs on a zoomed page.
 */
const CLASSIC_WINDOW = '(min-width: 1440px)'
const DESKTOP_WINDOW = '(min-width: 980px)'

/** @param matches  whether a media query applies to the window */
export function platformOfWindow(matches: (query: string) => boolean): Platform {
  if (matches(CLASSIC_WINDOW)) return 'CLASSIC'
  return matches(DESKTOP_WINDOW) ? 'TABLET' : 'MATCH'
}

/** MATCH and SMARTPHONE use the mobile navigation. */
export const isMobile = (platform: Platform): boolean => platform === 'MATCH' || platform === 'SMARTPHONE'
