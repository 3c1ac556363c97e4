/** Responses to the calls that the loader makes in the same tick as it requests the code. The code then takes them over. */
import { fetchText } from '../src/host/fetch-text.js'
import type { FirstResponses, ReadResponse } from '../src/host/shell.js'

interface Call {
  /** `undefined` after a failure. */
  response: Promise<ReadResponse | undefined>
  controller: AbortController
}
/** Calls whose response has not been taken. */
const untaken = new Map<string, Call>()

/** The key contains the site, because one page may have the headers of two sites, whose promotions have the same address. */
const keyOf = (href: string, { headers, credentials, cache = 'default' }: RequestInit): string =>
  [href, new Headers(headers).get('X-Hunter-Site'), credentials, cache].join()

/**
 * Starts a call, unless another widget has just started the same one. Does nothing if the address is invalid: the code that
 * needs the response makes the call itself and reports the failure.
 *
 * @param origin  the origin of the services
 * @returns the response; `undefined` after a failure
 */
export function startCall(
  path: string,
  origin: string,
  init: RequestInit,
): Promise<ReadResponse | undefined> | undefined {
  if (!URL.canParse(path, origin)) return undefined
  const { href } = new URL(path, origin)
  const key = keyOf(href, init)
  const same = untaken.get(key)
  if (same) return same.response
  const controller = new AbortController()
  const headers = { Accept: 'application/json', ...init.headers }
  const fullInit = { ...init, headers, signal: controller.signal }
  // The text is read at once, so that it arrives while the code loads and the request does not stay open.
  const response = fetchText(window, href, fullInit).catch(() => undefined)
  untaken.set(key, { response, controller })
  return response
}

/** Called when code that would have taken responses has failed: a later attempt needs newer responses. */
export function cancelUntaken(): void {
  for (const { controller } of untaken.values()) controller.abort()
  untaken.clear()
}

export const firstResponses: FirstResponses = {
  take(url, init) {
    const key = keyOf(url, init)
    const { response } = untaken.get(key) ?? {}
    untaken.delete(key)
    return response
  },
}
