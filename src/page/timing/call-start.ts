import type { ShopTiming } from '../../api/timings.js'

type CallTiming = Extract<ShopTiming, { type: 'call' }>

/**
 * The loader makes some calls before there is a widget that takes their responses. The request has then started before
 * the call.
 *
 * @returns a function that returns the same timing, from the start of its request; to be called with each call in turn
 */
export function createCallStart(): (timing: CallTiming) => CallTiming {
  /** When the previous call to a path has ended. A request that is older belongs to that call. */
  const ends = new Map<string, number>()
  return (timing) => {
    const { pathname } = new URL(timing.path, location.href)
    const end = timing.start + timing.duration
    const previousEnd = ends.get(pathname) ?? 0
    ends.set(pathname, end)
    const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const request = requests.findLast(
      ({ name, startTime, responseEnd }) =>
        startTime >= previousEnd && responseEnd <= end && new URL(name).pathname === pathname,
    )
    const start = Math.min(timing.start, request?.startTime ?? timing.start)
    return { ...timing, start, duration: end - start }
  }
}
