import type { Page, Request } from 'playwright/test'
import { expect } from '../../browser/support/fixtures.js'

/** @returns a function that waits until the page has requested an address and waits for nothing else */
export function followRequests(page: Page): (address?: string) => Promise<void> {
  const open = new Set<Request>()
  const end = (request: Request) => open.delete(request)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async (address) => {
    const urls = () => [...open].map((request) => request.url())
    if (address) await expect.poll(() => urls().some((url) => url.includes(address))).toBe(true)
    await expect.poll(() => urls().filter((url) => !address || !url.includes(address))).toEqual([])
  }
}
