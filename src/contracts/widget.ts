/** The definition of a widget, and the props of its View. */
import type { Platform, Shop, Site, WidgetName } from '../../loader/protocol.js'
import type { OptionTable } from '../options/kinds.js'

/** The parsed options that every widget has. interface §1. */
export interface CommonValues {
  site: Site
  locale: string
  apiBase: string | undefined
  credentials: 'same-origin' | 'include'
  stage: string
  /** The given platform; without one, it follows the width of the window. */
  platform: Platform
  spa: boolean
}

export interface WidgetProps<O, H> {
  options: O & CommonValues
  /** The page's host. Its type is a parameter because contracts do not import `src/host`. */
  host: H
  /** The page's API, for cart and search; `undefined` on a server. */
  shop: Shop | undefined
  /** The placeholder, for effects only; `undefined` on a server. */
  element: Element | undefined
  /** Turns the path that an import of a shipped file gives into the file's absolute address. */
  asset: (path: string) => string
  /** The result of the definition's `loadContent`. */
  content: unknown
}

export interface WidgetDefinition<O, H = unknown> {
  name: WidgetName
  options: OptionTable<O>
  /** The widget's style sheet, adopted by its shadow root. */
  styles: string
  /**
   * Loads the View's `content` before the first rendering.
   *
   * @param ofSite  fetches the site's own content
   * @param window  its console shows warnings about content that the options give
   * @param host    for calls that run at the same time; `undefined` where the first rendering waits for no call
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
