/** What only `data-debug` on the script tag shows: options that were read, and errors. Other pages have no such log. */
import type { ShopEvents } from '../api/events.js'
import type { WidgetName } from '../api/names.js'
import type { Shell } from '../host/shell.js'

export interface ReadEntry {
  type: 'read'
  widget: WidgetName
  element: Element
  /** What the placeholder gives. */
  sources: {
    islands: readonly object[]
    attributes: object
    /** The options of `Shop.mount`. */
    given: object | undefined
  }
  /** The parsed values. */
  options: object
}
interface ErrorEntry {
  type: 'error'
  error: ShopEvents['shop-error']
}
export type DebugEntry = ReadEntry | ErrorEntry

/** An array collects the entries until the debugging code has been loaded and replaces `push`. */
export type DebugLog = DebugEntry[]

/** @returns `undefined` if the page has no `data-debug` */
export function createDebugLog({ script, shop }: Pick<Shell, 'script' | 'shop'>): DebugLog | undefined {
  if (script.dataset['debug'] === undefined) return undefined
  const log: DebugLog = []
  shop.on('shop-error', (error) => log.push({ type: 'error', error }))
  return log
}
