/** Reads cookies by exact name, and builds the headers that contain them. */
import { unclobbered } from './unclobbered.js'

/** @returns the value as the cookie holds it; `undefined` if the cookie is missing or cannot be read */
export function readCookie(name: string): string | undefined {
  try {
    // Reading `document.cookie` throws in a sandboxed frame.
    for (const cookie of unclobbered(document).cookie.split('; '))
      if (cookie.startsWith(`${name}=`)) return cookie.slice(name.length + 1)
  } catch {
    // The same as a missing cookie.
  }
  return undefined
}

export interface CookieReader {
  cookie(name: string): string | undefined
}

/** Visible ASCII: what a header can carry. */
const TOKEN = /^[!-~]{1,4096}$/

/** @returns the value of a cookie, as the cookie holds it, if a header can carry it; any other token counts as missing */
export function tokenOf(cookies: CookieReader, name: string): string | undefined {
  const value = cookies.cookie(name)
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

/** The CSRF header: the token from the cookie, or `1` if there is no token. */
export const csrfHeader = (cookies: CookieReader): Record<string, string> => ({
  'X-CSRF-Token': tokenOf(cookies, 'CsrfToken') ?? '1',
})
