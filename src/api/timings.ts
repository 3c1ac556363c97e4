/** What `Shop.on('timing', …)` delivers. Times are in ms. A `start` counts from the start of the page, and in a prerendered page from when it was opened. */
import type { WidgetName } from './names.js'

/** The fields of each type of timing. None has an id, or anything that a visitor has typed. */
export interface ShopTimings {
  /**
   * A widget has been rendered: the time since its placeholder began to load its code, texts and data.
   * `renderDuration` is the last part of it, the first render.
   */
  mount: { widget: WidgetName; start: number; duration: number; renderDuration: number }
  /** A call to a service has ended. `status` is 0 without a response. Calls of the cart have no `widget`. */
  call: {
    widget?: WidgetName | undefined
    method: string
    path: string
    status: number
    start: number
    duration: number
  }
}

export type ShopTiming = { [K in keyof ShopTimings]: { type: K } & ShopTimings[K] }[keyof ShopTimings]
