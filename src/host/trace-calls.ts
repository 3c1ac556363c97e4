import type { WidgetName } from '../api/names.js'
import type { Call } from './call.js'
import { addEntry, type Trace } from './trace.js'

/** @returns a `Call` that also adds an entry to the trace for each result */
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
