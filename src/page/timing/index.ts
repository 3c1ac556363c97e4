/** `Shop.on('timing')`. Only pages that listen, and those with `data-debug`, load this chunk. docs/monitoring.md */
import type { ShopTiming } from '../../api/timings.js'
import { guard } from '../../host/guard.js'
import { nextTask } from '../../host/next-task.js'
import { activationStart, whenActivated } from '../../host/prerendering.js'
import { watchEntries, type TraceEntry } from '../../host/trace.js'
import type { Timings } from '../create-shop.js'
import type { Page } from '../page.js'
import { createCallStart } from './call-start.js'
import { sinceActivation } from './since-activation.js'
import { followVitals } from './vitals.js'

/**
 * Measures what happens on the page. Times count from the page's start, as those of the browser's performance entries do.
 *
 * @param begin  runs its argument when the listener may be called
 */
const measureTimings = (page: Page, begin: (start: () => void) => () => void): Timings => ({
  subscribe(listener) {
    const ends: Array<() => void> = []
    let isOver = false
    const stop = () => {
      isOver = true
      for (const end of ends.splice(0)) end()
    }
    const report = (timing: ShopTiming) => {
      if (isOver) return
      try {
        listener(timing)
      } catch (error) {
        // The error must not stop our code. The browser reports it, as it does for event listeners.
        page.window.reportError(error)
      }
    }
    const start = guard(page.report, () => {
      const vitals = followVitals(page, report)
      const fromRequest = createCallStart()
      const onEntry = (entry: TraceEntry) => {
        if (entry.type === 'read' || entry.type === 'error') return
        if (entry.type === 'mount') vitals.addWidget(entry.widget)
        report(entry.type === 'call' ? fromRequest(entry) : entry)
      }
      ends.push(vitals.end, watchEntries(page.trace, onEntry))
      // The listener may have unsubscribed while it received the earlier entries.
      if (isOver) stop()
    })
    // Starts in a later task, because the caller first needs the function that is returned.
    void nextTask(page.window).then(() => {
      if (!isOver) ends.push(begin(() => void start()))
    })
    return stop
  },
})

/** While the page is being prerendered, listeners are silent. Later, times count from the moment when it was opened. */
export function createTimings(page: Page): Timings {
  const timings = measureTimings(page, (start) => whenActivated(page.window, start))
  return {
    subscribe: (listener) =>
      timings.subscribe((timing) => listener(sinceActivation(timing, activationStart(page.window)))),
  }
}

/** Starts the output for `data-debug`, which includes the timings. @throws {ShopError} LOAD_FAILED, INTEGRITY */
export async function startDebug(page: Page): Promise<void> {
  const debug = await import('../debug/index.js')
  const beginNow = (start: () => void) => {
    start()
    return () => {}
  }
  // The performance panel counts from the page's start, and shows what happens while a page is being prerendered.
  debug.startDebug(page, measureTimings(page, beginNow))
}
