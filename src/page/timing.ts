/** `Shop.on('timing')`. Only pages that listen load this chunk. interface §9; docs/reference/events.md */
import type { ShopTiming } from '../api/timings.js'
import { nextTask } from '../host/next-task.js'
import { activationStart, whenActivated } from '../host/prerendering.js'
import type { Timings } from './create-shop.js'
import type { Page } from './page.js'

/** @returns the address itself if it cannot be parsed: such a call is refused, so it has no request */
const pathnameOf = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).pathname : address

/**
 * The loader makes some requests before there is a widget that takes their responses. The request then started before the
 * widget's call.
 *
 * @returns a function that moves a call to the start of its request; call it with all timings, in order
 */
function createRequestStart(): (timing: ShopTiming) => ShopTiming {
  /** Keyed by path: when the previous call ended. An older request belongs to that call. */
  const ends = new Map<string, number>()
  return (timing) => {
    if (timing.type !== 'call') return timing
    const pathname = pathnameOf(timing.path)
    const end = timing.start + timing.duration
    const previousEnd = ends.get(pathname) ?? 0
    ends.set(pathname, end)
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const request = requests.findLast(
      ({ name, startTime, responseEnd }) =>
        startTime >= previousEnd && responseEnd <= end && pathnameOf(name) === pathname,
    )
    const start = Math.min(timing.start, request?.startTime ?? timing.start)
    return { ...timing, start, duration: end - start }
  }
}

/**
 * Moves a timing to the clock of the visit: what happened before the visitor opened a prerendered page took no time, so it
 * counts as 0.
 *
 * @param activation  when the visit began, in ms from the page's start
 */
function sinceActivation(timing: ShopTiming, activation: number): ShopTiming {
  if (!activation) return timing
  const start = Math.max(0, timing.start - activation)
  const duration = Math.max(0, timing.start + timing.duration - activation) - start
  if (timing.type === 'call') return { ...timing, start, duration }
  // The first render is the last part of a mount.
  return { ...timing, start, duration, renderDuration: Math.min(timing.renderDuration, duration) }
}

/** While the page is being prerendered, listeners are silent. Times count from the page's start. */
export const createTimings = ({ timingLog, window }: Pick<Page, 'timingLog' | 'window'>): Timings => ({
  subscribe(listener) {
    const { kept, listeners } = timingLog
    const ends = new AbortController()
    const fromRequest = createRequestStart()
    const deliver = (timing: ShopTiming) => {
      if (ends.signal.aborted) return
      try {
        listener(sinceActivation(fromRequest(timing), activationStart(window)))
      } catch (error) {
        // The error must not stop our code. The browser reports it, as it does for event listeners.
        window.reportError(error)
      }
    }
    const start = () => {
      if (ends.signal.aborted) return
      kept.forEach(deliver)
      listeners.add(deliver)
    }
    ends.signal.addEventListener('abort', () => listeners.delete(deliver))
    // Starts in a later task, because the caller first needs the function that is returned.
    void nextTask(window).then(() => whenActivated(window, start))
    return () => ends.abort()
  },
})
