/** Responses that are not a fragment. `error` says what is wrong and what is allowed. */
import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Sends a response that must not be cached. */
export function refuse(c: Context, status: ContentfulStatusCode, error: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ error }, status)
}

/** @param max  characters of path and query */
export const limitUrlLength =
  (max: number): MiddlewareHandler =>
  async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const { length } = pathname + search
    if (length > max) return refuse(c, 414, `the address has ${length} characters, allowed: ${max}`)
    return next()
  }
