/**
 * The one way to a service: resolved against `api-base`, 15 s at most, answers validated. It never rejects:
 * a network failure, a time-out, an error status and a malformed answer are all `ok: false`. What only widgets
 * need of it is in `ask.ts`.
 *
 * @see interface.md §5
 */
import type { Schema } from '../contracts/fields.js'
import { parseJson } from './json.js'

const TIMEOUT_MS = 15_000

export interface CallRequest<T, E> {
  method?: 'GET' | 'POST' | 'PUT'
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

/** Parameters stand in the path; what failed is told without them, because they may hold what somebody typed. */
export type Call = <T = undefined, E = undefined>(
  path: string,
  request?: CallRequest<T, E>,
) => Promise<CallResult<T, E>>

/** With its text, which can be read only once. */
export type Answer = readonly [isGood: boolean, status: number, text: string]

/** How an answer is come by. */
export interface Way {
  /** @throws if the address is refused */
  toUrl(path: string): string
  /** @param signal  the caller's own; that of `init` ends after 15 s, too */
  ask(url: string, init: RequestInit, signal: AbortSignal | undefined): Promise<Answer>
}

/** Without any answer, the status is this. */
const NONE: Answer = [false, 0, '']

/** @param context  read at each call: its values may change */
export function createCall(
  context: { credentials?: RequestCredentials | undefined },
  { toUrl, ask }: Way,
  report: (code: 'CALL_FAILED', message: string) => void,
): Call {
  return async (path, { schema, errorSchema, signal, expected, quiet, ...given } = {}) => {
    const { method = 'GET', body } = given
    const [isGood, status, text] = await new Promise<Answer>((resolve, reject) => {
      const url = toUrl(path)
      const controller = new AbortController()
      /** Ends also what may not know our signal: a host's `fetch`, an answer that was asked for before. */
      const stop = () => {
        controller.abort()
        reject()
      }
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
        signal: controller.signal,
      } as RequestInit
      const timer = setTimeout(stop, TIMEOUT_MS)
      signal?.addEventListener('abort', stop)
      ask(url, init, signal)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer))
    }).catch(() => NONE)

    const shape = (isGood ? schema : errorSchema) as Schema<never> | undefined
    const parsed = shape && parseJson(text, shape)
    const data = parsed?.data
    if (isGood && (!schema || parsed?.success)) return { ok: true, status, data: data as never }
    // A change that is refused for a reason that we know is the caller's to tell.
    if (!quiet && !signal?.aborted && (method === 'GET' || !data) && !expected?.includes(status))
      report('CALL_FAILED', `${method} ${path.split('?')[0]!}: ${status || 'no answer'}`)
    return { ok: false, status, error: data }
  }
}
