/** Fetches as a browser would on the page: with the page's cookies, and within the limits of CORS. */
import { version } from 'virtual:release'
import { limitInFlight, type Ask, type Failure, type Request } from '../../src/doctor/ask.js'
import { TIME_LIMIT_MS } from '../../src/host/fetch-text.js'
import { messageOf } from '../../src/host/errors.js'
import { followRedirects } from '../follow-redirects.js'
import { readBody } from '../read-body.js'
import type { CookieJar } from './cookie-jar.js'
import { headerProblem, readProblem, unsafeHeaders } from './cors.js'

const NOT_FOUND = 404
/** The size limit of a page or file, unpacked. No page of a shop is that long. */
const MAX_BYTES = 5_242_880

/** Some servers send nothing without this header. */
const USER_AGENT = `Mozilla/5.0 (compatible; shop-embed doctor ${version})`

const refused = (problem: string): Failure => ({ ok: false, reason: 'cors', problem })

/** The `fetch` of Node.js says only "fetch failed"; the reason is in `cause`. */
export function describe(error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return `no response within ${TIME_LIMIT_MS / 1000} s`
  const { cause } = error as { cause?: unknown }
  const { code } = (cause ?? {}) as { code?: string }
  return code ?? messageOf(cause ?? error)
}

export interface FullResponse {
  /** The address after redirects. */
  url: string
  status: number
  headers: Headers
  body: ArrayBuffer
}

/** @throws {Error} */
async function readResponse(response: Response, url: string): Promise<FullResponse> {
  const body = await readBody(response, MAX_BYTES)
  if (!body)
    throw new Error(`the response is longer than ${MAX_BYTES} bytes, which is the limit of the doctor`)
  const { status, headers } = response
  return { url, status, headers, body: body.buffer }
}

interface Outgoing {
  headers: Readonly<Record<string, string>>
  method?: 'GET' | 'OPTIONS'
  /** Whether the request contains tokens, which another origin must not get. */
  hasTokens?: boolean
}

/**
 * Follows redirects itself, because each of them may set cookies for its host, and the next request has to send the cookies
 * of the next host.
 *
 * @throws {Error}
 */
export async function send(
  jar: CookieJar,
  address: string,
  { headers, method = 'GET', hasTokens = false }: Outgoing,
): Promise<FullResponse> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const request = async (url: string) => {
    const cookie = jar.headerFor(url)
    const response = await fetch(url, {
      method,
      headers: { 'User-Agent': USER_AGENT, ...headers, ...(cookie !== undefined && { Cookie: cookie }) },
      redirect: 'manual',
      signal,
    })
    jar.keep(url, response.headers)
    return response
  }
  // Browsers do not follow the redirect of a preflight.
  if (method === 'OPTIONS') return readResponse(await request(address), address)
  const { response, url, elsewhere } = await followRedirects(address, request, hasTokens)
  if (elsewhere !== undefined) throw new Error(`it redirects to another origin: ${elsewhere}`)
  return readResponse(response, url)
}

/** The preflight that a browser sends before a call with special headers. */
async function preflight(
  jar: CookieJar,
  url: string,
  origin: string,
  request: Request,
): Promise<string | undefined> {
  const names = unsafeHeaders(request)
  if (names.length === 0) return undefined
  const { status, headers } = await send(jar, url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': names.join(','),
    },
  })
  if (status < 200 || status >= 300) return `it responds to OPTIONS with ${status}`
  return (
    readProblem(headers, origin, request.credentials) ?? headerProblem(headers, names, request.credentials)
  )
}

/** @param page  the address of the page */
export function createAsk(jar: CookieJar, page: string): Ask {
  const { origin } = new URL(page)
  return limitInFlight(async (url, request = {}) => {
    const isForeign = new URL(url).origin !== origin
    try {
      const problem = isForeign ? await preflight(jar, url, origin, request) : undefined
      if (problem !== undefined) return refused(problem)
      const response = await send(jar, url, {
        headers: { ...request.headers, ...(isForeign && { Origin: origin }) },
        hasTokens: unsafeHeaders(request).length > 0,
      })
      const { status, headers, body } = response
      // A 404 response does not need CORS headers.
      const isChecked = isForeign && status !== NOT_FOUND
      const unreadable = isChecked ? readProblem(headers, origin, request.credentials) : undefined
      return unreadable === undefined ? { ok: true, status, headers, body } : refused(unreadable)
    } catch (error) {
      return { ok: false, reason: 'network', problem: describe(error) }
    }
  })
}
