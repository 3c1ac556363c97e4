/**
 * The one way to a service: resolved against `api-base`, 15 s at most, answers validated. It never rejects:
 * a network failure, a time-out, an error status and a malformed answer are all `ok: false`.
 *
 * @see interface.md §5
 */
import type { Schema } from '../contracts/shape.js'
import { parseJson } from './json.js'
import type { UrlKind } from './safe-url.js'

const TIMEOUT_MS = 15_000

export interface CallRequest<T, E> {
  method?: 'GET' | 'POST' | 'PUT'
  /** Added with URLSearchParams; `undefined` leaves the name out. */
  query?: Record<string, string | undefined>
  headers?: Record<string, string>
  /** Sent as JSON. A form goes through `upload.ts`. */
  body?: object
  cache?: RequestCache
  /** The request outlives the page; for the click that leaves it. */
  keepalive?: boolean
  /** The shape of a good answer; without one the body is not read. */
  schema?: Schema<T>
  /** The shape of an error answer's body. */
  errorSchema?: Schema<E>
  signal?: AbortSignal
  /** Statuses besides 2xx that are regular answers and not worth a `shop-error`. */
  expected?: readonly number[]
  /** Fire and forget: failures are not reported. */
  quiet?: boolean
}

export type CallResult<T, E> =
  | { ok: true; status: number; data: T }
  /** `status` 0: no answer (network, time-out, aborted, refused address). */
  | { ok: false; status: number; error?: E | undefined }

export type Call = <T = undefined, E = undefined>(
  path: string,
  request?: CallRequest<T, E>,
) => Promise<CallResult<T, E>>

interface CallContext {
  credentials?: RequestCredentials | undefined
  early?: Map<string, Promise<Response>> | undefined
}

/** With its text, which can be read only once. */
type Answer = readonly [response: Response, text: string]

/** How many more may be in flight. */
let free = 6
const waiting: Array<() => void> = []

/** GETs under way, by what they ask for: equal ones share one answer. */
const shared = new Map<unknown, Promise<Answer>>()

/** @param context  read at each call: its values may change */
export function createCall(
  window: typeof globalThis,
  context: CallContext,
  toUrl: (value: unknown, kind: UrlKind) => string | undefined,
  report: (code: 'CALL_FAILED', message: string) => void,
): Call {
  const receive = (url: string, init: RequestInit, signal?: AbortSignal) =>
    new Promise<Answer>((resolve, reject) => {
      const controller = new AbortController()
      /** Ends what has not ended: also an early answer and a host's `fetch`, which may not know our signal. */
      const stop = () => {
        controller.abort()
        reject()
      }
      const start = async () => {
        free--
        const timer = setTimeout(stop, TIMEOUT_MS)
        init.signal = controller.signal
        const ask = () => window.fetch(url, init)
        try {
          const early = context.early?.get(url)
          context.early?.delete(url)
          const response = await (early ? early.catch(ask) : ask())
          resolve([response, await response.text()])
        } catch {
          // The network's failure ends like any other.
        }
        clearTimeout(timer)
        stop()
        free++
        waiting.shift()?.()
      }
      signal?.addEventListener('abort', stop)
      if (free) void start()
      else waiting.push(start)
    })

  return async (path, { query = {}, schema, errorSchema, signal, expected, quiet, ...given } = {}) => {
    const { method = 'GET', body } = given
    let status = 0
    let error
    try {
      signal?.throwIfAborted()
      // A refused address is none.
      const url = new URL(toUrl(path, 'call')!)
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.append(name, value)
      const { href } = url
      const init = {
        __proto__: null,
        ...given,
        method,
        headers: {
          Accept: 'application/json',
          ...(body && { 'Content-Type': 'application/json' }),
          ...given.headers,
        },
        // The values themselves: old libraries give prototypes a `toJSON` that turns lists into strings.
        body: JSON.stringify(body, function (this: Record<string, unknown>, name) {
          return this[name]
        }),
        credentials: context.credentials,
        redirect: method === 'GET' ? 'follow' : 'error',
      } as RequestInit

      // Anything else than a plain GET is equal to nothing.
      const key = method === 'GET' && !signal ? href + JSON.stringify(init) : init
      const answer = shared.get(key) ?? receive(href, init, signal).finally(() => shared.delete(key))
      shared.set(key, answer)
      const [response, text] = await answer
      signal?.throwIfAborted()
      status = response.status

      // A page instead of data: a portal, a log-in, an error page.
      const isData = !/html/i.test(response.headers.get('content-type')!) && !/^\s*</.test(text)
      const shape = (response.ok ? schema : errorSchema) as Schema<never> | undefined
      const data = shape && isData ? parseJson(text, shape) : undefined
      if (!response.ok) error = data
      else if (isData && (!schema || data !== undefined)) return { ok: true, status, data: data as never }
    } catch {
      // No answer.
    }
    if (!quiet && !signal?.aborted && !error && !expected?.includes(status))
      report('CALL_FAILED', `${method} ${path}: ${status || 'no answer'}`)
    return { ok: false, status, error }
  }
}
