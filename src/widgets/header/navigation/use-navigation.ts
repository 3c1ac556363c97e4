/**
 * The navigation tree: first that of an earlier page of the visit, then that of the service. The option `navigation` is used until
 * one of them is available. If the call fails, it also replaces that of the earlier page.
 */
import type * as z from 'zod/mini'
import { useEffect } from 'react'
import { navigationPath, type NavigationNode } from '../../../services/navigation.js'
import { shallowNavigation } from '../../../services/shallow-navigation.js'
import type { Host } from '../../../host/host.js'
import type { Remembered } from '../../../host/remembered.js'
import { useRemembered } from '../../../ui/use-remembered.js'
import { useIsMarkup } from '../../../ui/use-widget.js'
import type { HeaderValues } from '../options.js'

/** The same array on every render. */
const NO_NODES: NavigationNode[] = []

export const openNavigation = (
  { navigationUrl, site }: HeaderValues,
  host: Host,
): Remembered<z.infer<typeof shallowNavigation>> =>
  // The address in the option is called as it is, without `site`.
  host.remember(navigationUrl || navigationPath(site), {
    remember: 'session',
    schema: shallowNavigation,
    isLogged: true,
  })

export function useNavigation(options: HeaderValues, host: Host) {
  // A server's markup does not say that it is loading, because scripts may be off.
  const isMarkup = useIsMarkup()
  const call = options.reduced ? undefined : openNavigation(options, host)
  const response = useRemembered(call)
  const isReplaced = !!call?.hasFailed && !!options.navigation
  useEffect(() => {
    if (isReplaced) call?.forget()
  }, [isReplaced, call])
  const nodes = (isReplaced ? undefined : response?.list) ?? options.navigation
  return { nodes: nodes ?? NO_NODES, isLoading: !isMarkup && !nodes && response === undefined }
}
