/** The page, which all its widgets share. It is created once. */
import { createStore } from 'jotai/vanilla'
import { docsAt, warn } from '../host/warn.js'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import type { Memory } from '../host/remembered.js'
import type { PageStart } from '../host/page-start.js'
import { isPrerendering, whenActivated } from '../host/prerendering.js'
import { timingLogOf, type TimingLog } from '../host/timing-log.js'
import { safeUrl } from '../host/urls.js'
import { localesOf } from '../texts/load-texts.js'
import type { CommonValues } from '../options/common.js'
import { warnAboutOptions } from '../options/invalid.js'
import { parseOptions, type OnInvalid } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import { followCartEvents, cartShopAtom, showStoredCount } from './cart-atoms.js'
import { followPlatform, platformAtom } from './platform.js'
import { followPreview } from './preview.js'
import { followFailures, searchesAtom, type MountedSearch } from './searches.js'
import type { Store } from './store.js'

/** The same object as the `PageStart`, after the code has been loaded. */
export interface Page extends PageStart {
  /** This is not jotai's default store, because the host page may use jotai, too. */
  readonly store: Store
  readonly window: PageWindow
  readonly timingLog: TimingLog
  /** What all widgets share of their calls: `Host.remember`. */
  readonly memory: Memory
}

export function startPage(pageStart: PageStart, window: PageWindow): Page {
  const store = createStore()
  followPlatform(window, pageStart, store)
  followPreview(window, pageStart, store)
  followCartEvents(window, store)
  followFailures(window, store)
  store.set(searchesAtom, pageStart.searches as Set<MountedSearch>)
  const memory: Memory = new Map()
  const page: Page = Object.assign(pageStart, { store, window, timingLog: timingLogOf(pageStart), memory })
  store.set(cartShopAtom, { shopId: () => shopOf(page) })
  // Another tab may have changed the cart since the page read the count, or since the cart announced it.
  if (isPrerendering(window))
    whenActivated(window, () => showStoredCount(store, hostOf(page, readCommonOptions(page))))
  return page
}

/** Where the options of the page are: those of the script tag and of `Shop.configure`, and the platform. */
export type OptionSources = Pick<Page, 'script' | 'configured' | 'store'>

const ignore: OnInvalid = () => {}

/**
 * The options that all widgets have.
 *
 * @param onInvalid  by default, invalid options are ignored, because the widgets and `openPageHost` warn about them
 */
export const readCommonOptions = (page: OptionSources, onInvalid = ignore): CommonValues =>
  parseOptions({}, readOptions(page), {
    locales: localesOf('cart'),
    ...page.store.get(platformAtom),
    onInvalid,
  })

/** The shop of the page's cart, as the stored cart names it: the origin of the services, and the site. */
export function shopOf(page: Page): string {
  const { apiBase, site } = readCommonOptions(page)
  return `${safeUrl(page.window, apiBase, '/', 'page')} ${site}`
}

const hostOf = (page: Page, { apiBase, credentials }: CommonValues): Host =>
  createHost(page.window, { page, services: { apiBase, credentials } })

/** The options and the host for code without a placeholder, such as the cart. Warns about invalid options, as widgets do. */
export function openPageHost(page: Page): { options: CommonValues; host: Host } {
  const { script, window } = page
  const onInvalid = warnAboutOptions(script, page, (text, source) =>
    warn(window, text, docsAt(script.src, 'reference/options'), source),
  )
  const options = readCommonOptions(page, onInvalid)
  return { options, host: hostOf(page, options) }
}
