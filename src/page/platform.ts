/**
 * The page's platform: the view that the visitor has chosen, otherwise the page's `data-platform`, otherwise the one for the
 * window's width.
 */
import { atom } from 'jotai/vanilla'
import type { CookieReader } from '../host/cookies.js'
import { guard } from '../host/errors.js'
import type { PageStart } from '../host/page-start.js'
import { unclobbered } from '../host/unclobbered.js'
import { findChoice } from '../options/values.js'
import { PLATFORMS, platformOfWindow, type PagePlatform } from '../options/platform.js'
import type { Store } from './store.js'

export const platformAtom = atom<PagePlatform>({ platform: 'CLASSIC', platformSource: 'window' })

/** The choice in the address is newer than the one in the cookie, which the shop's server sets for later pages. */
export const isDesktopForced = ({ location }: Pick<Window, 'location'>, { cookie }: CookieReader): boolean =>
  (new URLSearchParams(location.search).get('forceP') ?? cookie('forceP')) === 'WEBSHOP'

function readPlatform(window: Window, cookies: CookieReader): PagePlatform {
  if (isDesktopForced(window, cookies)) return { platform: 'CLASSIC', platformSource: 'visitor' }
  const { documentElement, body } = unclobbered(window.document)
  const given = [documentElement.dataset['platform'], body?.dataset['platform']]
    .map((name) => findChoice(PLATFORMS, name))
    .find((platform) => platform !== undefined)
  if (given) return { platform: given, platformSource: 'page' }
  // jsdom, in which applications run their tests, has no `matchMedia`. Its window counts as wide.
  const platform = platformOfWindow((query) => window.matchMedia?.(query).matches ?? true)
  return { platform, platformSource: 'window' }
}

/** Sets the atom, and updates it when the window is resized. */
export function followPlatform(
  window: Window,
  pageStart: Pick<PageStart, 'cookie' | 'report'>,
  store: Store,
): void {
  const update = () =>
    store.set(platformAtom, (known) => {
      const { platform, platformSource } = readPlatform(window, pageStart)
      // A new object with the same values would update all widgets.
      const isSame = platform === known.platform && platformSource === known.platformSource
      return isSame ? known : { platform, platformSource }
    })
  update()
  window.addEventListener('resize', guard(pageStart.report, update))
}
