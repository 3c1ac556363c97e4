/** Reads cookies by exact name, and builds the headers that contain them. */
import { parse } from 'cookie-es'

/** @returns the decoded value; `undefined` if the cookie is missing or cannot be read or decoded */
export function readCookie(
  window: { document: { cookie: string } } | undefined,
  name: string,
): string | undefined {
  try {
    // Reading `document.cookie` throws in a sandboxed frame.
    const text = window?.document.cookie ?? ''
    return parse(text, { filter: (key) => key === name, decode: decodeURIComponent })[name]
  } catch {
    return undefined
  }
}

export interface CookieReader {
  cookie(name: string): string | undefined
}

/** Visible ASCII: what a header can carry. */
const TOKEN = /^[!-~]{1,4096}$/

/** @returns the value of a cookie if a header can carry it; any other token counts as missing */
export function tokenOf(cookies: CookieReader, name: string): string | undefined {
  const value = cookies.cookie(name)
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

/** The CSRF header: the token from the cookie, or `1` if there is no token. */
export const csrfHeader = (cookies: CookieReader): Record<string, string> => ({
  'X-CSRF-Token': tokenOf(cookies, 'CsrfToken') ?? '1',
})
