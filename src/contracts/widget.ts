/** What a widget is to the frame that mounts it. */
import type { Platform, Shop, Site, WidgetName } from '../../loader/protocol.js'
import type { OptionTable } from '../options/kinds.js'

/** The options that every widget has, parsed. interface §1. */
export interface CommonValues {
  site: Site
  locale: string
  apiBase: string | undefined
  credentials: 'same-origin' | 'include'
  stage: string
  /** Given, or from the width of the window, which it then follows. */
  platform: Platform
  spa: boolean
}

export interface WidgetProps<O, H> {
  options: O & CommonValues
  /** The page (layer 2); the type is a parameter only because contracts know no host. */
  host: H
  /** The page's API, for cart and search; absent on a server. */
  shop: Shop | undefined
  /** The placeholder; absent on a server. For effects only. */
  element: Element | undefined
  /** Absolute address of a file that ships with the SDK, from the path that importing it gives. */
  asset: (path: string) => string
  /** What the definition's `loadContent` gave. */
  content: unknown
}

export interface WidgetDefinition<O, H = unknown> {
  name: WidgetName
  options: OptionTable<O>
  /** The widget's style sheet, adopted by its shadow root. */
  styles: string
  /**
   * What the View gets as `content`, fetched before the first rendering.
   *
   * @param ofSite  fetches the site's own content
   * @param window  whose console hears what is wrong with the options' content
   * @param host    for calls that may be under way meanwhile; absent where nothing is asked for before the first rendering
   */
  loadContent?: (
    ofSite: () => Promise<object>,
    options: O & CommonValues,
    window: { console: Console } | undefined,
    host?: H,
  ) => Promise<unknown>
  View: (props: WidgetProps<O, H>) => unknown
}

export const defineWidget = <O, H>(definition: WidgetDefinition<O, H>): WidgetDefinition<O, H> => definition
