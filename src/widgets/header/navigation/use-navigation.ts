/**
 * Loads the navigation tree: first from session storage, then from the service. The option `navigation` is used until
 * one of them is available, and if both fail.
 */
import { navigationPath } from '../../../contracts/endpoints.js'
import { navigationResponse, type NavigationNode } from '../../../contracts/navigation.js'
import type { Host } from '../../../host/host.js'
import type { HeaderValues } from '../options.js'
import { useCachedCall } from '../use-cached-call.js'

/** The same array on every render. */
const NO_NODES: NavigationNode[] = []

export function useNavigation(options: HeaderValues, host: Host): NavigationNode[] {
  const { navigationUrl, site } = options
  const answer = useCachedCall(
    host,
    // The path of the option is called as it is, without `site`.
    navigationUrl || navigationPath(site),
    navigationResponse,
    options.reduced,
  )
  return answer?.list ?? options.navigation ?? NO_NODES
}
