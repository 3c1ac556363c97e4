/** What a widget is to the code that mounts it. */
import type { ComponentType } from 'react'
import type { WidgetName } from '../api/names.js'
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
  /** The placeholder; absent on a server. For effects only. */
  element: Element | undefined
  /** Absolute address of a file that ships with the SDK, from the path that importing the file gives. */
  asset: (path: string) => string
  /** What the definition's `loadContent` gave. */
  content: unknown
}

export interface LoadContext {
  host: Host
  store: Store
}

export interface WidgetDefinition<O> {
  name: WidgetName
  options: OptionTable<O>
  /** The widget's style sheet, adopted by its shadow root. */
  styles: string
  /** Fetches what the View gets as `content` before it first renders. On a server it must not call services. */
  loadContent?: (options: O & CommonValues, page: LoadContext) => Promise<unknown>
  View: ComponentType<WidgetProps<O>>
}
