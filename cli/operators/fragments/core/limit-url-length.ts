import type { MiddlewareHandler } from 'hono'
import { refuse } from './refuse.js'

/** @param max  characters of path and query */
export const limitUrlLength =
  (max: number): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const { length } = pathname + search
    if (length > max) return refuse(c, 414, `the address has ${length} characters, allowed: ${max}`)
    return next()
  }
