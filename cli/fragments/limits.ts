/** The limits for requests: a request beyond them costs almost nothing. */
import type { MiddlewareHandler } from 'hono'
import type { Gauge } from 'prom-client'
import { refuse } from './refuse.js'

const RETRY_AFTER_S = '1'

/** @param max  characters of path and query */
export const limitUrlLength =
  (max: number): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const { length } = pathname + search
    if (length > max) return refuse(c, 414, `the address has ${length} characters, allowed: ${max}`)
    return next()
  }

/** @param gauge  shows how many requests are in flight */
export const limitInFlight = (max: number, gauge: Gauge): MiddlewareHandler => {
  let inFlight = 0
  return async (c, next) => {
    if (inFlight >= max) {
      c.header('Retry-After', RETRY_AFTER_S)
      return refuse(c, 503, `more than ${max} requests at the same time`)
    }
    gauge.set(++inFlight)
    try {
      return await next()
    } finally {
      gauge.set(--inFlight)
    }
  }
}
