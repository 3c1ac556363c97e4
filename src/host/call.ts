/**
 * The one way to a service: resolved against `api-base`, validated by a schema. It never rejects: a network failure,
 * a time-out, an error status and a malformed answer all are `ok: false`. interface.md §5.
 */
import type * as z from 'zod/mini'
import { checkJson, parseJson } from './json.js'
import type { Transport } from './transport.js'

export interface CallRequest<T, E> {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  /** Sent as JSON. A form goes through `upload.ts`. */
  body?: object
  cache?: RequestCache
  /** The request outlives the page; for the click that leaves it. */
  keepalive?: boolean
  /** The shape of a good answer. Without one the body is not read. */
  schema?: z.ZodMiniType<T>
  /** The shape of an error answer's body. */
  errorSchema?: z.ZodMiniType<E>
  signal?: AbortSignal
  /** Statuses besides 2xx that are regular answers and need no `shop-error`. */
  expected?: readonly number[]
  /** Failures are not reported. */
  quiet?: boolean
  /** Does not wait for a free place among the calls in flight. */
  isUrgent?: boolean
}

export type CallResult<T, E> =
  | { ok: true; status: number; data: T }
  /** `status` 0: no answer, or a refused address. 2xx: the answer is malformed. */
  | { ok: false; status: number; error?: E | undefined }

/** Parameters are in the path. Reports leave them out, because they may hold what somebody typed. */
export type Call = <T = undefined, E = undefined>(
  path: string,
  request?: CallRequest<T, E>,
) => Promise<CallResult<T, E>>

/** The values themselves: old libraries give prototypes a `toJSON` that turns lists into strings. */
const toJson = (body: object): string =>
  JSON.stringify(body, function (this: Record<string, unknown>, name) {
    return this[name]
  })

const initOf = (
  { method = 'GET', headers, body, cache, keepalive }: CallRequest<unknown, unknown>,
  credentials: RequestCredentials,
): RequestInit =>
  // Without a prototype, so that nothing that the page adds to `Object.prototype` is read as an option.
  Object.assign(Object.create(null) as RequestInit, {
    method,
    headers: {
      Accept: 'application/json',
      ...(body && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: toJson(body) }),
    ...(cache && { cache }),
    ...(keepalive && { keepalive }),
    credentials,
    redirect: method === 'GET' ? 'follow' : 'error',
  })

/**
 * @param context  read at each call: a changed attribute holds for the next call
 * @param toUrl    gives the absolute address, or `undefined` if it is refused
 */
export function createCall(
  context: { credentials?: RequestCredentials | undefined },
  toUrl: (path: string) => string | undefined,
  transport: Transport,
  report: (code: 'CALL_FAILED', message: string) => void,
): Call {
  return async <T, E>(path: string, request: CallRequest<T, E> = {}): Promise<CallResult<T, E>> => {
    const { method = 'GET', schema, errorSchema, signal, expected, quiet, isUrgent } = request
    const url = toUrl(path)
    const init = initOf(request, context.credentials ?? 'same-origin')
    const { status, isGood, text, problem } = url
      ? await transport(url, { init, signal, isUrgent })
      : { status: 0, isGood: false, text: '', problem: 'the address is refused' }

    let why = problem
    if (isGood) {
      if (!schema) return { ok: true, status, data: undefined as T }
      const checked = checkJson(text, schema)
      if (checked.ok) return { ok: true, status, data: checked.data }
      why = `the answer is malformed: ${checked.problem}`
    }
    const error = !isGood && errorSchema ? parseJson(text, errorSchema) : undefined
    // A change that is refused with a known reason is the caller's to show.
    const isKnownRefusal = method !== 'GET' && error !== undefined
    if (!quiet && !signal?.aborted && !isKnownRefusal && !expected?.includes(status))
      report('CALL_FAILED', `${method} ${path.split('?')[0]}: ${why}`)
    return { ok: false, status, error }
  }
}
