import { createMiddleware } from 'hono/factory'
import type { ShopEnv } from './context.js'
import { readCookie } from './cookies.js'
import { CSRF_COOKIE } from './tokens.js'

/**
 * Requires the header `X-CSRF-Token` with the value of the CSRF cookie, or with 1 if there is no cookie. A page of
 * another origin cannot send this header without a CORS preflight.
 */
export const requireCsrf = createMiddleware<ShopEnv>(async (c, next) => {
  const expected = readCookie(c, CSRF_COOKIE) || '1'
  if (c.req.header('X-CSRF-Token') !== expected)
    return c.json({ error: 'UNKNOWN', reason: 'X-CSRF-Token' }, 403)
  await next()
  return undefined
})
