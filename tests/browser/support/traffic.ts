/** The requests and the console output of a page. */
import type { Page } from 'playwright/test'

/** @returns the addresses of all requests; the list grows while the page runs */
export const recordRequests = (page: Page): string[] => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return urls
}

/** @returns the warnings in the console; the list grows while the page runs */
export const recordWarnings = (page: Page): string[] => {
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

/** Delays all requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/**
 * One of the two origins of the partner's pages.
 *
 * @param hostname  `localhost` is another site than the shop; with `127.0.0.1`, browsers regard both as the same site
 */
export const partnerOrigin = (baseURL: string, hostname: 'localhost' | '127.0.0.1'): string =>
  `http://${hostname}:${Number(new URL(baseURL).port) + 1}`
