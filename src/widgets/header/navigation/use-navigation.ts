/**
 * Loads the navigation tree: first from session storage, then from the service. The option `navigation` is used until
 * one of them is available, and if the call fails: then also instead of a stored response. header-search-cart §7.
 */
import type * as z from 'zod/mini'
import { navigationPath } from '../../../contracts/endpoints.js'
import { navigationResponse, type NavigationNode } from '../../../contracts/navigation.js'
import type { Host } from '../../../host/host.js'
import { useFirstMarkup } from '../../../ui/use-first-markup.js'
import type { HeaderValues } from '../options.js'
import { openCachedCall, type CachedCall } from '../cached-call.js'
import { useCachedCall } from '../use-cached-call.js'

/** The same array on every render. */
const NO_NODES: NavigationNode[] = []

const sourceOf = ({ navigationUrl, site }: HeaderValues) => ({
  // The path of the option is called as it is, without `site`.
  path: navigationUrl || navigationPath(site),
  schema: navigationResponse,
  isLogged: true,
})

export const openNavigation = (
  options: HeaderValues,
  host: Host,
): CachedCall<z.infer<typeof navigationResponse>> => openCachedCall(host, sourceOf(options))

export function useNavigation(options: HeaderValues, host: Host) {
  // A server's markup says nothing of loading, because scripts may be off.
  const isFirst = useFirstMarkup()
  const response = useCachedCall(host, options.reduced ? undefined : sourceOf(options), !!options.navigation)
  const nodes = response?.list ?? options.navigation
  return { nodes: nodes ?? NO_NODES, isLoading: !isFirst && !nodes && response === undefined }
}
