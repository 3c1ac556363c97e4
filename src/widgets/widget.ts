/** The definition of a widget that `src/mount/` mounts. */
import type { ComponentType } from 'react'
import type { Platform, WidgetName } from '../api/names.js'
import type { Shop } from '../api/shop.js'
import type { Host } from '../host/host.js'
import type { CommonValues } from '../options/common.js'
import type { OptionTable } from '../options/kinds.js'
import type { Store } from '../page/store.js'

export interface WidgetProps<O> {
  options: O & CommonValues
  host: Host
  /** `window.Shop`, for the cart and the search; absent on a server. */
  shop: Shop | undefined
  /** The placeholder; absent on a server. Use it in effects only. */
  element: Element | undefined
  /** Returns the absolute address of one of our files. `path` is the value of its `import`. */
  asset: (path: string) => string
  /** What the definition's `loadContent` has resolved to; `undefined` for a widget without `loadContent`. */
  content: unknown
}

export interface LoadContext {
  host: Host
  /** The store of the page, which all widgets share. */
  store: Store
}

export interface WidgetDefinition<O> {
  name: WidgetName
  options: OptionTable<O>
  /** The widget's style sheet, adopted by its shadow root. */
  styles: string
  /** Loads the View's `content` before the first render. On a server, it must not call services. */
  loadContent?: (options: O & CommonValues, page: LoadContext) => Promise<unknown>
  /**
   * The platforms that a server renders if it does not know the visitor's. `fragment.css` shows one of them. Default:
   * CLASSIC, for a widget whose markup does not depend on the platform.
   */
  serverPlatforms?: readonly Platform[]
  /** The options that the browser needs to take over a server's markup. Default: all that the server was given. */
  takeoverOptions?: (given: Partial<O>) => Partial<O>
  View: ComponentType<WidgetProps<O>>
}
