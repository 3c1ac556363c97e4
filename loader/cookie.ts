import { unclobbered } from '../src/host/unclobbered.js'

/**
 * Reads a cookie in a browser, which separates cookies by `; `. src/host/cookies.ts does the same in applications; the
 * library that it uses would make the loader 4 % longer.
 *
 * @returns the value as the cookie holds it; `undefined` if the cookie is missing or cannot be read
 */
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
