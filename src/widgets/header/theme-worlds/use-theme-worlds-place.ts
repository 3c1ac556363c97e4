/** Whether a navigation has a place for the theme worlds, which come from another service. */
import { useEffect, useState } from 'react'
import type { NavigationNode } from '../../../services/navigation.js'

/**
 * Space is reserved for the theme worlds until their response has arrived. If there are none, but the nodes have
 * already been shown next to them or to the reserved space, the space stays empty: removing it would move links that a
 * person is reading.
 *
 * @param exist  whether there are theme worlds; `undefined` while that is not known
 */
export function useThemeWorldsPlace(exist: boolean | undefined, nodes: readonly NavigationNode[]): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (exist !== false && nodes.length) setKept(true)
  }, [exist, nodes.length])
  return exist !== false || isKept
}
