import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Monitor } from './monitor.js'

const MAX_URL_CHARS = 500

/** Reports each request. */
export const recordRequests =
  (monitor: Monitor): MiddlewareHandler =>
  async (c, next) => {
    const start = performance.now()
    await next()
    const ms = performance.now() - start
    const { pathname, search } = new URL(c.req.url)
    monitor.handled({
      method: c.req.method,
      url: (pathname + search).slice(0, MAX_URL_CHARS),
      route: routePath(c, -1),
      status: c.res.status,
      ms,
    })
  }
