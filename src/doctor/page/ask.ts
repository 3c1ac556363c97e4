/** Fetches as the widgets of the page do. */
import type { Ask, Failure } from '../ask.js'

const TIME_LIMIT_MS = 15_000

/** Whether the server answers at all: the page may send this request to every origin, but not read the answer. */
async function answersAtAll(url: string): Promise<boolean> {
  try {
    await fetch(url, { mode: 'no-cors', credentials: 'omit', signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return true
  } catch {
    return false
  }
}

async function explain(url: string, error: unknown): Promise<Failure> {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { ok: false, reason: 'network', problem: `no answer within ${TIME_LIMIT_MS / 1000} s` }
  const isForeign = new URL(url).origin !== location.origin
  return isForeign && (await answersAtAll(url))
    ? { ok: false, reason: 'cors', problem: 'its answer does not allow this origin' }
    : { ok: false, reason: 'network', problem: 'there is no connection to it, or the browser has blocked it' }
}

export const askAsPage: Ask = async (url, { headers, credentials = 'same-origin' } = {}) => {
  try {
    const response = await fetch(url, {
      ...(headers && { headers }),
      credentials,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    return {
      ok: true,
      status: response.status,
      headers: response.headers,
      body: await response.arrayBuffer(),
    }
  } catch (error) {
    return explain(url, error)
  }
}
