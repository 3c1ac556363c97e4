import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { ShopEnv } from './context.js'
import { CSRF_COOKIE } from './tokens.js'

/** A foreign page cannot set this header without asking first: the cookie's value, or 1 where there is none. */
export const requireCsrf = createMiddleware<ShopEnv>(async (c, next) => {
  const expected = getCookie(c, CSRF_COOKIE) || '1'
  if (c.req.header('X-CSRF-Token') !== expected)
    return c.json({ error: 'UNKNOWN', reason: 'X-CSRF-Token' }, 403)
  await next()
  return undefined
})
