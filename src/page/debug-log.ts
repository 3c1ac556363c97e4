/** The log of options that were read, and of errors. Only a page whose script tag has `data-debug` has this log. */
import type { ShopEvents } from '../api/events.js'
import type { WidgetName } from '../api/names.js'
import { guard } from '../host/guard.js'
import type { Shell } from '../host/shell.js'

export interface ReadEntry {
  type: 'read'
  widget: WidgetName
  element: Element
  /** The options that apply only to this widget, by source. */
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

/** The array collects entries until the debug chunk has been loaded and replaces `push`. */
export type DebugLog = DebugEntry[]

/** @returns `undefined` if the page has no `data-debug` */
export function createDebugLog({
  script,
  shop,
  report,
}: Pick<Shell, 'script' | 'shop' | 'report'>): DebugLog | undefined {
  if (script.dataset['debug'] === undefined) return undefined
  const log: DebugLog = []
  shop.on(
    'shop-error',
    guard(report, (error) => log.push({ type: 'error', error })),
  )
  return log
}
