/** Counts and logs each request. */
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.js'

/** The checks and metrics are asked for every few seconds, so they are logged only at the level `debug`. */
const isFragment = (route: string) => route.startsWith('/fragments/')

export const recordRequests =
  ({ requests, duration }: Metrics, log: Logger): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    const ms = performance.now() - start
    const { status } = c.res
    // The pattern of the route, because each unknown path would be a label of its own.
    const route = routePath(c, -1)
    requests.inc({ route, status })
    duration.observe({ route }, ms / 1000)
    const { pathname, search } = new URL(c.req.url)
    const fields = {
      method: c.req.method,
      url: (pathname + search).slice(0, 500),
      status,
      ms: Number(ms.toFixed(2)),
    }
    if (status >= 500) log.error(fields, 'request failed')
    else if (isFragment(route)) log.info(fields, 'request')
    else log.debug(fields, 'request')
  }
