/** Whether a navigation has a place for the theme worlds, which come from a service of their own. */
import { useEffect, useState } from 'react'
import type { NavigationNode } from '../../../contracts/navigation.js'
import type { ThemeWorlds } from '../../../contracts/theme-worlds.js'

/**
 * Space is reserved for the theme worlds until their answer has arrived. If there are none, but the nodes have already
 * been shown beside the reserved space, the space stays empty: removing it would move links that a person is reading.
 */
export function useThemeWorldsPlace(
  themes: ThemeWorlds | null | undefined,
  nodes: readonly NavigationNode[],
): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (themes === undefined && nodes.length) setKept(true)
  })
  return themes !== null || isKept
}
