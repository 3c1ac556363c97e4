/** Checks whether a page of another origin may make a call: the preflight, and the headers of the response. */
import type { Arguments } from './arguments.js'
import type { BuiltRequest } from './request.js'

/** Methods and headers that need no preflight. Fetch Standard, CORS-safelisted. */
const SIMPLE_METHODS = ['GET', 'POST']
const SIMPLE_HEADERS = ['accept', 'cookie', 'origin']

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())

/** The host page, as far as CORS depends on it. */
type HostPage = Pick<Arguments, 'pageOrigin' | 'credentials'>

const got = (value: string | null): string => `got ${value ?? 'nothing'}`

/** `*` allows every page and every header, unless the page sends cookies. Fetch Standard, CORS protocol. */
function checkOrigin(headers: Headers, { pageOrigin, credentials }: HostPage, of: string): string[] {
  const isIncluded = credentials === 'include'
  const origin = headers.get('access-control-allow-origin')
  const cookies = headers.get('access-control-allow-credentials')
  const isAllowed = origin === pageOrigin || (origin === '*' && !isIncluded)
  return [
    ...(isAllowed
      ? []
      : [`${of}: header Access-Control-Allow-Origin: expected ${pageOrigin}; ${got(origin)}`]),
    ...(cookies === 'true' || !isIncluded
      ? []
      : [`${of}: header Access-Control-Allow-Credentials: expected true; ${got(cookies)}`]),
  ]
}

/** The request headers that need a preflight. */
const specialHeaders = ({ headers }: BuiltRequest): string[] =>
  [...headers.keys()].filter((name) => !SIMPLE_HEADERS.includes(name)).sort()

const needsPreflight = (request: BuiltRequest): boolean =>
  !SIMPLE_METHODS.includes(request.method) || specialHeaders(request).length > 0

/**
 * @param send  makes a request
 * @returns one line for each problem; `undefined` if browsers send no preflight for this call
 */
export async function checkPreflight(
  request: BuiltRequest,
  page: HostPage,
  send: (url: string, init: RequestInit) => Promise<Response>,
): Promise<string[] | undefined> {
  if (!needsPreflight(request)) return undefined
  const special = specialHeaders(request)
  const response = await send(request.url.href, {
    method: 'OPTIONS',
    // Browsers do not follow the redirect of a preflight.
    redirect: 'manual',
    headers: {
      Origin: page.pageOrigin!,
      'Access-Control-Request-Method': request.method,
      ...(special.length > 0 && { 'Access-Control-Request-Headers': special.join(',') }),
    },
  })
  await response.body?.cancel()
  const methods = listOf(response.headers, 'access-control-allow-methods')
  const allowed = listOf(response.headers, 'access-control-allow-headers')
  const isListed = (list: string[], name: string) =>
    list.includes(name.toLowerCase()) || (list.includes('*') && page.credentials !== 'include')
  const isMethodAllowed = SIMPLE_METHODS.includes(request.method) || isListed(methods, request.method)
  const forbidden = special.filter((name) => !isListed(allowed, name))
  return [
    ...(response.ok ? [] : [`preflight: status: expected 2XX; got ${response.status}`]),
    ...checkOrigin(response.headers, page, 'preflight'),
    ...(isMethodAllowed
      ? []
      : [`preflight: header Access-Control-Allow-Methods: ${request.method} is missing`]),
    ...forbidden.map((name) => `preflight: header Access-Control-Allow-Headers: ${name} is missing`),
  ]
}

export const checkCors = (response: Headers, page: HostPage): string[] =>
  checkOrigin(response, page, 'response')
