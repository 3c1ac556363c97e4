/** Props shared by the navigation bar, its items and its flyouts. */
import type { Dispatch, MouseEvent, SetStateAction } from 'react'
import type { NavigationNode } from '../../../services/navigation.js'
import type { ThemeWorldsState } from '../theme-worlds/use-theme-worlds.js'
import type { FlyoutsModule } from './use-flyouts.js'

/** Flyouts are identified by their panel's id; this one means that no flyout is open. */
export const NO_FLYOUT = ''
export const THEME_WORLDS_FLYOUT = 'flyout-theme-worlds'
/** @param at  the index of the node in the bar */
export const nodeFlyout = (at: number): string => `flyout-${at}`

export interface NavigationProps {
  nodes: NavigationNode[]
  /** The nodes are not known yet. */
  isLoading?: boolean
  themes: ThemeWorldsState
  isSticky: boolean
  openFlyout: string
  /** Must be the same function on every render. */
  setOpenFlyout: Dispatch<SetStateAction<string>>
}

export interface ItemProps extends NavigationProps {
  /** The lazy chunk of the flyouts; `undefined` until it has been loaded. */
  loaded: FlyoutsModule | undefined
  /** The chunk could not be loaded. */
  hasFailed: boolean
  /** `mouse`, `touch` or `pen`; `undefined` for a click made with the keyboard. */
  pointerTypeOf(click: MouseEvent): string | undefined
}
