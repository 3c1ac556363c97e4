/** The mounts and calls of a page, for `Shop.on('timing')` and `data-debug`: `src/page/timing/`. */
import type { WidgetName } from '../api/names.js'
import type { ShopTiming } from '../api/timings.js'
import type { Call } from './call.js'

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

/** @returns the same call, with an entry for each result */
export const traceCalls =
  (trace: Trace, widget: WidgetName | undefined, now: () => number, call: Call): Call =>
  async (path, request) => {
    const start = now()
    const result = await call(path, request)
    const { method = 'GET', reportedPath = path.split('?')[0]! } = request ?? {}
    const { status } = result
    addEntry(trace, {
      type: 'call',
      widget,
      method,
      path: reportedPath,
      status,
      start,
      duration: now() - start,
    })
    return result
  }
