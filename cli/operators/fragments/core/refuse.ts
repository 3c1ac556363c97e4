import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** Sends a response that is not a fragment and must not be cached. `error` says what is wrong and what is allowed. */
export function refuse(c: Context, status: ContentfulStatusCode, error: string): Response {
  c.header('Cache-Control', 'no-store')
  return c.json({ error }, status)
}
