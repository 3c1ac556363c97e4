/** A page without a script of its own: `data-shop-cart`, `data-shop-text`, `data-shop-show`, `data-shop-search`. interface §8. */
import type { Page } from 'playwright/test'
import type { CartState } from '../../src/api/cart.js'
import type { Shop } from '../../src/api/shop.js'
import { fillCart, recordChanges } from './support/cart.js'
import { eventsOf, recordEvents } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part } from './support/parts.js'
import { CDN, holdBack, recordRequests, recordWarnings, serveCdn } from './support/traffic.js'

const POLICY = { 'content-security-policy': `script-src ${CDN}; connect-src 'self'` }
const FOREIGN = `<script async src="${CDN}/cdn/loader.js" data-site="DE"></script>`

const ADD =
  '<button type="button" id="add" data-shop-cart="add" data-product-id="42" data-tcm="A">Add</button>'
const COUNT = '<output id="count" data-shop-text="itemCount">-</output>'

const setArticle = (quantity: number, tcm = 'A') => ({ setArticle: { productId: '42', tcm, quantity } })

/** The page that a form or a link leads to. */
const serveTarget = async (page: Page) => {
  const targets: string[] = []
  await page.route('**/target*', (route) => {
    const { pathname, search } = new URL(route.request().url())
    targets.push(pathname + search)
    return route.fulfill({ contentType: 'text/html', body: 'target' })
  })
  return targets
}

test.beforeEach(({ page }) => recordEvents(page))

test('a visitor buys on a page whose policy allows no script but the CDN’s', async ({ page, openPage }) => {
  await serveCdn(page)
  const changes = recordChanges(page)
  await openPage(
    `<form id="form" data-shop-cart="add" action="/target"><input type="hidden" name="productId" value="42">
      <input type="hidden" name="tcm" value="A"><input name="quantity" value=" 2 "><button>Add</button></form>
    <p>${COUNT}, <span id="own" data-shop-text="quantity" data-product-id="42">-</span></p>
    <input id="number" type="number" data-shop-cart="setArticle" data-product-id="42" data-tcm="A" value="0">
    <button type="button" id="remove" data-shop-cart="setArticle" data-product-id="42" data-tcm="A" data-quantity="0">Remove</button>
    <button type="button" id="undo" data-shop-cart="restore" data-shop-show="canRestore" hidden>Undo</button>
    <a id="checkout" href="/checkout" data-shop-show="canCheckout" hidden>Checkout</a>
    <p id="empty" data-shop-show="isEmpty" hidden>Empty</p>
    <p id="error" role="status" data-shop-text="error"></p>`,
    { script: FOREIGN, headers: POLICY },
  )
  const count = page.locator('#count')
  await expect(page.locator('#empty')).toBeVisible()
  await expect(count).toHaveText('0')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(page.locator('#form')).toHaveAttribute('data-shop-state', 'done')
  await expect(page.locator('#form')).not.toHaveAttribute('aria-busy')
  await expect(count).toHaveText('2')
  await page.getByRole('button', { name: 'Add' }).click()
  await expect(count).toHaveText('4')
  await expect(page.locator('#own')).toHaveText('4')
  await expect(page.locator('#empty')).toBeHidden()
  await expect(page.locator('#checkout')).toBeVisible()
  await page.locator('#number').fill('3')
  await page.locator('#number').blur()
  await expect(count).toHaveText('3')
  await page.locator('#remove').click()
  await expect(count).toHaveText('0')
  await expect(page.locator('#checkout')).toBeHidden()
  await page.locator('#undo').click()
  await expect(count).toHaveText('3')
  await expect(page.locator('#undo')).toBeHidden()
  await page.locator('#number').fill('99')
  await page.locator('#number').blur()
  await expect(page.locator('#number')).toHaveAttribute('data-shop-state', 'failed')
  await expect(page.locator('#error')).toContainText('10')
  await expect(count).toHaveText('3')
  expect(changes).toEqual([2, 4, 3, 0, 3, 99].map((quantity) => setArticle(quantity)))
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('what was pressed before the cart could be read is sent when the visitor leaves the page', async ({
  page,
  openPage,
  context,
}) => {
  const articles = async () => {
    const response = await context.request.get('/service/cart/api/cart', { headers: { 'X-CSRF-Token': '1' } })
    const { cart } = (await response.json()) as { cart: CartState['cart'] }
    return cart.articles.map(({ productId, quantity }) => [productId, quantity])
  }
  const body = `${ADD}<button type="button" id="set" data-shop-cart="setArticle" data-product-id="7" data-tcm="A" data-quantity="3">Set</button>
    <a id="next" href="/target">Next</a>${COUNT}`
  await serveTarget(page)
  await fillCart(context, { 42: 1 })
  await openPage(body)
  // The browser has stored the cart.
  await expect(page.locator('#count')).toHaveText('1')
  const changes = recordChanges(page)
  await page.route('**/service/cart/api/cart*', (route) =>
    route.request().method() === 'GET' ? undefined : route.continue(),
  )
  await openPage(body)
  // The cart's code has been loaded.
  await expect.poll(() => page.evaluate(() => (window.Shop as Shop).cart.state.itemCount)).toBe(1)
  await page.locator('#add').click()
  await page.locator('#set').click()
  await expect(page.locator('#set')).toHaveAttribute('data-shop-state', 'pending')
  expect(changes).toEqual([])
  await page.locator('#next').click()
  await page.waitForURL('**/target')
  await expect.poll(articles).toEqual([
    ['42', 2],
    ['7', 3],
  ])
})

test('works in an open shadow root, and shows values there', async ({ page, openPage }) => {
  const changes = recordChanges(page)
  await openPage(
    `<my-card><template shadowrootmode="open"><form data-shop-cart="add" action="/target"><input name="productId" value="42">
      <input name="tcm" value="A"><button>Add</button></form>
      <select data-shop-cart="setArticle" data-product-id="42" data-tcm="A"><option>1</option><option>5</option></select>${COUNT}</template></my-card>`,
  )
  await expect(page.locator('#count')).toHaveText('0')
  await page.getByRole('button').click()
  await expect(page.locator('#count')).toHaveText('1')
  await page.locator('select').selectOption('5')
  await expect(page.locator('#count')).toHaveText('5')
  // The second change is sent after the response to the first.
  await expect.poll(() => changes).toEqual([setArticle(1), setArticle(5)])
})

test('a page that shows a value at each error does not cause attempts without end', async ({
  page,
  openPage,
}) => {
  const requests = recordRequests(page)
  await page.route('**/chunks/**', (route) => route.abort())
  await openPage(
    `${COUNT}<script>document.addEventListener('shop-error', () => {
      document.body.insertAdjacentHTML('beforeend', '<i data-shop-text="itemCount"></i>')
    })</script>`,
  )
  await expect(page.locator('i')).toHaveCount(1)
  await page.locator('body').evaluate(async () => {
    for (const _ of [1, 2, 3]) {
      document.body.insertAdjacentHTML('beforeend', '<b data-shop-text="itemCount"></b>')
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
  expect(await eventsOf(page, 'shop-error')).toHaveLength(1)
  // One attempt is two requests for the file, and two for the reason of the failure.
  expect(requests.filter((url) => url.includes('/chunks/'))).toHaveLength(4)
})

test('a page with its own window.Shop keeps it, is warned once, and has the widgets and all this, too', async ({
  page,
  openPage,
  context,
}) => {
  const warnings = recordWarnings(page)
  await fillCart(context, { 42: 1 })
  await openPage(
    `<script>window.Shop = { own: true }</script><div data-shop-widget="header"></div>${ADD}${COUNT}`,
  )
  await expect(part(page, 'header')).toBeVisible()
  await expect(page.locator('#count')).toHaveText('1')
  await page.locator('#add').click()
  await expect(page.locator('#count')).toHaveText('2')
  expect(await page.evaluate(() => JSON.stringify(window.Shop))).toBe('{"own":true}')
  expect(warnings.filter((text) => /Shop/.test(text))).toHaveLength(1)
})

test('works in a body that replaces the old one', async ({ page, openPage }) => {
  await openPage(`<p>Old</p>`)
  await page.evaluate((html) => {
    const body = document.createElement('body')
    body.innerHTML = html
    document.body.replaceWith(body)
  }, ADD + COUNT)
  await expect(page.locator('#count')).toHaveText('0')
  await page.locator('#add').click()
  await expect(page.locator('#count')).toHaveText('1')
})

test('data-shop-search opens the search of the header; without a header, the link is followed', async ({
  page,
  openPage,
}) => {
  const LINK = '<a id="search" href="#searched" data-shop-search>Search</a>'
  await openPage(LINK)
  await page.locator('#search').click()
  await page.waitForURL('**/host-page#searched')
  await openPage(`<div data-shop-widget="header"></div>${LINK}`)
  const states = page.locator('#search[data-shop-state]')
  await page.locator('#search').click()
  // Only what changes the cart has a state.
  await expect(states).toHaveCount(0)
  await expect(part(page, 'search-input')).toBeFocused()
  await expect(states).toHaveCount(0)
  expect(page.url()).not.toContain('#searched')
})

test('data-shop-search waits for a header that a router adds', async ({ page, openPage }) => {
  await openPage(`<div data-shop-widget="footer" data-load="eager" data-show-newsletter="false"></div>
      <button type="button" id="search" data-shop-search>Search</button>`)
  await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
  const html = page.waitForResponse('**/chunks/html.*')
  await page.locator('#search').hover()
  await html
  // The search could act before the header can render.
  const release = await holdBack(page, '**/chunks/de-DE.*')
  const code = page.waitForResponse('**/chunks/header.*')
  await page.evaluate(() => {
    const header = document.createElement('div')
    Object.assign(header.dataset, { shopWidget: 'header', load: 'idle' })
    document.body.prepend(header)
  })
  await page.locator('#search').click()
  await (await code).finished()
  await twoFrames(page)
  release()
  await expect(part(page, 'search-input')).toBeFocused()
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})
