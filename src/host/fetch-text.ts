/** Fetches text from the services and the CDN. */
import { keysOf, ownOptions } from './without-additions.js'

/** A response together with its text, because the body of a response can be read only once. */
export interface ReadResponse {
  response: Response
  text: string
}

/** How long a call, or loading one of our files, may take. interface §5. */
export const TIME_LIMIT_MS = 15_000

/** What browsers read from the options of `fetch`. Not all of them know all of these. */
const FETCH_OPTIONS = (
  'attributionReporting body browsingTopics cache credentials duplex headers integrity keepalive method mode ' +
  'priority privateToken redirect referrer referrerPolicy signal targetAddressSpace window'
).split(' ') as Array<keyof RequestInit>

/** Without options that the page has added to `Object.prototype`. */
export const fetchOptions = (init: RequestInit): RequestInit => ownOptions(init, FETCH_OPTIONS)

/** Headers that are the same for every visitor. All others are tokens. */
const PLAIN_HEADERS = ['Accept', 'Content-Type']

const hasToken = ({ headers }: RequestInit) =>
  keysOf(headers ?? {}).some((name) => !PLAIN_HEADERS.includes(name))

/**
 * Another origin must not get the visitor's tokens. For calls to the page's own origin, the mode `same-origin` follows only
 * redirects within that origin. For all other origins, and in a sandbox, whose origin differs from that of its address, `fetch`
 * can only refuse all redirects. Calls without a token keep the usual mode, because only that matches a preload hint of the
 * host page.
 */
function redirectRule(isOwn: boolean): RequestInit {
  return isOwn ? { mode: 'same-origin' } : { redirect: 'error' }
}

/**
 * Fetches a response and reads its text. Rejects if `fetch` rejects, if the host page's `fetch` throws, and if a redirect
 * leads to another origin, which could respond instead of the service. Security rules §5.
 */
export async function fetchText(
  window: Window & typeof globalThis,
  url: string,
  init: RequestInit,
): Promise<ReadResponse> {
  const { origin } = new URL(url)
  const options = fetchOptions(init)
  const rule = hasToken(options) && redirectRule(origin === window.origin)
  const response = await window.fetch(url, { ...options, ...rule })
  // A response that was created by a script has no address.
  if (response.url && new URL(response.url).origin !== origin) throw new Error('redirected to another origin')
  return { response, text: await response.text() }
}
