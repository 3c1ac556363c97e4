/** Kept markup on pages that the browser shows again without loading them, from its back/forward cache. */
import type { Page } from 'playwright/test'
import { BROWSER_FLAGS, findWholeBrowser } from '../../tools/find-browser.mjs'
import { fillCart } from './support/cart.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { bodyWith, entry, HEADER, keepFirst, OTHER_CODE, waitForKept } from './support/kept.js'
import { twoFrames } from './support/layout.js'
import { inWidget } from './support/parts.js'
import { shiftsOf, watchShifts } from './support/shifts.js'
import { holdBack } from './support/traffic.js'

// Playwright usually turns the back/forward cache off, and the headless shell has none.
test.use({
  launchOptions: {
    executablePath: findWholeBrowser() ?? '',
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

const header = inWidget('header').part
const STYLE = '<style>body,h1{margin:0}[data-shop-widget=header]{min-height:221px}</style>'

interface Remembered {
  nodes: Element[]
  returns: number
}

/** Remembers the nodes of the header in the page itself, and counts how often the page is shown again. */
const remember = (page: Page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('[data-shop-widget=header]')!
    const remembered: Remembered = {
      nodes: [...shadowRoot!.querySelectorAll('*:not(.top-slot)')],
      returns: 0,
    }
    Object.assign(window, { remembered })
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) remembered.returns++
    })
  })
/** @returns `undefined` if the browser has loaded the page again */
const remembered = (page: Page) =>
  page.evaluate(() => {
    const { nodes, returns } = (window as unknown as { remembered?: Remembered }).remembered ?? {}
    return nodes && { returns, gone: nodes.filter(({ isConnected }) => !isConnected).length }
  })

/** Follows a link, because only then the browser keeps the page. */
const leaveFor = async (page: Page, path: string) => {
  await page.evaluate((to) => void (location.href = to), path)
  await page.waitForURL(`**${path}`, { waitUntil: 'commit' })
}

const setItems = (page: Page, quantity: number) =>
  page.evaluate(
    (items) =>
      new Promise<void>((resolve) => {
        const Shop = (window.Shop ??= [])
        Shop.push(async ({ cart }) => {
          await cart.setArticle({ productId: '42', quantity: items })
          resolve()
        })
      }),
    quantity,
  )

/** Opens a second page with kept markup, whose address differs, so that it is a further entry of the history. */
async function openVisit(page: Page): Promise<() => void> {
  await page.route('**/visit-*', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="de"><head><title>Host</title>${STYLE}</head><body>${bodyWith(HEADER)}${SCRIPT}</body></html>`,
    }),
  )
  await waitForKept(page)
  const release = await holdBack(page, OTHER_CODE)
  await page.goto('/visit-1', { waitUntil: 'commit' })
  await expect(header(page, 'nav-item').first()).toBeVisible()
  return release
}

test.beforeEach(async ({ page, context, openPage }) => {
  await recordEvents(page)
  await watchShifts(page)
  await fillCart(context, { '42': 1 })
  await keepFirst(page, openPage, HEADER, STYLE)
})

test('the page that comes back keeps its one header, with the cart as it is now', async ({
  page,
  context,
}) => {
  const release = await openVisit(page)
  release()
  await setItems(page, 2)
  await expect(header(page, 'cart-badge')).toHaveText('2')
  await remember(page)
  const kept = await entry(page)

  const read = page.waitForResponse('**/service/cart/api/cart')
  await leaveFor(page, '/visit-2')
  await read
  // On another device, so that only the service knows it.
  await fillCart(context, { '42': 4 })
  await page.goBack({ waitUntil: 'commit' })
  test.skip(!(await remembered(page)), 'the browser has not kept the page')
  await expect.poll(() => remembered(page)).toEqual({ returns: 1, gone: 0 })
  await expect(header(page, 'cart-badge')).toHaveText('4')
  await expect(header(page, 'header')).toHaveCount(1)
  expect(await remembered(page)).toEqual({ returns: 1, gone: 0 })
  await header(page, 'nav-item').filter({ hasText: 'Küche' }).first().hover()
  await expect(header(page, 'nav-flyout')).toBeVisible()
  expect(await eventsOf(page, 'shop-ready')).toHaveLength(1)
  expect(await entry(page)).toBe(kept)
  expect(await shiftsOf(page)).toEqual([])
})

test('a page that was left before its code had come works when the visitor comes back', async ({
  page,
  context,
}) => {
  const release = await openVisit(page)
  await leaveFor(page, '/visit-2')
  await expect(header(page, 'nav-item').first()).toBeVisible()
  await fillCart(context, { '42': 4 })
  await page.goBack({ waitUntil: 'commit' })
  await expect(header(page, 'nav-item').first()).toBeVisible()
  release()
  await shopReady(page)
  await expect(header(page, 'cart-badge')).toHaveText('4')
  await expect(header(page, 'header')).toHaveCount(1)
  await header(page, 'nav-item').filter({ hasText: 'Küche' }).first().hover()
  await expect(header(page, 'nav-flyout')).toBeVisible()
  await twoFrames(page)
  expect(await shiftsOf(page)).toEqual([])
})
