/** A press is what it was when the person pressed, whatever the page's own handlers do with the element. interface §8. */
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { recordChanges } from './support/cart.js'
import { eventsOf, recordEvents } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
import { forgetVisit, holdBack } from './support/traffic.js'

/** The bodies of the changes that the page sends, and the addresses to which the browser sends a form. */
async function recordSent(page: Page) {
  const changes = recordChanges(page)
  const targets: string[] = []
  await page.route('**/target*', (route) => {
    targets.push(new URL(route.request().url()).search)
    return route.fulfill({ contentType: 'text/html', body: 'target' })
  })
  return { changes, targets }
}

const setArticle = (quantity: number) => ({ setArticle: { productId: '42', tcm: 'A', quantity } })

/** Collects the results that reach the document. */
const RESULTS =
  '<script>results = []; document.addEventListener("shop-cart-result", (event) => results.push(event.detail.error ?? "sent"))</script>'
const resultsOf = (page: Page) => page.evaluate(() => (window as unknown as { results: string[] }).results)

/** Resolves when the cart has been read, so that a change is sent at once. */
const cartRead = (page: Page) => page.evaluate(async () => void (await (window.Shop as Shop).cart.load()))

/** Empties the cart, replaces everything in the page, and runs a script of the page. */
async function replaceContent(page: Page, changes: unknown[], markup: string, script: string) {
  await page.evaluate(
    async ([html, code]) => {
      await (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 0 })
      document.body.setHTMLUnsafe(html!)
      Object.assign(window, { results: [] })
      // eslint-disable-next-line no-new-func -- the script of a page
      new Function(code!)()
    },
    [markup, script],
  )
  changes.length = 0
}

test.beforeEach(async ({ page }) => {
  await recordEvents(page)
  await forgetVisit(page)
})

const FORM = `<form id="form" data-shop-cart="add" action="/target"><input type="hidden" name="productId" value="42">
  <input id="quantity" name="quantity" type="number" value="1"><span id="place"><button id="go" name="tcm" value="A">Add</button></span></form>`

/** What differs for the browser; `tests/loader/presses.test.ts` has the rule. */
const FORM_HANDLERS: Record<string, string> = {
  'replaces the button in a microtask': 'queueMicrotask(() => { place.innerHTML = "<i>…</i>" })',
  'moves the button into another form': 'other.append(go)',
  'makes it a plain button': 'go.type = "button"',
  'disables all fields': 'for (const field of form.elements) field.disabled = true',
  'replaces the form': 'form.outerHTML = "<p>Thanks</p>"',
}

const OTHER_FORM = '<form id="other" action="/target?other"></form>'
const onSubmit = (code: string) => `form.addEventListener("submit", () => { ${code} })`

test('a form adds to the cart whatever the page does with it', async ({ page, openPage }) => {
  const { changes, targets } = await recordSent(page)
  await openPage(RESULTS)
  for (const [what, code] of Object.entries(FORM_HANDLERS)) {
    await replaceContent(page, changes, FORM + OTHER_FORM, onSubmit(code))
    await page.locator('#quantity').fill('2')
    await page.locator('#go').click()
    await expect.poll(() => resultsOf(page), what).toEqual(['sent'])
    expect(changes, what).toEqual([setArticle(2)])
    expect(targets, what).toEqual([])
    expect(await eventsOf(page, 'shop-error'), what).toEqual([])
  }
})

test('a form adds to the cart if the page replaces it before our code has arrived', async ({
  page,
  openPage,
}) => {
  const { changes, targets } = await recordSent(page)
  const release = await holdBack(page, '**/chunks/html.*')
  await openPage(`${FORM}${RESULTS}<script>${onSubmit(FORM_HANDLERS['replaces the form']!)}</script>`)
  await cartRead(page)
  await page.locator('#quantity').fill('2')
  await page.locator('#go').click()
  release()
  await expect.poll(() => resultsOf(page)).toEqual(['sent'])
  expect(changes).toEqual([setArticle(2)])
  expect(targets).toEqual([])
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('if the code cannot be loaded, and the page moves the button into another form, the form is sent without it', async ({
  page,
  openPage,
}) => {
  await page.route('**/chunks/**', (route) => route.abort())
  const { targets } = await recordSent(page)
  await openPage(`${FORM}<form id="other"></form><script>${onSubmit('other.append(go)')}</script>`)
  await page.locator('#go').click()
  await page.waitForURL('**/target?productId=42&quantity=1')
  expect(targets).toEqual(['?productId=42&quantity=1'])
})

const BUTTON_HANDLERS: Record<string, string> = {
  'writes another quantity in a microtask': 'queueMicrotask(() => { go.dataset.quantity = 9 })',
  'replaces the element': 'place.innerHTML = "…"',
  'puts another such element around it':
    'place.dataset.shopCart = "setArticle"; place.dataset.productId = "17"; place.dataset.quantity = 1',
}

test('a button sends what it said when it was pressed, whatever the page does with it', async ({
  page,
  openPage,
}) => {
  const { changes } = await recordSent(page)
  await openPage(RESULTS)
  for (const [what, code] of Object.entries(BUTTON_HANDLERS)) {
    await replaceContent(
      page,
      changes,
      '<p id="place"><button type="button" id="go" data-shop-cart="setArticle" data-product-id="42" data-tcm="A" data-quantity="2">Set</button></p>',
      `go.addEventListener("click", () => { ${code} })`,
    )
    await page.locator('#go').click()
    await expect.poll(() => resultsOf(page), what).toEqual(['sent'])
    expect(changes, what).toEqual([setArticle(2)])
  }
})

const FIELD_HANDLERS: Record<string, string> = {
  'writes another value': 'field.value = 9',
  'replaces the field': 'place.innerHTML = "…"',
  'moves the field into a form with the attribute': 'form.append(field)',
}

test('a field in an open shadow root sends what was typed, whatever the page does with it', async ({
  page,
  openPage,
}) => {
  const { changes } = await recordSent(page)
  await openPage(RESULTS)
  for (const [what, code] of Object.entries(FIELD_HANDLERS)) {
    await replaceContent(
      page,
      changes,
      `<div id="host"><template shadowrootmode="open"><p><input id="field" data-shop-cart="setArticle" data-product-id="42" data-tcm="A" value="1"></p></template></div>
      <form id="form" data-shop-cart="add"></form>`,
      `const place = host.shadowRoot.querySelector("p"), field = place.firstChild
      field.addEventListener("change", () => { ${code} })`,
    )
    await page.locator('#field').fill('3')
    await page.locator('#field').press('Tab')
    await expect.poll(() => resultsOf(page), what).toEqual(['sent'])
    expect(changes, what).toEqual([setArticle(3)])
  }
})

test('a form in an open shadow root adds to the cart if the page replaces its button', async ({
  page,
  openPage,
}) => {
  const { changes, targets } = await recordSent(page)
  await openPage(
    `<my-card id="card"><template shadowrootmode="open">${FORM}</template></my-card>${RESULTS}
    <script>form = card.shadowRoot.querySelector("form"); form.addEventListener("submit", () => { form.querySelector("span").innerHTML = "…" })
    card.addEventListener("click", (event) => event.stopPropagation())</script>`,
  )
  await cartRead(page)
  await page.locator('#quantity').fill('2')
  await page.locator('#go').click()
  await expect.poll(() => resultsOf(page)).toEqual(['sent'])
  expect(changes).toEqual([setArticle(2)])
  expect(targets).toEqual([])
})

test('the search opens if the page replaces the link', async ({ page, openPage }) => {
  await openPage(
    `<div data-shop-widget="header"></div><a id="go" href="#followed" data-shop-search>Search</a>
      <script>go.addEventListener("click", () => { go.outerHTML = "…" })</script>`,
  )
  await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
  await page.locator('#go').click()
  await expect(part(page, 'search-input')).toBeFocused()
  expect(page.url()).not.toContain('#followed')
})

test('an element that a handler of the page has made one is pressed, too', async ({ page, openPage }) => {
  const { changes } = await recordSent(page)
  await openPage(
    `<button type="button" id="go" data-product-id="42" data-tcm="A">Add</button>${RESULTS}
    <script>go.addEventListener("click", () => { go.dataset.shopCart = "add" })</script>`,
  )
  await page.locator('#go').click()
  await expect.poll(() => resultsOf(page)).toEqual(['sent'])
  expect(changes).toEqual([setArticle(1)])
})

/** An application that renders a form and a stepper again while they are pressed. */
const REACT = `
  import { useState, createElement as h } from 'react'
  import { createRoot } from 'react-dom/client'
  function Add() {
    const [isPending, setPending] = useState(false)
    return h('form', { 'data-shop-cart': 'add', action: '/target', onSubmit: () => setPending(true) },
      h('input', { type: 'hidden', name: 'productId', defaultValue: '42' }),
      isPending ? h('span', null, '…') : h('button', { name: 'tcm', value: 'A' }, 'Add'))
  }
  function Stepper() {
    const [pieces, setPieces] = useState(1)
    return h('button', { type: 'button', 'data-shop-cart': 'setArticle', 'data-product-id': '42', 'data-tcm': 'A',
      'data-quantity': pieces + 1, onClick: () => setPieces(pieces + 1) }, 'More than ' + pieces)
  }
  createRoot(document.querySelector('#app')).render([h(Add, { key: 1 }), h(Stepper, { key: 2 })])
`

test('React renders the pressed elements again', async ({ page, openPage }) => {
  const { outputFiles } = await build({
    stdin: { contents: REACT, resolveDir: import.meta.dirname },
    bundle: true,
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  await page.route('**/app.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: outputFiles[0]!.text }),
  )
  const { changes, targets } = await recordSent(page)
  await openPage(`<div id="app"></div>${RESULTS}<script src="/app.js"></script>`)
  await cartRead(page)
  await page.getByRole('button', { name: 'More than 1' }).click()
  await expect.poll(() => resultsOf(page)).toHaveLength(1)
  await page.getByRole('button', { name: 'More than 2' }).click()
  await expect.poll(() => resultsOf(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Add' }).click()
  await expect.poll(() => resultsOf(page)).toEqual(['sent', 'sent', 'sent'])
  expect(changes).toEqual([setArticle(2), setArticle(3), setArticle(4)])
  expect(targets).toEqual([])
})
