/** What the header loads before its first render. header-search-cart §3, §7. */
import { beforeFirstView } from '../../host/first-view.js'
import { isMobile } from '../../options/platform.js'
import type { LoadContext } from '../widget.js'
import { openNavigation } from './navigation/use-navigation.js'
import type { HeaderValues } from './options.js'

/** In ms. The loader has made the call together with its requests for code, so the answer has mostly arrived. */
const LONGEST_WAIT = 100

/**
 * Waits a moment for the navigation: rendering the header without it, and then again with it, takes longer. A mobile
 * header shows it only in its menu, and the option `navigation` is shown until it arrives.
 */
export async function loadContent(options: HeaderValues, { host }: LoadContext): Promise<void> {
  const isShown = !options.reduced && !isMobile(options.platform)
  if (!isShown || options.navigation || host.isServer) return
  const navigation = openNavigation(options, host)
  if (navigation.known === undefined) await beforeFirstView(host, navigation.load(), LONGEST_WAIT)
}
