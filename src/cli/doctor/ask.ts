/** Fetches as a browser would on the page: with its cookies, and as far as the servers allow the page by CORS. */
import { version } from 'virtual:release'
import type { Ask, Failure, Request } from '../../doctor/ask.js'
import { messageOf } from '../../host/errors.js'
import type { CookieJar } from './cookie-jar.js'
import { headerProblem, readProblem, unsafeHeaders } from './cors.js'

const TIME_LIMIT_MS = 15_000
const NOT_FOUND = 404

/** Some servers answer nothing without it. */
const USER_AGENT = `Mozilla/5.0 (compatible; shop-embed doctor ${version})`

const refused = (problem: string): Failure => ({ ok: false, reason: 'cors', problem })

/** `fetch` of Node.js says only "fetch failed"; the reason is the cause. */
export function describe(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return `no answer within ${TIME_LIMIT_MS / 1000} s`
  const { cause } = error as { cause?: unknown }
  const { code } = (cause ?? {}) as { code?: string }
  return code ?? messageOf(cause ?? error)
}

export async function send(
  jar: CookieJar,
  url: string,
  headers: Readonly<Record<string, string>>,
  init: RequestInit = {},
): Promise<Response> {
  const cookie = jar.headerFor(url)
  const response = await fetch(url, {
    ...init,
    headers: { 'User-Agent': USER_AGENT, ...headers, ...(cookie !== undefined && { Cookie: cookie }) },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  })
  jar.keep(url, response.headers)
  return response
}

/** What a browser asks before it sends a call with headers of its own. */
async function preflight(
  jar: CookieJar,
  url: string,
  origin: string,
  request: Request,
): Promise<string | undefined> {
  const names = unsafeHeaders(request)
  if (names.length === 0) return undefined
  const { ok, status, headers } = await send(
    jar,
    url,
    {
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': names.join(','),
    },
    { method: 'OPTIONS' },
  )
  if (!ok) return `it answers OPTIONS with ${status}`
  return readProblem(headers, origin, request.credentials) ?? headerProblem(headers, names)
}

/** @param page  the address of the page */
export const createAsk =
  (jar: CookieJar, page: string): Ask =>
  async (url, request = {}) => {
    const { origin } = new URL(page)
    const isForeign = new URL(url).origin !== origin
    try {
      const problem = isForeign ? await preflight(jar, url, origin, request) : undefined
      if (problem !== undefined) return refused(problem)
      const response = await send(jar, url, { ...request.headers, ...(isForeign && { Origin: origin }) })
      const { status, headers } = response
      // Where nothing is, no header is expected.
      const isChecked = isForeign && status !== NOT_FOUND
      const unreadable = isChecked ? readProblem(headers, origin, request.credentials) : undefined
      // Without this, the connection would stay open.
      const body = await response.arrayBuffer()
      return unreadable === undefined ? { ok: true, status, headers, body } : refused(unreadable)
    } catch (error) {
      return { ok: false, reason: 'network', problem: describe(error) }
    }
  }
