/**
 * Loads the navigation tree: first from session storage, then from the service. The option `navigation` is used until
 * one of them is available. If the call fails, it also replaces a stored response.
 */
import type * as z from 'zod/mini'
import { navigationPath, type NavigationNode } from '../../../services/navigation.js'
import { shallowNavigation } from '../../../services/shallow-navigation.js'
import type { Host } from '../../../host/host.js'
import { useIsMarkup } from '../../../ui/use-widget.js'
import type { HeaderValues } from '../options.js'
import { openCachedCall, useCachedCall, type CachedCall } from '../cached-call.js'

/** The same array on every render. */
const NO_NODES: NavigationNode[] = []

const sourceOf = ({ navigationUrl, site }: HeaderValues) => ({
  // The address in the option is called as it is, without `site`.
  path: navigationUrl || navigationPath(site),
  schema: shallowNavigation,
  isLogged: true,
})

export const openNavigation = (
  options: HeaderValues,
  host: Host,
): CachedCall<z.infer<typeof shallowNavigation>> => openCachedCall(host, sourceOf(options))

export function useNavigation(options: HeaderValues, host: Host) {
  // A server's markup does not say that it is loading, because scripts may be off.
  const isMarkup = useIsMarkup()
  const response = useCachedCall(host, options.reduced ? undefined : sourceOf(options), !!options.navigation)
  const nodes = response?.list ?? options.navigation
  return { nodes: nodes ?? NO_NODES, isLoading: !isMarkup && !nodes && response === undefined }
}
