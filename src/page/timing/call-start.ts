import type { ShopTiming } from '../../api/timings.js'

type CallTiming = Extract<ShopTiming, { type: 'call' }>

/** @returns the address itself if it cannot be parsed: such a call is refused, so it has no request */
const pathnameOf = (address: string): string =>
  URL.canParse(address, location.href) ? new URL(address, location.href).pathname : address

/**
 * The loader makes some requests before there is a widget that takes their responses. The request then started before the
 * widget's call.
 *
 * @returns a function that returns a timing with the start of its request; call it with all call timings, in order
 */
export function createCallStart(): (timing: CallTiming) => CallTiming {
  /** Keyed by path: when the previous call ended. An older request belongs to that call. */
  const ends = new Map<string, number>()
  return (timing) => {
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
