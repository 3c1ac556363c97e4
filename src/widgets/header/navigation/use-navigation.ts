/** The navigation tree: the session's, then the service's; the page's own one as first content and if all fails. */
import { navigationPath } from '../../../contracts/endpoints.js'
import { navigationResponse, type NavigationNode } from '../../../contracts/navigation.js'
import type { Host } from '../../../host/host.js'
import type { HeaderValues } from '../options.js'
import { useCachedCall } from '../use-cached-call.js'

const NOTHING: NavigationNode[] = []

export function useNavigation(options: HeaderValues, host: Host): NavigationNode[] {
  const { navigationUrl, site } = options
  const answer = useCachedCall(
    host,
    // A given route is asked as it is.
    navigationUrl || navigationPath(site),
    navigationResponse,
    options.reduced,
  )
  return answer?.list ?? options.navigation ?? NOTHING
}
