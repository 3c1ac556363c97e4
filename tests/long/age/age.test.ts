/** Pages that stay open for long hold no more resources after many actions than after a few. */
import type { CDPSession, Page } from 'playwright/test'
import { WIDGET_NAMES, type WidgetName } from '../../../src/api/names.js'
import type { Shop } from '../../../src/api/shop.js'
import { BROWSER_FLAGS, findBrowser } from '../../../tools/find-browser.mjs'
import { expect, test } from '../../browser/support/fixtures.js'
import { part } from '../../browser/support/parts.js'
import { counted } from '../support/counted.js'
import { countTimersAndObservers, expectNoGrowth, resourcesOf } from './resources.js'

/** Rounds before the first measurement: code is compiled, and caches are filled. */
const WARM_UP = 200
const ROUNDS = 200

/** V8 also keeps what it learns about running code on the heap, which grows for a long time. */
const STEADY_HEAP = '--js-flags=--no-opt --no-sparkplug --no-maglev --no-lazy-feedback-allocation'
test.use({
  launchOptions: { executablePath: findBrowser() ?? '', args: [...BROWSER_FLAGS, STEADY_HEAP] },
})

test.beforeEach(({ page }) => countTimersAndObservers(page))

const openClient = async (page: Page): Promise<CDPSession> => {
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  return client
}

/** @param run  does something this many times, and then leaves the page as it was before */
async function expectNothingRemains(page: Page, run: (times: number) => Promise<void>, what: string) {
  const client = await openClient(page)
  await run(WARM_UP)
  const before = await resourcesOf(page, client)
  await run(ROUNDS)
  expectNoGrowth(before, await resourcesOf(page, client))
  counted(what, ROUNDS)
}

const mountAndUnmount = (page: Page, widget: WidgetName, times: number) =>
  page.evaluate(
    async ({ widget, times }) => {
      const shop = window.Shop as Shop
      for (let at = 0; at < times; at++) {
        const place = document.body.appendChild(document.createElement('div'))
        await shop.mount(place, widget, {})
        shop.unmount(place)
        place.remove()
      }
      // Effects of the last widget end after the next frame.
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      performance.clearResourceTimings()
    },
    { widget, times },
  )

for (const widget of WIDGET_NAMES)
  test(`${widget}: nothing remains of 200 mounts`, async ({ page, openPage }) => {
    await openPage('')
    await expectNothingRemains(
      page,
      (times) => mountAndUnmount(page, widget, times),
      'mounts that leave nothing behind',
    )
  })

/** Replaces the page's content as a client router does, and waits until its widgets have rendered. */
const swap = (page: Page, times: number) =>
  page.evaluate(async (count) => {
    const widgets = ['header', 'newsletter', 'support', 'footer']
    const isRendered = (place: Element) => place.shadowRoot?.querySelector('[data-shop-root]')
    for (let at = 0; at < count; at++) {
      const places = widgets.map((widget) => {
        const place = document.createElement('div')
        Object.assign(place.dataset, { shopWidget: widget, load: 'eager' })
        return place
      })
      document.querySelector('main')!.replaceChildren(...places)
      while (!places.every(isRendered)) await new Promise(requestAnimationFrame)
    }
    document.querySelector('main')!.replaceChildren()
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    performance.clearResourceTimings()
  }, times)

test('nothing remains of 200 page swaps', async ({ page, openPage }) => {
  await openPage('<main></main>')
  await expectNothingRemains(page, (times) => swap(page, times), 'page swaps that leave nothing behind')
})

const MINUTES = 60
const MINUTE_MS = 60_000

/** Sets the value instead of typing it, because the browser keeps nodes to undo typing. */
const enterTerm = (page: Page, term: string) =>
  part(page, 'search-input').evaluate((input: HTMLInputElement, value) => {
    input.focus()
    input.value = value
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }, term)

/** What a shopper does in a minute: looks at a flyout, searches, puts something into the cart and takes it out. */
async function shopForAMinute(page: Page): Promise<void> {
  await page.locator('[part~=nav-item]').first().hover()
  await expect(part(page, 'nav-flyout').first()).toBeVisible()
  await enterTerm(page, 'kaffee')
  await page.clock.runFor(1000)
  await expect(part(page, 'search-panel')).toBeVisible()
  await enterTerm(page, '')
  await page.keyboard.press('Escape')
  await page.evaluate(async () => {
    const { cart } = window.Shop as Shop
    await cart.setArticle({ productId: '3', quantity: 1 })
    await cart.setArticle({ productId: '3', quantity: 0 })
  })
  await page.mouse.move(5, 700)
  await page.evaluate(() => performance.clearResourceTimings())
  await page.clock.fastForward(MINUTE_MS)
}

test('nothing remains of an hour of a shopper', async ({ page, openPage }) => {
  test.setTimeout(180_000)
  await page.clock.install()
  await openPage(
    '<div data-shop-widget="header"></div><div data-shop-widget="footer" data-load="eager"></div>',
  )
  await expect(part(page, 'nav-item').first()).toBeVisible()
  const client = await openClient(page)
  for (let minute = 0; minute < 5; minute++) await shopForAMinute(page)
  const before = await resourcesOf(page, client)
  for (let minute = 0; minute < MINUTES; minute++) await shopForAMinute(page)
  expectNoGrowth(before, await resourcesOf(page, client))
  counted('minutes of a shopper that leave nothing behind', MINUTES)
})
