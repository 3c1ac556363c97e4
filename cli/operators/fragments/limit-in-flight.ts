import type { MiddlewareHandler } from 'hono'
import type { Gauge } from 'prom-client'
import { refuse } from './core/refuse.js'

const RETRY_AFTER_S = '1'

/** Refuses requests beyond the limit, which costs almost nothing. @param gauge  shows how many requests are in flight */
export const limitInFlight = (max: number, gauge: Gauge): MiddlewareHandler => {
  let inFlight = 0
  return async (c, next) => {
    if (inFlight >= max) {
      c.header('Retry-After', RETRY_AFTER_S)
      return refuse(c, 503, `more than ${max} requests are in flight`)
    }
    gauge.set(++inFlight)
    try {
      return await next()
    } finally {
      gauge.set(--inFlight)
    }
  }
}
