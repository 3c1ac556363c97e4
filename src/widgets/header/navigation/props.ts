/** Props shared by the navigation bar, its items and its flyouts. */
import type { Dispatch, SetStateAction } from 'react'
import type { NavigationNode } from '../../../contracts/navigation.js'
import type { ThemeWorlds } from '../../../contracts/theme-worlds.js'
import type { Host } from '../../../host/host.js'
import type { CommonValues } from '../../../options/common.js'

/** Flyouts are identified by number: 0 is none, 1 the theme worlds, and from 2 on the nodes in their order. */
export const NO_FLYOUT = 0
export const THEME_WORLDS_FLYOUT = 1
export const FIRST_NODE_FLYOUT = 2

export interface NavigationProps {
  host: Host
  options: CommonValues
  nodes: NavigationNode[]
  /** The nodes are not known yet. */
  isLoading?: boolean
  /** `undefined` while they are being loaded, `null` if there are none. */
  themes: ThemeWorlds | null | undefined
  isSticky: boolean
  openFlyout: number
  /** Must be the same function on every render. */
  setOpenFlyout: Dispatch<SetStateAction<number>>
}
