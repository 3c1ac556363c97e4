/** The address and headers of the cart service. The loader also uses them. header-search-cart §7. */
import { csrfHeader, tokenOf, type CookieReader } from '../host/cookies.js'

const PATH = '/service/cart/api/cart'

export const cartPath = (isForced = false): string => (isForced ? `${PATH}?forceReload=true` : PATH)

export function cartHeaders(cookies: CookieReader): Record<string, string> {
  const longTerm = tokenOf(cookies, 'LongtermToken')
  return { ...csrfHeader(cookies), ...(longTerm && { 'X-LongtermToken': longTerm }) }
}
