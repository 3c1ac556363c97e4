/** Props shared by the navigation bar, its items and its flyouts. */
import type { Dispatch, MouseEvent, SetStateAction } from 'react'
import type { NavigationNode } from '../../../contracts/navigation.js'
import type { Host } from '../../../host/host.js'
import type { ThemeWorldsState } from '../theme-worlds/use-theme-worlds.js'
import type { FlyoutsCode } from './use-flyouts.js'

/** Flyouts are identified by number: 0 is none, 1 the theme worlds, and from 2 on the nodes in their order. */
export const NO_FLYOUT = 0
export const THEME_WORLDS_FLYOUT = 1
export const FIRST_NODE_FLYOUT = 2

export interface NavigationProps {
  host: Host
  nodes: NavigationNode[]
  /** The nodes are not known yet. */
  isLoading?: boolean
  themes: ThemeWorldsState
  isSticky: boolean
  openFlyout: number
  /** Must be the same function on every render. */
  setOpenFlyout: Dispatch<SetStateAction<number>>
}

export interface ItemProps extends NavigationProps {
  /** The lazy chunk of the flyouts; `undefined` until it has been loaded. */
  code: FlyoutsCode | undefined
  /** The chunk could not be loaded. */
  hasFailed: boolean
  /** `mouse`, `touch` or `pen`; `undefined` for a click made with the keyboard. */
  pointerTypeOf(click: MouseEvent): string | undefined
}
