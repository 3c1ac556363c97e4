/** The report of a failed call names the call, the problem, and the field of the response. interface.md §3, §5. */
import type { Page } from 'playwright/test'
import type { ShopError } from '../../src/api/errors.js'
import { eventsOf, recordEvents } from './support/events.js'
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
