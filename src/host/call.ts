/**
 * Calls a service. The path is resolved against `api-base`, and a schema validates the response. A call never rejects:
 * after a network failure, a timeout, an error status or a malformed response, it resolves with `ok: false`. interface §5.
 */
import type * as z from 'zod/mini'
import { DEFAULT_CREDENTIALS, type WidgetName } from '../api/names.js'
import { messageOf } from './errors.js'
import { checkJson, parseJson, toJson } from './json.js'
import type { Outcome, RequestTable } from './request-table.js'
import { addTiming, type TimingLog } from './timing-log.js'
import { entriesOf, ownOptions } from './without-additions.js'

/** Which services a widget calls, and who has named them: `servicesOf`. */
export interface Services {
  /** Their origin; the host page's own by default. */
  readonly apiBase?: string | undefined
  readonly credentials?: 'same-origin' | 'include' | undefined
  /** Their origin if only the placeholder names it. It gets no tokens. */
  readonly foreignOrigin?: string | undefined
  /**
   * Identifies the shop if the placeholder names another one than the page does, or calls it in another way. What it says about
   * the visitor does not count for the whole page.
   */
  readonly otherShop?: string | undefined
  /** What a script has given the widget that it has mounted; `undefined` if a placeholder, perhaps users' content, mounts by itself. */
  readonly given?: { readonly apiBase: string | undefined } | undefined
}

export interface CallRequest<T, E> {
  method?: 'GET' | 'POST' | 'PUT'
  headers?: Record<string, string>
  /** Sent as JSON. */
  body?: object
  /** Sent as `multipart/form-data` instead of `body`. */
  form?: FormData
  cache?: RequestCache
  /** The request continues when the visitor leaves the page. */
  keepalive?: boolean
  /** Validates a successful response. Without a schema, the body is ignored. */
  schema?: z.ZodMiniType<T>
  /** Validates the body of an error response. */
  errorSchema?: z.ZodMiniType<E>
  signal?: AbortSignal
  /** A response that was requested before would be too old: that of an identical read, or of the loader. */
  isFresh?: boolean | undefined
  /** Statuses other than 2xx that are not reported as failures. */
  expected?: readonly number[]
  /** Failures are not reported. */
  quiet?: boolean
  /** A reported failure is also written to the console. */
  isLogged?: boolean
  /** What a report names instead of the path, if the path contains personal data. */
  reportedPath?: string
}

const REQUEST_NAMES = [
  ...(['method', 'headers', 'body', 'form', 'cache', 'keepalive', 'schema', 'errorSchema'] as const),
  ...(['signal', 'isFresh', 'expected', 'quiet', 'isLogged', 'reportedPath'] as const),
]

export type CallResult<T, E> =
  | { ok: true; status: number; data: T }
  /**
   * `status` is 0 if there was no response or the address was refused, and 2xx if the response is malformed. `isPage`: the
   * response is an HTML page.
   */
  | { ok: false; status: number; error?: E | undefined; isPage?: boolean | undefined }

/** @param path  with its query parameters; reports leave them out, because they may contain what a visitor typed */
export type Call = <T = undefined, E = undefined>(
  path: string,
  request?: CallRequest<T, E>,
) => Promise<CallResult<T, E>>

/** The only header of a caller that is the same for every visitor. All others are tokens. */
const SITE_HEADER = 'X-Hunter-Site'

const withoutTokens = (headers: Record<string, string> | undefined): Record<string, string> =>
  Object.fromEntries(entriesOf(headers).filter(([name]) => name === SITE_HEADER))

/** The request that a call makes. */
export const initOf = (
  { method = 'GET', headers, body, form, cache, keepalive }: CallRequest<unknown, unknown>,
  { credentials = DEFAULT_CREDENTIALS, foreignOrigin }: Services,
): RequestInit => ({
  method,
  headers: {
    Accept: 'application/json',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(foreignOrigin === undefined ? headers : withoutTokens(headers)),
  },
  ...(body && { body: toJson(body) }),
  ...(form && { body: form }),
  ...(cache && { cache }),
  ...(keepalive && { keepalive }),
  credentials,
  redirect: method === 'GET' ? 'follow' : 'error',
})

/** @returns what is wrong with a bad response, as `problem` */
function check({ response, text = '' }: Outcome) {
  if (!response) return { status: 0, isGood: false, text, problem: 'no response' }
  const { ok, status, headers } = response
  // Instead of data, the response may be an HTML page, such as a Wi-Fi portal, a log-in page or an error page.
  const isPage = /html/i.test(headers.get('content-type') ?? '') || text.trimStart().startsWith('<')
  const problem = ok ? 'the response is a web page' : `status ${status}`
  return { status, isGood: ok && !isPage, isPage, text, problem }
}

interface CallParts {
  widget?: WidgetName | undefined
  timingLog?: TimingLog | undefined
  now(): number
  /** Called at each call, so that a changed attribute applies to the next call. */
  services(): Services
  /** @returns the absolute address; `undefined` if it is refused */
  toUrl(path: string): string | undefined
  requestTable: RequestTable
  report(code: 'CALL_FAILED', message: string): void
  warn(text: string, docs: string): void
  /** Calls its argument later, unless the visitor leaves the page first. */
  unlessLeft(run: () => void): void
}

export function createCall(parts: CallParts): Call {
  const { widget, timingLog, now, services, toUrl, requestTable, report, warn, unlessLeft } = parts
  return async <T, E>(path: string, given: CallRequest<T, E> = {}) => {
    const request = ownOptions(given, REQUEST_NAMES)
    const { method = 'GET', reportedPath = path.split('?')[0]!, quiet } = request
    const name = `${method} ${reportedPath}`

    const attempt = async (): Promise<CallResult<T, E>> => {
      const { schema, errorSchema, signal, isFresh, expected, isLogged } = request
      const url = toUrl(path)
      const init = initOf(request, services())
      const outcome = url ? await requestTable.send(url, init, { signal, isFresh }) : {}
      const { status, isGood, isPage, text, problem } = check(outcome)

      let failure = url ? problem : 'the address is refused'
      if (isGood) {
        if (!schema) return { ok: true, status, data: undefined as T }
        const checked = checkJson(text, schema)
        if (checked.ok) return { ok: true, status, data: checked.data }
        failure = `the response is malformed: ${checked.problem}`
      }
      const error = !isGood && errorSchema ? parseJson(text, errorSchema) : undefined
      // If a change is refused with a known error, the caller shows it to the visitor.
      const isKnownRefusal = method !== 'GET' && error !== undefined
      const fail = () => {
        report('CALL_FAILED', `${name}: ${failure}`)
        if (isLogged) warn(`${name} failed: ${failure}`, 'reference/events#failed-calls')
      }
      if (!quiet && !signal?.aborted && !isKnownRefusal && !expected?.includes(status)) {
        // A visitor who sends something waits for the response, and leaves the page only afterwards.
        if (outcome.isCut && method === 'GET') unlessLeft(fail)
        else fail()
      }
      return { ok: false, status, error, isPage }
    }

    const start = now()
    const result = await attempt().catch((error: unknown) => {
      // The page has broken a method of an array, for example. Whoever calls a service relies on a call that never rejects.
      if (!quiet) report('CALL_FAILED', `${name}: ${messageOf(error)}`)
      return { ok: false, status: 0 } as const
    })
    const { status } = result
    const duration = now() - start
    if (timingLog)
      addTiming(timingLog, { type: 'call', widget, method, path: reportedPath, status, start, duration })
    return result
  }
}
