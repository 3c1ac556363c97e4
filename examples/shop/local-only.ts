import { createMiddleware } from 'hono/factory'
import type { ShopEnv } from './context.js'

/** Pages that show more than what every visitor sees: files of this machine, mails of others, the state of the tools. */
export const PRIVATE_PATHS = [
  '/my/*',
  '/demo',
  '/outbox',
  '/openapi',
  '/openapi.json',
  '/faults',
  '/csp-reports/*',
  '/gallery/changes/*',
]

const LOCAL_HOSTS = ['127.0.0.1', 'localhost']

/** DNS rebinding: a foreign site whose name resolves to this machine must not read these pages. */
export const localOnly = createMiddleware<ShopEnv>(async (c, next) => {
  if (!LOCAL_HOSTS.includes(new URL(c.req.url).hostname)) return c.notFound()
  await next()
  return undefined
})
