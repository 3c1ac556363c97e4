/** Opens a page with the addresses that the docs name. */
import type { Page, Route } from 'playwright/test'
import { recordEvents } from '../../browser/support/events.js'

/** A response of the page's own server: HTML, or a file. */
export type OwnResponse = { html: string } | { path: string }

interface Place {
  /** The address of the reference shop. */
  shop: string
  /** The page's own. */
  origin: string
  /** path → response */
  serves?: Record<string, OwnResponse> | undefined
}

/** The folders of the CDN: that of the channel, and that of all releases. */
const CDN_FOLDER = /^\/(v1|files)\//

/** Opens a page as it is written. The addresses of the CDN and of the shop that it names lead to the reference shop. */
export async function openAsWritten(
  page: Page,
  html: string,
  { shop, origin, serves }: Place,
): Promise<void> {
  const toShop = async (route: Route, pathOf: (path: string) => string) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${shop}${pathOf(pathname)}${search}` }) })
  }
  await page.route('https://cdn.example/**', (route) =>
    toShop(route, (path) => path.replace(CDN_FOLDER, '/cdn/')),
  )
  await page.route('https://shop.example/**', (route) => toShop(route, (path) => path))
  // These come last, because the latest route wins.
  for (const [path, response] of Object.entries({ ...serves, '/sample': { html } }))
    await page.route(`${origin}${path}`, (route) =>
      route.fulfill(
        'html' in response ? { body: response.html, contentType: 'text/html; charset=utf-8' } : response,
      ),
    )
  await recordEvents(page)
  await page.goto(`${origin}/sample`)
}
