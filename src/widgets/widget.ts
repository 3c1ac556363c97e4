/** The definition of a widget that `src/mount/` mounts, and the check of a widget's name. */
import type { ComponentType } from 'react'
import { WIDGET_NAMES, type Platform, type WidgetName } from '../api/names.js'
import { createShopError } from '../host/errors.js'
import type { CommonValues } from '../options/common.js'
import type { OptionTable } from '../options/kinds.js'
import type { Widget, WidgetPlace } from '../ui/use-widget.js'

/** A call that the loader makes early, as the widget or the cart would make it. */
export interface EarlyCall {
  path: string
  init: RequestInit
  /** The chunk that shows the response. It is loaded if there is something to show. */
  chunk?: string
}

/** What a widget's `loadContent` gets. The placeholder is missing on a server. */
export type ContentPlace = Pick<WidgetPlace, 'host' | 'store'> & Partial<Pick<WidgetPlace, 'element'>>

/** `O`: the widget's options. `C`: what it loads before its first render. */
export interface WidgetDefinition<O, C = unknown> {
  name: WidgetName
  options: OptionTable<O>
  /** The widget's style sheet, adopted by its shadow root. */
  styles: string
  /** Loads the files that the first render needs besides the code and the texts. `Shop.preload` calls it. */
  loadFiles?: (options: O & CommonValues) => Promise<unknown>
  /** Loads the View's `content` before the first render. On a server, it must not call services. */
  loadContent?: (options: O & CommonValues, place: ContentPlace) => Promise<C>
  /**
   * The platforms that a server renders if it does not know the visitor's. `fragment.css` shows one of them. Default:
   * CLASSIC, for a widget whose markup does not depend on the platform.
   */
  serverPlatforms?: readonly Platform[]
  /** The options that a fragment has for the browser. Default: all that the server was given. */
  fragmentOptions?: (given: Partial<O>) => Partial<O>
  /** Gets the widget as its props. Components inside it call `useWidget`. */
  View: ComponentType<Widget<O, C>>
}

/** @throws {ShopError} UNKNOWN_WIDGET */
export function requireWidgetName(name: string): asserts name is WidgetName {
  if (!WIDGET_NAMES.includes(name as WidgetName))
    throw createShopError(
      'UNKNOWN_WIDGET',
      `there is no widget "${name}", allowed: ${WIDGET_NAMES.join(', ')}`,
    )
}
