import type { CallEntry } from '../../host/trace.js'

/** The loader makes some calls before there is a widget that takes their responses. Then the request has begun earlier. */
export function startOf({ path, start, end }: CallEntry): number {
  const { pathname } = new URL(path, location.href)
  const requests = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const request = requests.findLast(
    ({ name, responseEnd }) => responseEnd <= end && new URL(name).pathname === pathname,
  )
  return Math.min(start, request?.startTime ?? start)
}
