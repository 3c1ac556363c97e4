/** What happens on a page, for `Shop.on('timing')` (`src/page/timing/`) and `data-debug` (`src/page/debug/`). */
import type { ShopEvents } from '../api/events.js'
import type { WidgetName } from '../api/names.js'
import type { ShopTiming } from '../api/timings.js'

/** The options of a widget. Only the trace of a page with `data-debug` has these entries. */
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

/** A reported error. Only the trace of a page with `data-debug` has these entries. */
export interface ErrorEntry {
  type: 'error'
  error: ShopEvents['shop-error']
}

export type TimingEntry = Extract<ShopTiming, { type: 'mount' | 'call' }>
export type TraceEntry = TimingEntry | ReadEntry | ErrorEntry

export interface Trace {
  /** The page's first entries, for listeners that subscribe later. */
  readonly kept: TraceEntry[]
  /** Each of them receives all new entries. */
  readonly watchers: Set<(entry: TraceEntry) => void>
}

/** Browsers keep the same number of Resource Timing entries. */
const KEPT = 250

/** The trace of a page. The loader and the npm package share it, whichever creates it. */
export const traceOf = (pageStart: { trace?: Trace | undefined }): Trace =>
  (pageStart.trace ??= { kept: [], watchers: new Set() })

/** Passes an entry on. This must not break a mount, a call or reading options, even if a watcher throws. */
function tell(take: (entry: TraceEntry) => unknown, entry: TraceEntry): void {
  try {
    take(entry)
  } catch {
    // The entry is lost. Listeners of the host page that throw do not get here: `src/page/timing/` handles them.
  }
}

export function addEntry({ kept, watchers }: Trace, entry: TraceEntry): void {
  // The host page may have broken `push`.
  if (kept.length < KEPT) tell((one) => kept.push(one), entry)
  for (const watch of watchers) tell(watch, entry)
}

/**
 * Calls the function with each kept entry, and then with each new one.
 *
 * @returns a function that ends this
 */
export function watchEntries({ kept, watchers }: Trace, watch: (entry: TraceEntry) => void): () => void {
  for (const entry of kept) tell(watch, entry)
  watchers.add(watch)
  return () => void watchers.delete(watch)
}
