import type { ReadResponse } from './shell.js'

/** Fetches a response and reads its text. Rejects as `fetch` does, also if the host page's `fetch` throws. */
export async function fetchText(
  window: Window & typeof globalThis,
  url: string,
  init: RequestInit,
): Promise<ReadResponse> {
  const response = await window.fetch(url, init)
  return { response, text: await response.text() }
}
