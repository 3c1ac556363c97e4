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
  url(value: unknown, kind: UrlKind): string | undefined
  report(code: 'CALL_FAILED', message: string): void
}

let inFlight = 0
const waiting: Array<() => void> = []
const enter = (): Promise<void> | undefined => {
  if (inFlight < MAX_IN_FLIGHT) {
    inFlight++
    return undefined
  }
  return new Promise((resolve) => waiting.push(resolve))
}
const leave = () => {
  const next = waiting.shift()
  if (next) next()
  else inFlight--
}

/** The values themselves: old libraries give prototypes a `toJSON` that turns lists into strings. */
const stringify = (body: object): string =>
  JSON.stringify(body, function (this: Record<string, unknown>, name) {
    return this[name]
  })

interface Received {
  status: number
  body: string
  isJson: boolean
}

/** Equal GETs that are under way at the same time share one answer. */
const shared = new Map<string, Promise<Received>>()

export function createCall(window: typeof globalThis, context: CallContext): Call {
  const receive = async (
    url: string,
    init: RequestInit,
    signal: AbortSignal | undefined,
  ): Promise<Received> => {
    const controller = new AbortController()
    const abort = () => controller.abort()
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    await enter()
    const timer = setTimeout(abort, TIMEOUT_MS)
    try {
      const early = context.early?.get(url)
      context.early?.delete(url)
      const ask = () => window.fetch(url, { ...init, signal: controller.signal })
      const response = await (early ? early.catch(ask) : ask())
      // An early answer is not bound to our signal; the race makes the limit hold for it as well.
      const body = await Promise.race([
        response.text(),
        new Promise<never>((_resolve, reject) => {
          controller.signal.addEventListener('abort', () => reject(new Error('time-out')))
        }),
      ])
      return {
        status: response.status,
        body,
        isJson: !/html/i.test(response.headers.get('content-type') ?? '') && !/^\s*</.test(body),
      }
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      leave()
    }
  }

  return async (path, request = {}) => {
    const { method = 'GET', schema, errorSchema, signal, body } = request
    const fail = <E>(status: number, why: string, error?: E) => {
      const isAborted = signal?.aborted === true
      if (!request.quiet && !isAborted && error === undefined && !request.expected?.includes(status))
        context.report('CALL_FAILED', `${method} ${path}: ${why}`)
      return { ok: false as const, status, error, isAborted }
    }
    try {
      const address = context.url(path, 'call')
      if (!address) return fail(0, 'the address is refused')
      const url = new URL(address)
      for (const [name, value] of Object.entries(request.query ?? {}))
        if (value !== undefined) url.searchParams.append(name, value)

      const isForm = body instanceof window.FormData
      const init: RequestInit = {
        method,
        headers: {
          Accept: 'application/json',
          ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}),
          ...request.headers,
        },
        credentials: request.credentials ?? context.credentials ?? 'same-origin',
        cache: request.cache ?? 'default',
        redirect: method === 'GET' ? 'follow' : 'error',
        keepalive: request.keepalive ?? false,
      }
      if (body) init.body = isForm ? body : stringify(body)

      let answer: Promise<Received>
      if (method === 'GET' && !signal) {
        const key = JSON.stringify([url.href, init])
        answer = shared.get(key) ?? receive(url.href, init, undefined)
        shared.set(key, answer)
        const forget = () => shared.delete(key)
        answer.then(forget, forget)
      } else answer = receive(url.href, init, signal)

      const { status, body: text, isJson } = await answer
      if (signal?.aborted) return fail(0, 'aborted')
      if (status < 200 || status > 299)
        return fail(
          status,
          `status ${status}`,
          errorSchema && isJson ? parseJson(text, errorSchema) : undefined,
        )
      if (!schema) return { ok: true, status, data: undefined as never }
      const data = isJson ? parseJson(text, schema) : undefined
      return data === undefined ? fail(status, 'the answer is malformed') : { ok: true, status, data }
    } catch (error) {
      return fail(0, error instanceof Error ? error.message : 'no answer')
    }
  }
}
