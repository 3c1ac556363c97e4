/** Fetches texts in the same way as the page's widgets do, and says why that fails. */
import { messageOf } from '../host/errors.js'
import { fetchText, TIME_LIMIT_MS } from '../host/fetch-text.js'
import { pageOrigin } from '../host/urls.js'
import type { Violations } from './violations.js'

export interface Reply {
  ok: true
  status: number
  text: string
}

export interface Failure {
  ok: false
  /** `cors`: the server responds, but the page may not read it. `policy`: a policy of the page forbids the request. */
  reason: 'cors' | 'network' | 'policy'
  /** What went wrong, in plain words, without a full stop. */
  problem: string
}

/** Options without a prototype, so that `fetch` does not read what the host page adds to `Object.prototype`. */
const initOf = (init: RequestInit): RequestInit =>
  Object.assign(Object.create(null) as RequestInit, { signal: AbortSignal.timeout(TIME_LIMIT_MS), ...init })

/** Whether the server responds at all. The page may send such a request to any origin, but may not read the response. */
const respondsAtAll = (url: string): Promise<boolean> =>
  fetch(url, initOf({ mode: 'no-cors', credentials: 'omit' })).then(
    () => true,
    () => false,
  )

async function explain(url: string, error: unknown, violations: Violations): Promise<Failure> {
  const { name } = error as Partial<Error>
  if (name === 'TimeoutError')
    return { ok: false, reason: 'network', problem: `no response within ${TIME_LIMIT_MS / 1000} s` }
  // `fetch` has another error for each browser, but only one name.
  if (name !== 'TypeError') return { ok: false, reason: 'network', problem: messageOf(error) }
  const directive = await violations.find('connect-src', url)
  if (directive !== undefined) return { ok: false, reason: 'policy', problem: directive }
  return new URL(url).origin !== pageOrigin(window) && (await respondsAtAll(url))
    ? { ok: false, reason: 'cors', problem: 'its response does not allow this origin' }
    : { ok: false, reason: 'network', problem: 'there is no connection to it' }
}

/** Never rejects. */
export async function ask(url: string, init: RequestInit, violations: Violations): Promise<Reply | Failure> {
  try {
    const { response, text } = await fetchText(window, url, initOf(init))
    return { ok: true, status: response.status, text }
  } catch (error) {
    return explain(url, error, violations)
  }
}
