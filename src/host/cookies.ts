/** Cookies by exact name, and the headers made of them. interface.md §5. */
import { parse } from 'cookie-es'

/** @returns the decoded value; `undefined` if it is missing or cannot be read or decoded */
export function readCookie(
  window: { document: { cookie: string } } | undefined,
  name: string,
): string | undefined {
  try {
    // Access throws in a sandboxed frame.
    const text = window?.document.cookie ?? ''
    return parse(text, { filter: (key) => key === name, decode: decodeURIComponent })[name]
  } catch {
    return undefined
  }
}

export interface CookieReader {
  cookie(name: string): string | undefined
}

const TOKEN = /^[A-Za-z0-9._~+/=-]{1,4096}$/

/** A cookie that may be sent in a header. A forged or broken token counts as missing. */
export function tokenOf(cookies: CookieReader, name: string): string | undefined {
  const value = cookies.cookie(name)
  return value !== undefined && TOKEN.test(value) ? value : undefined
}

/** The cookie's token, or `1` without one. */
export const csrfHeader = (cookies: CookieReader): Record<string, string> => ({
  'X-CSRF-Token': tokenOf(cookies, 'CsrfToken') ?? '1',
})
