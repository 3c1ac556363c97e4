/** Fetches in the same way as the page's widgets do. */
import { DEFAULT_CREDENTIALS } from '../../api/names.js'
import { limitInFlight, type Ask, type Failure, type Reply, type Request } from '../ask.js'
import type { Violations } from './violations.js'
import { fetchText, TIME_LIMIT_MS } from '../../host/fetch-text.js'

/** Whether the server responds at all. The page may send such a request to any origin, but may not read the response. */
async function respondsAtAll(url: string, { Accept = '*/*' }: Request['headers'] = {}): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(TIME_LIMIT_MS)
    await fetch(url, { mode: 'no-cors', credentials: 'omit', headers: { Accept }, signal })
    return true
  } catch {
    return false
  }
}

async function explain(
  url: string,
  { headers }: Request,
  error: unknown,
  violations: Violations,
): Promise<Failure> {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { ok: false, reason: 'network', problem: `no response within ${TIME_LIMIT_MS / 1000} s` }
  if (await violations.includes(url))
    return { ok: false, reason: 'policy', problem: 'the content security policy of the page forbids it' }
  const isForeign = new URL(url).origin !== location.origin
  return isForeign && (await respondsAtAll(url, headers))
    ? { ok: false, reason: 'cors', problem: 'its response does not allow this origin' }
    : { ok: false, reason: 'network', problem: 'there is no connection to it' }
}

const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer

/** A call to a service, whose tokens no other origin gets. Files are not text, so their bytes are read. */
async function request(url: string, { headers, credentials = DEFAULT_CREDENTIALS }: Request): Promise<Reply> {
  const init = { credentials, signal: AbortSignal.timeout(TIME_LIMIT_MS) }
  if (headers) {
    const { response, text } = await fetchText(window, url, { ...init, headers })
    return { ok: true, status: response.status, headers: response.headers, body: bytesOf(text) }
  }
  const response = await fetch(url, init)
  const { status } = response
  return { ok: true, status, headers: response.headers, body: await response.arrayBuffer() }
}

export const createPageAsk = (violations: Violations): Ask =>
  limitInFlight(async (url, options = {}) => {
    // The host page may have replaced `fetch`, and need its additions to `Object.prototype`, without which the checks run.
    await Promise.resolve()
    try {
      return await request(url, options)
    } catch (error) {
      return explain(url, options, error, violations)
    }
  })
