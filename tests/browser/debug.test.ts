/** What `data-debug` on the script tag shows: in the console, and in the browser's performance panel. docs/debugging.md */
import type { Page } from 'playwright/test'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { recordRequests } from './support/traffic.js'

const HEADER = '<div data-shop-widget="header" data-sticky></div>'

/** @returns the console's lines; the list grows while the page runs */
const recordConsole = (page: Page): string[] => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  return lines
}

interface Timing {
  name: string
  detail: { devtools: { track?: string; dataType: string } } | null
}
const timingsOf = (page: Page, type: 'mark' | 'measure') =>
  page.evaluate(
    (type) =>
      performance.getEntriesByType(type).map((entry): Timing => ({
        name: entry.name,
        detail: (entry as PerformanceMark).detail as Timing['detail'],
      })),
    type,
  )

test('with data-debug, the console shows what was read, loaded, called and mounted', async ({
  page,
  openPage,
}) => {
  const lines = recordConsole(page)
  await openPage(HEADER, { script: '<script async src="/cdn/loader.js" data-site="AT" data-debug></script>' })
  await shopReady(page)
  const lineWith = (text: RegExp) =>
    expect.poll(() => lines.filter((line) => text.test(line))).not.toEqual([])
  await lineWith(/^shop-embed header: options/)
  await lineWith(/^shop-embed loaded chunks\/header\.[\w-]{8}\.js: \d+\.\d kB( from the cache)?, \d+ ms$/)
  await lineWith(/^shop-embed header: GET \/[^?]*jsonflyoutnavigation[^?]* → 200, \d+ ms$/)
  await lineWith(/^shop-embed cart: GET \/service\/cart\/api\/cart → 200, \d+ ms$/)
  await lineWith(/^shop-embed header: mounted in \d+ ms/)
})

test('with data-debug, a page that only uses Shop.cart also shows its calls', async ({ page, openPage }) => {
  const lines = recordConsole(page)
  await openPage('<script>(window.Shop = window.Shop || []).push(({ cart }) => void cart.load())</script>', {
    script: '<script async src="/cdn/loader.js" data-debug></script>',
  })
  await expect
    .poll(() => lines.filter((line) => /^shop-embed cart: GET \/service\/cart\/api\/cart → 200/.test(line)))
    .toHaveLength(1)
})

test('with data-debug, the performance panel has a track for files, for calls and for widgets', async ({
  page,
  openPage,
}) => {
  await openPage(HEADER, { script: '<script async src="/cdn/loader.js" data-site="AT" data-debug></script>' })
  await expect
    .poll(async () => (await timingsOf(page, 'mark')).map(({ name }) => name))
    .toContain('shop-embed: header mounted')
  const tracks = async () => [
    ...new Set((await timingsOf(page, 'measure')).map(({ detail }) => detail?.devtools.track)),
  ]
  await expect.poll(async () => (await tracks()).sort()).toEqual(['Calls', 'Files', 'Widgets'])
})

test('with data-debug, errors are printed to the console, too', async ({ page, openPage }) => {
  const lines = recordConsole(page)
  await page.route('**/themeworlds/navigation', (route) => route.fulfill({ status: 500 }))
  await openPage(HEADER, { script: '<script async src="/cdn/loader.js" data-debug></script>' })
  await expect
    .poll(() =>
      lines.filter((line) => /^shop-embed header: CALL_FAILED, GET .*themeworlds.*: status 500$/.test(line)),
    )
    .toHaveLength(1)
})

test('without data-debug, its code is not loaded, and the console stays empty', async ({
  page,
  openPage,
}) => {
  const requests = recordRequests(page)
  const lines = recordConsole(page)
  await openPage(HEADER)
  await shopReady(page)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('/debug.'))).toEqual([])
  expect(lines).toEqual([])
  expect(await timingsOf(page, 'measure')).toEqual([])
})
