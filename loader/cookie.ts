/**
 * Reads a cookie in a browser, which separates cookies by `; `. src/host/cookies.ts does the same in applications; the
 * library that it uses would make the loader 4 % longer.
 *
 * @returns the decoded value; `undefined` if the cookie is missing or cannot be read or decoded
 */
export function readCookie(name: string): string | undefined {
  try {
    // Reading `document.cookie` throws in a sandboxed frame.
    for (const cookie of document.cookie.split('; '))
      if (cookie.startsWith(`${name}=`)) return decodeURIComponent(cookie.slice(name.length + 1))
  } catch {
    // The same as a missing cookie.
  }
  return undefined
}
