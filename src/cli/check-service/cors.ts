/** Checks whether a page of another origin may make a call: the preflight, and the headers of the answer. */
import type { BuiltRequest } from './request.js'

/** Methods and headers that need no preflight. Fetch Standard, CORS-safelisted. */
const SIMPLE_METHODS = ['GET', 'POST']
const SIMPLE_HEADERS = ['accept', 'cookie', 'origin']

const listOf = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? '').split(',').map((entry) => entry.trim().toLowerCase())

function checkOrigin(headers: Headers, pageOrigin: string, of: string): string[] {
  const allowed = headers.get('access-control-allow-origin')
  const credentials = headers.get('access-control-allow-credentials')
  return [
    ...(allowed === pageOrigin
      ? []
      : [
          `${of}: header Access-Control-Allow-Origin: allowed is ${pageOrigin}; sent was ${allowed ?? 'nothing'}`,
        ]),
    ...(credentials === 'true'
      ? []
      : [
          `${of}: header Access-Control-Allow-Credentials: allowed is true; sent was ${credentials ?? 'nothing'}`,
        ]),
  ]
}

/** The headers of a request for which a browser asks first. */
const specialHeaders = ({ headers }: BuiltRequest): string[] =>
  [...headers.keys()].filter((name) => !SIMPLE_HEADERS.includes(name)).sort()

const needsPreflight = (request: BuiltRequest): boolean =>
  !SIMPLE_METHODS.includes(request.method) || specialHeaders(request).length > 0

/** @param ask  makes a request. @returns one line for each problem */
export async function checkPreflight(
  request: BuiltRequest,
  pageOrigin: string,
  ask: (url: URL, init: RequestInit) => Promise<Response>,
): Promise<string[]> {
  if (!needsPreflight(request)) return []
  const special = specialHeaders(request)
  const answer = await ask(request.url, {
    method: 'OPTIONS',
    headers: {
      Origin: pageOrigin,
      'Access-Control-Request-Method': request.method,
      ...(special.length > 0 && { 'Access-Control-Request-Headers': special.join(',') }),
    },
  })
  await answer.body?.cancel()
  const methods = listOf(answer.headers, 'access-control-allow-methods')
  const allowed = listOf(answer.headers, 'access-control-allow-headers')
  const isMethodAllowed =
    SIMPLE_METHODS.includes(request.method) || methods.includes(request.method.toLowerCase())
  const forbidden = special.filter((name) => !allowed.includes(name))
  return [
    ...(answer.ok ? [] : [`preflight: status: allowed is 2XX; sent was ${answer.status}`]),
    ...checkOrigin(answer.headers, pageOrigin, 'preflight'),
    ...(isMethodAllowed
      ? []
      : [`preflight: header Access-Control-Allow-Methods: ${request.method} is missing`]),
    ...forbidden.map((name) => `preflight: header Access-Control-Allow-Headers: ${name} is missing`),
  ]
}

export const checkCors = (answer: Headers, pageOrigin: string): string[] =>
  checkOrigin(answer, pageOrigin, 'answer')
