/** Cookies are read by exact name; access itself may throw in a sandboxed frame. */

/** @returns the decoded value; `undefined` if there is none or it cannot be read */
export function readCookie(
  window: { document: { cookie: string } } | undefined,
  name: string,
): string | undefined {
  try {
    const found = window!.document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
    return decodeURIComponent(found!.slice(name.length + 1))
  } catch {
    // There is none, or it is unreadable or undecodable, which counts as that.
    return undefined
  }
}

interface CookieReader {
  cookie(name: string): string | undefined
}

/** What may be sent in a header; anything else would be a forged or broken token and counts as absent. */
export const token = (host: CookieReader, name: string): string | undefined =>
  /^[A-Za-z0-9._~+/=-]{1,4096}$/.exec(host.cookie(name) ?? '')?.[0]

/** interface §5: the cookie's token, or `1` where there is none. */
export const csrfHeader = (host: CookieReader): Record<string, string> => ({
  'X-CSRF-Token': token(host, 'CsrfToken') ?? '1',
})
