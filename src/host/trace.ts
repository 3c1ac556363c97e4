/** The mounts and calls of a page, for `Shop.on('timing')` and `data-debug`: `src/page/timing/`. */
import type { ShopTiming } from '../api/timings.js'

export type TraceEntry = Extract<ShopTiming, { type: 'mount' | 'call' }>

export interface Trace {
  /** The page's first entries, for those who watch later. */
  readonly kept: TraceEntry[]
  /** Each of them gets all new entries. */
  readonly watchers: Set<(entry: TraceEntry) => void>
}

/** Browsers keep as many entries of Resource Timing. */
const KEPT = 250

/** The trace of a page. The loader and the npm package share one, whichever of them is first. */
export const traceOf = (shell: { trace?: Trace | undefined }): Trace =>
  (shell.trace ??= { kept: [], watchers: new Set() })

export function addEntry({ kept, watchers }: Trace, entry: TraceEntry): void {
  if (kept.length < KEPT) kept.push(entry)
  for (const watch of watchers) watch(entry)
}
