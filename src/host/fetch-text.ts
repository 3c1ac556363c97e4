import type { ReadResponse } from './shell.js'

/**
 * Fetches a response and reads its text. Rejects as `fetch` does, also if the host page's `fetch` throws, and if a
 * redirect leads to another origin: that origin would get the visitor's tokens, and could answer in the service's place.
 */
export async function fetchText(
  window: Window & typeof globalThis,
  url: string,
  init: RequestInit,
): Promise<ReadResponse> {
  const isOwn = new URL(url).origin === window.location.origin
  // `fetch` follows redirects within the page's own origin only in this mode. Elsewhere, it can only refuse all of them.
  const rule: RequestInit = isOwn ? { mode: 'same-origin' } : { redirect: 'error' }
  const response = await window.fetch(url, Object.assign(Object.create(null), init, rule))
  return { response, text: await response.text() }
}
