/** The mounts and calls of a page, for `Shop.on('timing')` and `data-debug`: `src/page/timing/`. */
import type { ShopTiming } from '../api/timings.js'

export type TraceEntry = Extract<ShopTiming, { type: 'mount' | 'call' }>

export interface Trace {
  /** The page's first entries, for listeners that subscribe later. */
  readonly kept: TraceEntry[]
  /** Each of them receives all new entries. */
  readonly watchers: Set<(entry: TraceEntry) => void>
}

/** Browsers keep the same number of Resource Timing entries. */
const KEPT = 250

/** The trace of a page. The loader and the npm package share it, whichever creates it. */
export const traceOf = (shell: { trace?: Trace | undefined }): Trace =>
  (shell.trace ??= { kept: [], watchers: new Set() })

/** A watcher that throws must not break the mount or the call that it watches. */
export function tell(watch: (entry: TraceEntry) => void, entry: TraceEntry): void {
  try {
    watch(entry)
  } catch {
    // A timing is lost. Listeners of the host page that throw do not get here: `src/page/timing/` handles them.
  }
}

export function addEntry({ kept, watchers }: Trace, entry: TraceEntry): void {
  if (kept.length < KEPT) kept.push(entry)
  for (const watch of watchers) tell(watch, entry)
}
