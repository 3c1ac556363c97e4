/** Fetches in the same way as the page's widgets do. */
import type { Ask, Failure } from '../ask.js'
import type { Violations } from './violations.js'
import { TIME_LIMIT_MS } from '../../host/fetch-text.js'

/** Whether the server responds at all. The page may send such a request to any origin, but may not read the response. */
async function respondsAtAll(url: string): Promise<boolean> {
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return true
  } catch {
    return false
  }
}

async function explain(url: string, error: unknown, violations: Violations): Promise<Failure> {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { ok: false, reason: 'network', problem: `no response within ${TIME_LIMIT_MS / 1000} s` }
  if (await violations.includes(url))
    return { ok: false, reason: 'policy', problem: 'the content security policy of the page forbids it' }
  const isForeign = new URL(url).origin !== location.origin
  return isForeign && (await respondsAtAll(url))
    ? { ok: false, reason: 'cors', problem: 'its response does not allow this origin' }
    : { ok: false, reason: 'network', problem: 'there is no connection to it' }
}

export const createPageAsk =
  (violations: Violations): Ask =>
  async (url, { headers, credentials = 'same-origin' } = {}) => {
    try {
      const response = await fetch(url, {
        ...(headers && { headers }),
        credentials,
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
      })
      const { status } = response
      return { ok: true, status, headers: response.headers, body: await response.arrayBuffer() }
    } catch (error) {
      return explain(url, error, violations)
    }
  }
