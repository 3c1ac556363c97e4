/** Reads cookies by exact name, and builds the headers that contain them. */
import { parse } from 'cookie-es'
import { unclobbered } from './unclobbered.js'

/** @returns the value as the cookie holds it; `undefined` if the cookie is missing or cannot be read */
export function readCookie(
  window: { document: { cookie: string } } | undefined,
  name: string,
): string | undefined {
  try {
    // Reading `document.cookie` throws in a sandboxed frame.
    const text = window ? unclobbered(window.document).cookie : ''
    return parse(text, { filter: (key) => key === name, decode: (value) => value })[name]
  } catch {
    return undefined
  }
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
