/**
 * What happens on a page whose script tag has `data-debug`, for `src/page/debug/`. Other pages have no trace, and keep no entry.
 */
import type { ShopEvents } from '../api/events.js'
import type { WidgetName } from '../api/names.js'
import type { Call } from './call.js'
import type { Shell } from './shell.js'

/** From the page's start, in ms. */
interface Period {
  start: number
  end: number
}

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
export interface CallEntry extends Period {
  type: 'call'
  /** `undefined` for a call of the cart. */
  widget: WidgetName | undefined
  method: string
  /** Without what a visitor typed. */
  path: string
  /** 0 without a response. */
  status: number
}
export interface MountEntry extends Period {
  type: 'mount'
  widget: WidgetName
  element: Element
}
interface ErrorEntry {
  type: 'error'
  error: ShopEvents['shop-error']
}
export type TraceEntry = ReadEntry | CallEntry | MountEntry | ErrorEntry

/** An array collects the entries until the debugging code has been loaded and replaces `push`. */
export type Trace = TraceEntry[]

/** @returns `undefined` if the page has no `data-debug` */
export function createTrace({ script, shop }: Pick<Shell, 'script' | 'shop'>): Trace | undefined {
  if (script.dataset['debug'] === undefined) return undefined
  const trace: Trace = []
  shop.on('shop-error', (error) => trace.push({ type: 'error', error }))
  return trace
}

/** @returns the same call, with an entry for each response */
export const traceCalls =
  (trace: Trace, widget: WidgetName | undefined, now: () => number, call: Call): Call =>
  async (path, request) => {
    const start = now()
    const result = await call(path, request)
    const { method = 'GET', reportedPath = path.split('?')[0]! } = request ?? {}
    trace.push({ type: 'call', widget, method, path: reportedPath, status: result.status, start, end: now() })
    return result
  }
