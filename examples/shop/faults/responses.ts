/** The responses of calls with a fault. */
import type { ContentfulStatusCode, StatusCode } from 'hono/utils/http-status'
import type { ShopContext } from '../context.js'
import { cut, drop, trickle } from './connection.js'
import { numberOf, type Fault } from './fault.js'
import { replaceField, withDeepField, withDuplicateKeys, withInheritedKeys, withLongField } from './json.js'
import { cancelled, delayOf, wait } from './time.js'

const PAGE = '<!doctype html><title>Maintenance</title><h1>We will be back in a minute</h1>'
const RETRY_AFTER_S = '120'

/** Makes a service's response for an error code, in the format of that service. */
export type PhraseError = (c: ShopContext, code: string) => Response | Promise<Response>

const statusResponse = (c: ShopContext, value: string): Response => {
  const status = numberOf(value, 500, 400, 599) as ContentfulStatusCode
  if (status === 429 || status === 503) c.header('Retry-After', RETRY_AFTER_S)
  return c.json({ error: 'UNKNOWN' }, status)
}

/** Redirects to the same path elsewhere. 307 keeps the method and the body. */
const redirectTo = (c: ShopContext, origin: string | undefined): Response => {
  const { pathname, search } = new URL(c.req.url)
  return origin === undefined ? c.body(null, 502) : c.redirect(`${origin}${pathname}${search}`, 307)
}

/** @returns the response to send instead of the service's; undefined if the service responds itself */
export const respondInstead = async (
  c: ShopContext,
  { mode, value }: Fault,
  phrase: PhraseError,
): Promise<Response | undefined> => {
  const { memory } = c.var
  const { signal } = c.req.raw
  switch (mode) {
    case 'slow':
      await wait(delayOf(value), signal)
      // If the browser has stopped waiting, the call changes nothing and gets no response.
      return signal.aborted ? c.body(null, 204) : undefined
    case 'fail':
      return statusResponse(c, value)
    case 'error':
      return phrase(c, value || 'UNKNOWN')
    case 'html':
      return c.html(PAGE, numberOf(value, 200, 200, 599) as ContentfulStatusCode)
    case 'empty':
      return c.body(null, numberOf(value, 204, 200, 599) as StatusCode)
    case 'redirect':
      return redirectTo(c, memory.partnerOrigins[0])
    case 'certificate':
      return redirectTo(c, memory.untrustedOrigins[0])
    case 'hang':
      await cancelled(signal)
      return c.body(null, 204)
    case 'drop':
      return drop(c)
    default:
      return undefined
  }
}

/** The text of a spoiled response, made from the JSON of the service. */
const SPOILED: Partial<Record<Fault['mode'], (json: unknown, value: string) => string>> = {
  malformed: (json) => {
    const text = JSON.stringify(json)
    return text.length > 2 ? text.slice(0, Math.ceil(text.length / 2)) : '{"'
  },
  wrong: (json, value) =>
    JSON.stringify(
      value ? replaceField(json, value.split('.')) : { unexpected: [{ list: 42 }, null, 'text'] },
    ),
  big: (json, value) => withLongField(json, numberOf(value, 10, 1, 50)),
  deep: (json, value) => withDeepField(json, numberOf(value, 10_000, 1, 100_000)),
  proto: withInheritedKeys,
  duplicate: withDuplicateKeys,
}

const parseBody = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return {}
  }
}

/** @returns the service's response after the fault has changed it */
export const spoil = async (c: ShopContext, { mode, value }: Fault): Promise<Response> => {
  if (mode === 'cut') return cut(c, c.res, value)
  if (mode === 'trickle') return trickle(c, c.res, value)
  const write = SPOILED[mode]
  if (!write) return c.res
  const { status } = c.res
  const text = write(parseBody(await c.res.text()), value)
  return new Response(text, {
    status: status === 304 ? 200 : status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  })
}
