/** The page, which all its widgets share. It is created once. */
import { createStore } from 'jotai/vanilla'
import { createHost, type Host, type PageWindow } from '../host/host.js'
import type { PageStart } from '../host/page-start.js'
import { isPrerendering, whenActivated } from '../host/prerendering.js'
import { addEntry, traceOf, type Trace } from '../host/trace.js'
import { safeUrl } from '../host/urls.js'
import { localesOf } from '../texts/load-texts.js'
import type { CommonValues } from '../options/common.js'
import { parseOptions } from '../options/parse.js'
import { readOptions } from '../options/read.js'
import { followCartEvents } from './cart-atoms.js'
import { followPlatform, platformAtom } from './platform.js'
import { followPreview } from './preview.js'
import { followFailures, searchesAtom, type MountedSearch } from './searches.js'
import type { Store } from './store.js'
import { cartShopAtom, showStoredCount } from './stored-count.js'

export interface Page extends PageStart {
  /** This is not jotai's default store, because the host page may use jotai, too. */
  readonly store: Store
  readonly window: PageWindow
  readonly trace: Trace
  /** Whether the script tag has `data-debug`. */
  readonly isDebugged: boolean
}

export function startPage(pageStart: PageStart, window: PageWindow): Page {
  const store = createStore()
  followPlatform(window, pageStart, store)
  followPreview(window, pageStart, store)
  followCartEvents(window, store)
  followFailures(window, store)
  store.set(searchesAtom, pageStart.searches as Set<MountedSearch>)
  const trace = traceOf(pageStart)
  const isDebugged = pageStart.script.dataset['debug'] !== undefined
  const page = { ...pageStart, store, window, trace, isDebugged }
  if (isDebugged) pageStart.shop.on('shop-error', (error) => addEntry(trace, { type: 'error', error }))
  store.set(cartShopAtom, { shop: () => shopOf(page) })
  // Another tab may have changed the cart since the page read the count, or since the cart announced it.
  if (isPrerendering(window)) whenActivated(window, () => showStoredCount(store, openPageHost(page).host))
  return page
}

/** The page for a widget that is mounted now: a later `configure` does not affect it. */
export const pageAtMount = (page: Page): Page => ({ ...page, configured: { ...page.configured } })

/**
 * The options that all widgets have. Invalid ones are ignored here, because the widgets warn about them.
 *
 * @param own  options for a single widget; they override those of the script tag and of `Shop.configure`
 */
export const readCommonOptions = (page: Page, own?: object): CommonValues =>
  parseOptions({}, readOptions(page, own), {
    locales: localesOf('cart'),
    ...page.store.get(platformAtom),
    onInvalid() {},
  })

/** The shop of the page's cart, as the stored cart names it: the origin of the services, and the site. */
export function shopOf(page: Page): string {
  const { apiBase, site } = readCommonOptions(page)
  return `${safeUrl(page.window, apiBase, '/', 'page')} ${site}`
}

/** The options and the host for code without a placeholder: the cart and the search. */
export function openPageHost(page: Page): { options: CommonValues; host: Host } {
  const options = readCommonOptions(page)
  const { apiBase, credentials } = options
  return { options, host: createHost(page.window, { page, apiBase, credentials }) }
}
