/** Decides, as a browser does, whether a page may read a response from another origin. */
import type { Request } from '../../src/doctor/ask.js'

/** Any other header needs a preflight. */
const SIMPLE_HEADERS = ['accept', 'accept-language', 'content-language']

export const unsafeHeaders = ({ headers = {} }: Request): string[] =>
  Object.keys(headers)
    .map((name) => name.toLowerCase())
    .filter((name) => !SIMPLE_HEADERS.includes(name))

/** @returns what forbids the page to read the response; `undefined` if it may */
export function readProblem(
  response: Headers,
  origin: string,
  credentials: RequestCredentials | undefined,
): string | undefined {
  const allowed = response.get('access-control-allow-origin')
  const isIncluded = credentials === 'include'
  if (allowed === null) return 'it sends no `Access-Control-Allow-Origin`'
  if (allowed === '*' && isIncluded)
    return 'it sends `Access-Control-Allow-Origin: *`, which does not count for calls with cookies'
  if (allowed !== '*' && allowed !== origin) return `it sends \`Access-Control-Allow-Origin: ${allowed}\``
  if (isIncluded && response.get('access-control-allow-credentials') !== 'true')
    return 'it does not send `Access-Control-Allow-Credentials: true`'
  return undefined
}

/** @returns what forbids the page to send these headers; `undefined` if it may */
export function headerProblem(
  response: Headers,
  names: readonly string[],
  credentials?: RequestCredentials,
): string | undefined {
  const allowed = (response.get('access-control-allow-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
  // `*` does not count for calls with cookies.
  const isAllAllowed = allowed.includes('*') && credentials !== 'include'
  const refused = isAllAllowed ? [] : names.filter((name) => !allowed.includes(name))
  return refused.length === 0
    ? undefined
    : `\`Access-Control-Allow-Headers\` does not contain ${refused.join(', ')}`
}
