/** What the host page hears of failures: reports that name the problem, and no uncaught errors. interface.md §3, §5. */
import type { Page } from 'playwright/test'
import type { ShopError } from '../../src/api/errors.js'
import type { Shop } from '../../src/api/shop.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'

/** A host page that records the errors its `onError` hook gets. */
const HOOKED = `<script>
  window.hooked = []
  ;(window.Shop = window.Shop || []).push((shop) => shop.configure({ onError: (error) => hooked.push([error.name, error.code, error.message]) }))
</script>`

const hooked = (page: Page) =>
  page.evaluate(() => (window as unknown as { hooked: Array<[string, ShopError['code'], string]> }).hooked)

test.beforeEach(({ page }) => recordEvents(page))

for (const [what, body, address, response, expectedMessage] of [
  [
    'the navigation',
    '<div data-shop-widget="header"></div>',
    '**/jsonflyoutnavigation*',
    '{"list": 7}',
    'GET /jsonflyoutnavigation: the response is malformed: list',
  ],
  [
    'the cart',
    '<script>Shop.push(({ cart }) => void cart.load())</script>',
    '**/service/cart/api/cart',
    '{"cart": {"articles": "none"}}',
    'GET /service/cart/api/cart: the response is malformed: cart.articles',
  ],
  [
    'a cart response that is cut off',
    '<script>Shop.push(({ cart }) => void cart.load())</script>',
    '**/service/cart/api/cart',
    '{"cart": {"arti',
    'GET /service/cart/api/cart: the response is malformed: no JSON',
  ],
  [
    'the newsletter status',
    '<div data-shop-widget="footer" data-load="eager"></div>',
    '**/json/psdata',
    '[]',
    'GET /json/psdata: the response is malformed: the response itself',
  ],
] as const)
  test(`the report of a malformed response names the call and the field: ${what}`, async ({
    page,
    openPage,
  }) => {
    await page.route(address, (route) => route.fulfill({ contentType: 'application/json', body: response }))
    await openPage(`${HOOKED}${body}`)
    await expect
      .poll(async () => (await eventsOf(page, 'shop-error')).map(({ detail }) => detail))
      .toEqual([expect.objectContaining({ code: 'CALL_FAILED', message: expectedMessage })])
    expect(await hooked(page)).toEqual([['ShopError', 'CALL_FAILED', expectedMessage]])
  })

/** What a page may do with the array methods that it has replaced itself, after our code has been loaded. */
const METHODS = ['forEach', 'filter', 'map', 'find', 'some', 'flatMap', 'join']

for (const method of METHODS)
  test(`a page that breaks Array.prototype.${method} later gets a report instead of an uncaught error`, async ({
    page,
    openPage,
    uncaught,
  }) => {
    await openPage(
      `<div data-shop-widget="header" id="top"></div>
      <div style="height: 3000px"></div>
      <div data-shop-widget="newsletter"></div>`,
      {
        head: `<script>
          var filter = Array.prototype.filter
          Array.prototype.filter = function (test) {
            var found = []
            this.forEach(function (one, at) { if (test(one, at)) found[found.length] = one })
            return found
          }
          window.addEventListener('unhandledrejection', function (event) { document.title = 'unhandled ' + event.reason })
        </script>`,
      },
    )
    await shopReady(page)
    await page.waitForLoadState('networkidle')
    await page.evaluate((name) => {
      const broken = Array.prototype as unknown as Record<string, unknown>
      const original = broken[name]
      broken[name] = 'broken'
      const top = document.querySelector<HTMLElement>('#top')!
      // A placeholder comes, options change, the form comes near the viewport, the window changes, and a placeholder leaves.
      const added = document.createElement('div')
      added.dataset['shopWidget'] = 'footer'
      added.dataset['load'] = 'idle'
      document.body.append(added)
      top.dataset['site'] = 'AT'
      scrollTo(0, 3000)
      dispatchEvent(new Event('resize'))
      document.dispatchEvent(new CustomEvent('preview-changed', { detail: {} }))
      return new Promise<void>((resolve) =>
        setTimeout(() => {
          top.remove()
          setTimeout(() => {
            broken[name] = original
            resolve()
          }, 300)
        }, 300),
      )
    }, method)
    expect(uncaught).toEqual([])
    expect(await page.title()).toBe('Host')
  })

test('a page whose own filter fails later gets one report', async ({ page, openPage }) => {
  await openPage('', {
    head: `<script>
      Array.prototype.filter = function (test) {
        var found = []
        this.forEach(function (one, at) { if (test(one, at)) found[found.length] = one })
        return found
      }
    </script>`,
  })
  await shopReady(page)
  await page.evaluate(async () => {
    const { forEach } = Array.prototype
    Array.prototype.forEach = undefined as never
    for (let turn = 0; turn < 3; turn++) {
      document.body.append(document.createElement('p'))
      await new Promise((resolve) => setTimeout(resolve))
    }
    Array.prototype.forEach = forEach
  })
  expect((await eventsOf(page, 'shop-error')).map(({ detail }) => detail)).toEqual([
    { code: 'RENDER_FAILED', message: 'this.forEach is not a function' },
  ])
})

test('if the CDN does not allow the page to read its files, the report and Shop.doctor() say so', async ({
  page,
  openPage,
}) => {
  await page.route('https://cdn.example/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({ url: new URL(`/cdn${pathname}`, page.url()).href })
    // Without this header, Playwright would add one that allows the page.
    const headers = { ...response.headers(), 'access-control-allow-origin': 'https://other.example' }
    await route.fulfill({ response, headers })
  })
  await openPage('<div data-shop-widget="newsletter" data-load="eager"></div>', {
    script: '<script async src="https://cdn.example/loader.js"></script>',
  })
  await shopReady(page)
  const reason =
    /^chunks\/.*\.js could not be loaded: the CDN does not allow this page to read it \(CORS\)\. https?:\S+\/docs\/nothing-appears$/
  expect((await eventsOf(page, 'shop-error')).map(({ detail }) => detail)).toEqual([
    { widget: 'newsletter', code: 'LOAD_FAILED', message: expect.stringMatching(reason) },
  ])
  const message = await page.evaluate(() =>
    (window.Shop as Shop).doctor().then(
      () => 'found',
      ({ message }: Error) => message,
    ),
  )
  expect(message).toMatch(reason)
})
