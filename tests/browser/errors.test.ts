/** What hosts are told of a failure: it names what was asked, what is wrong, and where. interface.md §3, §5. */
import type { Page } from 'playwright/test'
import type { ShopError } from '../../src/api/errors.js'
import { expect, heard, listen, test } from './fixtures.js'

const HOOKED = `<script>
  window.hooked = []
  ;(window.Shop = window.Shop || []).push((shop) => shop.configure({ onError: (error) => hooked.push([error.name, error.code, error.message]) }))
</script>`

const hooked = (page: Page) =>
  page.evaluate(() => (window as unknown as { hooked: Array<[string, ShopError['code'], string]> }).hooked)

test.beforeEach(({ page }) => listen(page))

for (const [what, body, address, answer, sentence] of [
  [
    'the navigation',
    '<div data-shop-widget="header"></div>',
    '**/jsonflyoutnavigation*',
    '{"list": 7}',
    'GET /jsonflyoutnavigation: the answer is malformed: list',
  ],
  [
    'the cart',
    '<script>Shop.push(({ cart }) => void cart.load())</script>',
    '**/service/cart/api/cart',
    '{"cart": {"articles": "none"}}',
    'GET /service/cart/api/cart: the answer is malformed: cart.articles',
  ],
  [
    'a cart that is cut',
    '<script>Shop.push(({ cart }) => void cart.load())</script>',
    '**/service/cart/api/cart',
    '{"cart": {"arti',
    'GET /service/cart/api/cart: the answer is malformed: no JSON',
  ],
  [
    'the newsletter status',
    '<div data-shop-widget="footer" data-load="eager"></div>',
    '**/json/psdata',
    '[]',
    'GET /json/psdata: the answer is malformed: the answer itself',
  ],
] as const)
  test(`a malformed answer is named as such, with its field: ${what}`, async ({ page, openPage }) => {
    await page.route(address, (route) => route.fulfill({ contentType: 'application/json', body: answer }))
    await openPage(`${HOOKED}${body}`)
    await expect
      .poll(async () => (await heard(page, 'shop-error')).map(({ detail }) => detail))
      .toEqual([expect.objectContaining({ code: 'CALL_FAILED', message: sentence })])
    expect(await hooked(page)).toEqual([['ShopError', 'CALL_FAILED', sentence]])
  })
