/** The headers of calls to the cart service. The loader also uses them. */
import { csrfHeader, tokenOf, type CookieReader } from '../host/cookies.js'

export function cartHeaders(cookies: CookieReader): Record<string, string> {
  const longTerm = tokenOf(cookies, 'LongtermToken')
  return { ...csrfHeader(cookies), ...(longTerm && { 'X-LongtermToken': longTerm }) }
}
