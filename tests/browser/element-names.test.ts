/**
 * Elements in users' content that have the names of properties (DOM clobbering, docs/threats.md): `<img name="cookie">` hides
 * `document.cookie`. Playwright's locators use the document, so these tests find elements through its prototype.
 */
import type { Page } from 'playwright/test'
import { recordChanges } from './support/cart.js'
import { eventsOf, recordEvents } from './support/events.js'
import { expect, test } from './support/fixtures.js'

const TOKENS = { LongtermToken: 'longterm%2Btoken', LoginToken: '50%', CsrfToken: 'a%20b%C3%BC' }

/**
 * Adds elements to the users' content: `add(kind, name)`. `names` has all names of the document's properties, but for the three methods
 * with which preact creates its nodes.
 */
const CONTENT = `<div id="review" style="display: none"></div><script>
  review = Document.prototype.getElementById.call(document, 'review')
  create = (kind) => Document.prototype.createElement.call(document, kind)
  add = (kind, name, parent = review) => { const element = create(kind); element.name = name; Element.prototype.append.call(parent, element); return element }
  namesOf = (object) => object ? [...Object.getOwnPropertyNames(object), ...namesOf(Object.getPrototypeOf(object))] : []
  names = [...new Set([...namesOf(Document.prototype), 'shadowRoot', 'dataset', 'localName', 'matches', 'closest', 'id', 'platform'])]
    .filter((name) => !['createElement', 'createElementNS', 'createTextNode'].includes(name))
</script>`

const CASES: Record<string, string> = {
  'a picture with a platform for each name':
    'for (const name of names) add("img", name).dataset.platform = "SMARTPHONE"',
  'two pictures for each name, and fields with the names of their form’s properties':
    'for (const twice of [1, 2]) { const form = create("form"); form.dataset.shopWidget = "header"; review.append(form); for (const name of [...names, ...names]) { add("img", name); add("input", name, form) } }',
  'a form with the names of our attributes for each name':
    'for (const name of names) { const form = add("form", name); for (const field of ["shopCart", "shopSearch", "shopText", "shopWidget"]) add("input", field, form) }',
  'a frame for each name that we read, and ids of APIs that the browser lacks':
    'for (const name of ["cookie", "body", "head", "documentElement", "activeElement", "shadowRoot", "dataset", "readyState"]) add("iframe", name); for (const name of ["Shop", "dataLayer", "collect", "scheduler", "Scheduler", "navigation", "trustedTypes"]) { delete window[name]; add("a").id = name }',
}

/** Runs a function with the first element that matches a selector, also in the shadow root of a placeholder. */
const boxOf = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const { querySelectorAll } = Document.prototype
    for (const { shadowRoot } of querySelectorAll.call(document, 'div[data-shop-widget]')) {
      const { x, y, width, height } =
        shadowRoot?.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect()
      if (width) return [x + width / 2, y + height / 2] as const
    }
    const outside = querySelectorAll.call(document, wanted)[0]?.getBoundingClientRect() ?? new DOMRect()
    return outside.width
      ? ([outside.x + outside.width / 2, outside.y + outside.height / 2] as const)
      : undefined
  }, selector)

/** Clicks in the middle of an element as soon as it is there. */
async function click(page: Page, selector: string): Promise<void> {
  await expect.poll(() => boxOf(page, selector)).toBeDefined()
  await page.mouse.click(...(await boxOf(page, selector))!)
}
const textOf = (page: Page, id: string) =>
  page.evaluate((wanted) => Document.prototype.getElementById.call(document, wanted)!.textContent, id)

test.beforeEach(async ({ page, context, baseURL }) => {
  await recordEvents(page)
  await context.addCookies(Object.entries(TOKENS).map(([name, value]) => ({ name, value, url: baseURL! })))
})

for (const [what, code] of Object.entries(CASES))
  test(`the widgets, the tokens, the values and the presses work beside ${what}`, async ({
    page,
    openPage,
  }) => {
    const headers: Record<string, Record<string, string>> = {}
    page.on('request', (request) => {
      headers[`${request.method()} ${new URL(request.url()).pathname}`] = request.headers()
    })
    await openPage(
      `${CONTENT}<div data-shop-widget="header"></div><button type="button" id="go" data-shop-cart="add" data-product-id="42" data-tcm="A">Add</button>
      <form data-shop-cart="add" action="/target"><input type="hidden" name="productId" value="42"><input type="hidden" name="tcm" value="A">
      <button id="send">Add</button></form><output id="count" data-shop-text="itemCount">-</output><div data-shop-widget="newsletter"></div>
      <script>{ ${code} }</script>`,
    )
    await expect.poll(() => boxOf(page, '[part=header][data-platform=CLASSIC]')).toBeDefined()
    await expect.poll(() => textOf(page, 'count')).toBe('0')
    await click(page, '#go')
    await expect.poll(() => textOf(page, 'count')).toBe('1')
    await click(page, '#send')
    await expect.poll(() => textOf(page, 'count')).toBe('2')
    expect(page.url()).toMatch(/host-page$/)
    // The count is shown before the change is sent.
    const cart = () => headers['PUT /service/cart/api/cart']
    await expect
      .poll(() => [cart()?.['x-longtermtoken'], cart()?.['x-csrf-token']])
      .toEqual([TOKENS.LongtermToken, TOKENS.CsrfToken])
    await expect
      .poll(() => headers['GET /service/newsletter/api/private/customers/base-data']?.['x-logintoken'])
      .toBe(TOKENS.LoginToken)
    // What opens later reads the document, too.
    await page.mouse.move(...(await boxOf(page, '[part=nav-item]'))!)
    await expect.poll(() => boxOf(page, '[part~="nav-flyout"]:not([hidden])')).toBeDefined()
    await page.keyboard.press('Escape')
    await expect.poll(() => boxOf(page, '[part~="nav-flyout"]:not([hidden])')).toBeUndefined()
    const errors = (await eventsOf(page, 'shop-error')).filter(
      ({ detail }) => detail['code'] !== 'CALL_FAILED',
    )
    expect(errors).toEqual([])
  })

test('a form with fields that have the names of its properties changes the cart, and shows values', async ({
  page,
  openPage,
}) => {
  const changes = recordChanges(page)
  await openPage(
    `${CONTENT}<form id="form" data-shop-cart="add" data-product-id="42" data-shop-show="isEmpty" hidden action="/target"><input type="hidden" name="tcm" value="A"><button id="send">Add</button><output id="count" data-shop-text="itemCount">-</output></form>
    <script>{ const form = Document.prototype.getElementById.call(document, 'form')
    for (const name of new Set(namesOf(HTMLFormElement.prototype))) add('input', name, form).disabled = true }
    document.addEventListener('shop-cart-result', (event) => { result = event.target })</script>`,
  )
  await expect.poll(() => textOf(page, 'count')).toBe('0')
  await click(page, '#send')
  await expect.poll(() => textOf(page, 'count')).toBe('1')
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { result?: EventTarget }).result !== undefined))
    .toBe(true)
  expect(changes).toEqual([{ setArticle: { productId: '42', tcm: 'A', quantity: 1 } }])
  const form = await page.evaluate(() => {
    const { getAttribute, hasAttribute } = Element.prototype
    const { result } = window as unknown as { result: Element }
    return [getAttribute.call(result, 'data-shop-state'), hasAttribute.call(result, 'hidden')]
  })
  expect(form).toEqual(['done', true])
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})
