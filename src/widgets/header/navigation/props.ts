/** What the bar and its flyouts are given. */
import type { NavigationNode } from '../../../contracts/navigation.js'
import type { ThemeWorlds } from '../../../contracts/theme-worlds.js'
import type { Host } from '../../../host/host.js'
import type { CommonValues } from '../../../options/common.js'

export interface NavigationProps {
  host: Host
  options: CommonValues
  nodes: NavigationNode[]
  themes: ThemeWorlds | null | undefined
  isSticky: boolean
  /** Which flyout is open. */
  open: number
  /** The same function at every rendering. */
  setOpen(flyout: number): void
}
