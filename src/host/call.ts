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
const MAX_IN_FLIGHT = 6

export interface CallRequest<T, E> {
  method?: 'GET' | 'POST' | 'PUT'
  /** Added with URLSearchParams; `undefined` leaves the name out. */
  query?: Record<string, string | undefined>
  headers?: Record<string, string>
  /** Sent as JSON, or as it is when it is form data. */
  body?: object
  cache?: RequestCache
  credentials?: RequestCredentials
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
  | { ok: false; status: number; error?: E | undefined; isAborted?: boolean }

export type Call = <T = undefined, E = undefined>(
  path: string,
  request?: CallRequest<T, E>,
) => Promise<CallResult<T, E>>

interface CallContext {
  credentials?: RequestCredentials | undefined
  early?: Map<string, Promise<Response>> | undefined
}

let inFlight = 0
const waiting: Array<() => void> = []

/** The values themselves: old libraries give prototypes a `toJSON` that turns lists into strings. */
const stringify = (body: object): string =>
  JSON.stringify(body, function (this: Record<string, unknown>, name) {
    return this[name]
  })

interface Received {
  status: number
  text: string
  /** A page instead of data: a portal, a log-in, an error page. */
  isPage: boolean
}

/** Equal GETs that are under way at the same time share one answer. */
const shared = new Map<string, Promise<Received>>()

/** @param context  read at each call: its values may change */
export function createCall(
  window: typeof globalThis,
  context: CallContext,
  toUrl: (value: unknown, kind: UrlKind) => string | undefined,
  report: (code: 'CALL_FAILED', message: string) => void,
): Call {
  const receive = async (url: string, init: RequestInit, signal?: AbortSignal): Promise<Received> => {
    const controller = new AbortController()
    const ask = () => window.fetch(url, { ...init, signal: controller.signal })
    const read = async () => {
      const answer = context.early?.get(url)
      context.early?.delete(url)
      const response = await (answer ? answer.catch(ask) : ask())
      const text = await response.text()
      const type = response.headers.get('content-type')
      return { status: response.status, text, isPage: /html/i.test(type ?? '') || /^\s*</.test(text) }
    }
    signal?.addEventListener('abort', () => controller.abort())
    if (inFlight < MAX_IN_FLIGHT) inFlight++
    else await new Promise<void>((start) => waiting.push(start))
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      // An early answer does not know our signal; the race makes the limit hold for it as well.
      return await Promise.race([
        read(),
        new Promise<never>((_, failed) => {
          controller.signal.addEventListener('abort', () => failed(new Error('time-out')))
          timer = setTimeout(() => controller.abort(), TIMEOUT_MS)
        }),
      ])
    } finally {
      clearTimeout(timer)
      const next = waiting.shift()
      if (next) next()
      else inFlight--
    }
  }

  const share = (url: string, init: RequestInit): Promise<Received> => {
    const key = url + JSON.stringify(init)
    let answer = shared.get(key)
    if (!answer) {
      answer = receive(url, init).finally(() => shared.delete(key))
      shared.set(key, answer)
    }
    return answer
  }

  return async (path, request = {}) => {
    const { method = 'GET', schema, errorSchema, signal, body } = request
    const fail = <E>(status: number, why: string, error?: E) => {
      const isAborted = !!signal?.aborted
      if (!request.quiet && !isAborted && error === undefined && !request.expected?.includes(status))
        report('CALL_FAILED', `${method} ${path}: ${why}`)
      return { ok: false as const, status, error, isAborted }
    }
    try {
      const address = toUrl(path, 'call')
      if (!address || signal?.aborted) return fail(0, 'the address is refused')
      const url = new URL(address)
      for (const [name, value] of Object.entries(request.query ?? {}))
        if (value !== undefined) url.searchParams.append(name, value)

      const isForm = body instanceof window.FormData
      const headers: Record<string, string> = { Accept: 'application/json', ...request.headers }
      if (body && !isForm) headers['Content-Type'] = 'application/json'
      const init = {
        method,
        headers,
        credentials: request.credentials ?? context.credentials ?? 'same-origin',
        cache: request.cache ?? 'default',
        redirect: method === 'GET' ? 'follow' : 'error',
        keepalive: !!request.keepalive,
        body: body && !isForm ? stringify(body) : body,
      } as RequestInit

      const { status, text, isPage } = await (method === 'GET' && !signal
        ? share(url.href, init)
        : receive(url.href, init, signal))
      if (signal?.aborted) return fail(0, 'aborted')
      const isGood = status > 199 && status < 300
      const shape = (isGood ? schema : errorSchema) as Schema<never> | undefined
      const data = shape && !isPage ? parseJson(text, shape) : undefined
      if (!isGood) return fail(status, `status ${status}`, data)
      return isPage || (schema && data === undefined)
        ? fail(status, 'the answer is malformed')
        : { ok: true, status, data: data as never }
    } catch (error) {
      return fail(0, error instanceof Error ? error.message : 'no answer')
    }
  }
}
