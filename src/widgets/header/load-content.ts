/** What the header loads before its first render. */
import { beforeFirstRender } from '../../host/load-times.js'
import { isMobile } from '../../options/platform.js'
import { previewAtom } from '../../page/preview.js'
import { showStoredCount } from '../../page/cart-atoms.js'
import type { ContentPlace } from '../widget.js'
import { openNavigation } from './navigation/use-navigation.js'
import type { HeaderValues } from './options.js'
import { loadEarly, shownPlace, type EarlyModules } from './promotions/load-early.js'
import { openPromotionCalls } from './promotions/promotion-calls.js'

/**
 * Milliseconds. The loader makes the calls together with its requests for chunks, so most responses have already
 * arrived.
 */
const LONGEST_WAIT = 100
/** While a server's markup shows a promotion, it would be blank until its response arrives. */
const LONGEST_WAIT_FOR_SHOWN = 1000

/**
 * Waits a moment for the navigation and the promotions: rendering the header twice, without and then with them, takes
 * longer, and promotions would move what is below them.
 */
export async function loadContent(
  options: HeaderValues,
  { host, store, element }: ContentPlace,
): Promise<EarlyModules> {
  const early: EarlyModules = {}
  const calls = openPromotionCalls(host, options, store.get(previewAtom))
  const shown = shownPlace(element)
  const loading: Array<Promise<unknown>> = [loadEarly(host, options, calls, early, shown)]
  if (host.isServer) {
    await loading[0]
    return early
  }
  showStoredCount(store, host)
  // Do not wait if the navigation is only in the menu, or if the option `navigation` is shown until it arrives.
  if (!options.reduced && !isMobile(options.platform) && !options.navigation) {
    const navigation = openNavigation(options, host)
    if (navigation.known === undefined) loading.push(navigation.load())
  }
  await beforeFirstRender(
    host,
    Promise.all(loading),
    shown === 'none' ? LONGEST_WAIT : LONGEST_WAIT_FOR_SHOWN,
  )
  return early
}
