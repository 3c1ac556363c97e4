/** A page without a script of its own: `data-shop-cart`, `data-shop-text`, `data-shop-show`, `data-shop-search`. interface §8. */
import type { Page, Route } from 'playwright/test'
import type { CartState } from '../../src/api/cart.js'
import type { Shop } from '../../src/api/shop.js'
import { fillCart } from './support/cart.js'
import { eventsOf, recordEvents } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part } from './support/parts.js'
import { holdBack, recordRequests, recordWarnings } from './support/traffic.js'

const CDN = 'https://cdn.example'
const POLICY = { 'content-security-policy': `script-src ${CDN}; connect-src 'self'` }
const FOREIGN = `<script async src="${CDN}/cdn/loader.js" data-site="DE"></script>`

const ADD =
  '<button type="button" id="add" data-shop-cart="add" data-product-id="42" data-tcm="A">Add</button>'
const COUNT = '<output id="count" data-shop-text="itemCount">-</output>'

const serveCdn = (page: Page, baseURL: string | undefined) =>
  page.route(`${CDN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) })
  })

/** The bodies of the changes that the page sends. */
const recordChanges = (page: Page) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') bodies.push(request.postDataJSON())
  })
  return bodies
}

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

for (const [where, stop] of [
  [
    'on the button',
    'document.getElementById("add").onclick = (event) => { event.stopPropagation(); return false }',
  ],
  ['on the document', 'document.addEventListener("click", (event) => event.preventDefault())'],
] as const)
  test(`a press that code of the page stops ${where} sends nothing, and the console says why`, async ({
    page,
    openPage,
  }) => {
    const warnings = recordWarnings(page)
    const changes = recordChanges(page)
    await openPage(`${ADD}<p>${COUNT}</p><script>${stop}</script>`)
    // The code that warns is loaded with the count.
    await expect(page.locator('#count')).toHaveText('0')
    await page.locator('#add').click()
    await expect
      .poll(() => warnings.filter((text) => text.includes('button#add')))
      .toEqual([expect.stringContaining('code of the page has stopped the click')])
    expect(changes).toEqual([])
  })

test('a visitor buys on a page whose policy allows no script but the CDN’s', async ({
  page,
  openPage,
  baseURL,
}) => {
  await serveCdn(page, baseURL)
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

test('presses before the code are kept with their arguments, and run in order', async ({
  page,
  openPage,
}) => {
  const changes = recordChanges(page)
  const release = await holdBack(page, '**/chunks/html.*')
  await openPage(ADD)
  const add = page.locator('#add')
  await add.click()
  await add.evaluate((element) => element.setAttribute('data-product-id', '17'))
  await add.click()
  release()
  await expect(add).toHaveAttribute('data-shop-state', 'done')
  expect(changes).toEqual([setArticle(1), { setArticle: { productId: '17', tcm: 'A', quantity: 1 } }])
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

test('if the code cannot be loaded, the form is sent with the pressed button', async ({ page, openPage }) => {
  const targets = await serveTarget(page)
  await page.route('**/chunks/**', (route) => route.abort())
  await openPage(
    '<form data-shop-cart="add" action="/target"><input name="productId" value="42"><button name="way" value="fast">Add</button></form>',
  )
  await page.getByRole('button').click()
  await page.waitForURL('**/target?productId=42&way=fast')
  expect(targets).toEqual(['/target?productId=42&way=fast'])
})

test('if the cart’s code cannot be loaded, the link is followed, and the page is told', async ({
  page,
  openPage,
}) => {
  await page.route('**/chunks/cart.*', (route) => route.abort())
  await openPage(
    `<a href="#target" data-shop-cart="add" data-product-id="42" aria-label="Add"><svg><rect width="99" height="99"/></svg></a>`,
  )
  await page.evaluate(() => document.addEventListener('click', () => (document.title += 'heard')))
  await page.locator('rect').click()
  await page.waitForURL('**/host-page#target')
  // The page's own listeners hear the press, and not what repeats it for the browser.
  await expect(page).toHaveTitle(/^(?!.*heard.*heard).*heard$/)
  await expect
    .poll(async () => (await eventsOf(page, 'shop-error')).map(({ detail }) => detail))
    .toMatchObject([{ code: 'LOAD_FAILED' }])
})

test('without these attributes, nothing is loaded; a button loads the code when somebody points at it', async ({
  page,
  openPage,
}) => {
  const requests = recordRequests(page)
  const chunks = () => requests.filter((url) => url.includes('/chunks/') || url.includes('/service/'))
  await openPage(`<p>Text</p>${ADD}`)
  await page.waitForTimeout(500)
  expect(chunks()).toEqual([])
  await page.locator('#add').hover()
  await expect.poll(() => chunks().some((url) => url.includes('/chunks/cart.'))).toBe(true)
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

test('whether an element is a field depends on its kind, not on its state', async ({ page, openPage }) => {
  const changes = recordChanges(page)
  await openPage(
    `<input id="number" type="number" data-shop-cart="setArticle" data-product-id="42" data-tcm="A" onchange="this.disabled = true">
    <input id="box" type="checkbox" readonly data-shop-cart="add" data-product-id="42" data-tcm="A">`,
  )
  await page.locator('#number').fill('3')
  await page.locator('#number').blur()
  await expect(page.locator('#number')).toHaveAttribute('data-shop-state', 'done')
  await page.locator('#box').click()
  await expect(page.locator('#box')).toHaveAttribute('data-shop-state', 'done')
  expect(changes).toEqual([setArticle(3), setArticle(4)])
})

test('shows a value that appears later in an open shadow root', async ({ page, openPage }) => {
  await openPage('')
  await page.evaluate((count) => {
    const host = document.createElement('my-card')
    const root = host.attachShadow({ mode: 'open' })
    document.body.append(host)
    requestAnimationFrame(() => {
      root.innerHTML = count
    })
  }, COUNT)
  await expect(page.locator('#count')).toHaveText('0')
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

test('a page with its own window.Shop has it, too', async ({ page, openPage, context }) => {
  await fillCart(context, { 42: 1 })
  await openPage(`<script>window.Shop = { own: true }</script>${ADD}${COUNT}`)
  await expect(page.locator('#count')).toHaveText('1')
  await page.locator('#add').click()
  await expect(page.locator('#count')).toHaveText('2')
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

test('does nothing with a modifier key, after preventDefault, or if the event was stopped', async ({
  page,
  openPage,
}) => {
  const changes = recordChanges(page)
  await openPage(
    `${ADD}<div id="stops"><button type="button" id="stopped" data-shop-cart="add" data-product-id="42">Add</button></div>
    <button type="button" id="prevented" data-shop-cart="add" data-product-id="42">Add</button>
    <script>stops.onclick = (event) => event.stopPropagation(); prevented.onclick = (event) => event.preventDefault()</script>`,
  )
  await page.locator('#stopped').click()
  await page.locator('#prevented').click()
  await page.locator('#add').click({ modifiers: ['Shift'] })
  await page.locator('#add').click()
  await expect(page.locator('#add')).toHaveAttribute('data-shop-state', 'done')
  expect(changes).toEqual([setArticle(1)])
})

test('a wrong argument is reported once per element, and the browser does what the HTML says', async ({
  page,
  openPage,
}) => {
  const warnings = recordWarnings(page)
  await openPage(
    `<a id="method" href="#method-used" data-shop-cart="ad" data-product-id="42">A</a>
    <a id="id" href="#id-used" data-shop-cart="add">B</a>
    <p data-shop-text="itemcount">own</p><p data-shop-show="isfull" hidden>own</p>`,
  )
  for (const id of ['method', 'id', 'method', 'id']) {
    await page.locator(`#${id}`).click()
    await page.waitForURL(`**/host-page#${id}-used`)
  }
  const about = warnings.filter((text) => text.includes('data-'))
  expect(about).toHaveLength(4)
  expect(about.join()).toMatch(/a#method: data-shop-cart has the value "ad", allowed: add, setArticle/)
  expect(about.join()).toMatch(
    /a#id: data-shop-cart="add" needs data-product-id, allowed: a text of 1 to 200/,
  )
  expect(about.join()).toMatch(/p: data-shop-text has the value "itemcount", allowed: itemCount, quantity/)
})

test('the element gets the result as an event', async ({ page, openPage }) => {
  await openPage(
    `${ADD}<script>addEventListener('shop-cart-result', (event) => { document.title = event.target.id + event.detail.request.setArticle.quantity })</script>`,
  )
  await page.locator('#add').click()
  await expect(page).toHaveTitle('add1')
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

for (const load of ['eager', 'idle'])
  test(`data-shop-search waits for a header that a router adds with data-load="${load}"`, async ({
    page,
    openPage,
  }) => {
    await openPage(`<div data-shop-widget="footer" data-load="eager"></div>
      <button type="button" id="search" data-shop-search>Search</button>`)
    await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
    const html = page.waitForResponse('**/chunks/html.*')
    await page.locator('#search').hover()
    await html
    // The search could act before the header can render.
    const release = await holdBack(page, '**/chunks/de-DE.*')
    const code = page.waitForResponse('**/chunks/header.*')
    await page.evaluate((time) => {
      const header = document.createElement('div')
      Object.assign(header.dataset, { shopWidget: 'header', load: time })
      document.body.prepend(header)
    }, load)
    await page.locator('#search').click()
    await (await code).finished()
    await twoFrames(page)
    release()
    await expect(part(page, 'search-input')).toBeFocused()
    expect(await eventsOf(page, 'shop-error')).toEqual([])
  })

test('the customer’s name and the login state come from the service, without reading the cart', async ({
  page,
  openPage,
}) => {
  const requests = recordRequests(page)
  await openPage(
    `<b id="name" data-shop-text="customerName">Guest</b><i id="out" data-shop-show="isLoggedOut" hidden>out</i><i id="in" data-shop-show="isLoggedIn">in</i>`,
  )
  await expect(page.locator('#out')).toBeVisible()
  await expect(page.locator('#in')).toBeHidden()
  await expect(page.locator('#name')).toHaveText('')
  expect(requests.filter((url) => url.includes('/cart/api'))).toEqual([])
})

const FAILURES = [
  ['an error status', (route: Route) => route.fulfill({ status: 500, json: {} })],
  ['a malformed response', (route: Route) => route.fulfill({ json: [] })],
  ['no response', (route: Route) => route.abort()],
] as const
test('a call for the customer that fails changes nothing that the page wrote', async ({ page, openPage }) => {
  for (const [failure, respond] of FAILURES) {
    await page.route('**/customerfrontenddata/**', respond)
    await openPage(
      `<b id="name" data-shop-text="customerName">Guest</b><i id="out" data-shop-show="isLoggedOut" hidden>out</i>
      <i id="in" data-shop-show="isLoggedIn">in</i>`,
    )
    await page.evaluate(() => (window.Shop as Shop).customer())
    await twoFrames(page)
    await expect(page.locator('#name'), failure).toHaveText('Guest')
    await expect(page.locator('#out'), failure).toBeHidden()
    await expect(page.locator('#in'), failure).toBeVisible()
    // The header looks as it does to a visitor who is logged out.
    expect(await page.evaluate(() => (window.Shop as Shop).customer()), failure).toMatchObject({
      loggedInOrRemembered: false,
    })
  }
})

for (const [what, body] of [
  ['elements', COUNT],
  ['elements and widgets', `${COUNT}<div data-shop-widget="header"></div>`],
  ['Shop.cart', '<script>(window.Shop = window.Shop || []).push((shop) => shop.cart.load())</script>'],
] as const)
  test(`a page with ${what} is warned once about each invalid option of the page`, async ({
    page,
    openPage,
  }) => {
    const warnings = recordWarnings(page)
    const read = page.waitForResponse('**/service/cart/api/cart*')
    await openPage(body, {
      script: '<script async src="/cdn/loader.js" data-site="XX" data-api-base="shop.example"></script>',
    })
    await read
    await page.evaluate(() => (window.Shop as Shop).ready)
    expect(warnings.filter((text) => text.includes('has the value')).sort()).toEqual([
      expect.stringContaining('option "apiBase" (api-base) has the value "shop.example", allowed: an origin'),
      expect.stringContaining('option "site" has the value "XX", allowed: DE'),
    ])
  })

test('the count of a stored cart is shown before the cart is read', async ({ page, openPage, context }) => {
  await fillCart(context, { 42: 3 })
  await openPage(COUNT)
  await expect(page.locator('#count')).toHaveText('3')
  await page.route('**/service/cart/api/cart*', () => {})
  await openPage(`${COUNT}<span id="own" data-shop-text="quantity" data-product-id="42">?</span>`, {
    script: SCRIPT,
  })
  await expect(page.locator('#count')).toHaveText('3')
  await expect(page.locator('#own')).toHaveText('?')
})

test('a form whose fields have the names of methods does not hide the values of the page', async ({
  page,
  openPage,
}) => {
  await openPage('')
  const addForm = (count: string) =>
    document.body.insertAdjacentHTML(
      'beforeend',
      `<form><input name="matches"><input name="querySelector"><input name="querySelectorAll">${count}</form>`,
    )
  await page.evaluate(addForm, COUNT)
  await expect(page.locator('#count')).toHaveText('0')
  await page.evaluate(addForm, COUNT.replace('count', 'second'))
  await expect(page.locator('#second')).toHaveText('0')
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})
