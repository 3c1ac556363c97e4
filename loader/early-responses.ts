/** Responses to early calls: the loader makes them in the same tick as it requests the code, which then takes them. */
import { fetchOptions, fetchText, TIME_LIMIT_MS, type ReadResponse } from '../src/host/fetch-text.js'
import type { EarlyResponses } from '../src/host/page-start.js'

interface EarlyRequest {
  /** `undefined` after a failure. */
  response: Promise<ReadResponse | undefined>
  controller: AbortController
  /** How many widgets may still take the response. */
  wanted: number
}
/** Requests whose response has not been taken. */
const untaken = new Map<string, EarlyRequest>()

/** The key contains the site, because one page may have the headers of two sites, whose promotions have the same address. */
function callKey(href: string, init: RequestInit): string {
  const { headers, credentials, cache = 'default' } = fetchOptions(init)
  return [href, new Headers(headers).get('X-Hunter-Site'), credentials, cache].join()
}

function request(href: string, init: RequestInit): EarlyRequest {
  const controller = new AbortController()
  const { signal } = controller
  // Code that is loaded within one time limit takes the response, and waits for it no longer than a second one.
  const timer = setTimeout(() => controller.abort(), 2 * TIME_LIMIT_MS)
  const headers = { Accept: 'application/json', ...fetchOptions(init).headers }
  // The text is read at once, so that it arrives while the code loads and the request does not stay open.
  const response = fetchText(window, href, { ...init, headers, signal })
    .catch(() => undefined)
    .finally(() => clearTimeout(timer))
  return { response, controller, wanted: 0 }
}

/**
 * Makes a call, unless another widget has just made the same one. Does nothing if the address is invalid: the code that
 * needs the response makes the call itself and reports the failure.
 *
 * @param origin  the origin of the services
 * @param end     aborted when the code that wants the response has taken it, or will not: a later attempt needs a newer one
 * @returns the response; `undefined` after a failure
 */
export function makeEarlyCall(
  path: string,
  origin: string,
  init: RequestInit,
  end: AbortSignal,
): Promise<ReadResponse | undefined> | undefined {
  if (!URL.canParse(path, origin)) return undefined
  const { href } = new URL(path, origin)
  const key = callKey(href, init)
  const call = untaken.get(key) ?? request(href, init)
  untaken.set(key, call)
  call.wanted++
  end.addEventListener('abort', () => {
    call.wanted--
    if (call.wanted || untaken.get(key) !== call) return
    untaken.delete(key)
    call.controller.abort()
  })
  return call.response
}

export const earlyResponses: EarlyResponses = {
  take(url, init) {
    const key = callKey(url, init)
    const { response } = untaken.get(key) ?? {}
    untaken.delete(key)
    return response
  },
}
