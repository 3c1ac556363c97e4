/**
 * Elements that use the shop without a script, read from the HTML as by the command, and from the document as by `Shop.doctor()`:
 * both find the same.
 */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHtml } from '../../cli/doctor/read-html.js'
import { CHECKS } from '../../src/doctor/checks/index.js'
import type { Found } from '../../src/doctor/findings.js'
import type { Markup } from '../../src/doctor/markup.js'
import { readDocument } from '../../src/doctor/page/read-document.js'
import { parsePolicies } from '../../src/doctor/policy.js'
import { runChecks, type Subject } from '../../src/doctor/subject.js'

const PAGE = 'https://shop.example/page'

afterEach(() => document.body.replaceChildren())

/** The addresses that were requested. */
let asked: string[] = []
let cart = '{"cart":{}}'
beforeEach(() => {
  asked = []
  cart = '{"cart":{}}'
})

/** A page whose loader has run. */
const findingsIn = (markup: Markup, options: Partial<Subject> = {}): Promise<Found[]> =>
  runChecks(CHECKS, {
    markup,
    loaders: [],
    policies: [],
    configured: {},
    isApplication: false,
    isRunning: true,
    version: '1.0.0',
    cookie: () => undefined,
    ask(url) {
      asked.push(url)
      const headers = new Headers({ 'content-type': 'application/json' })
      const body = new TextEncoder().encode(cart).buffer as ArrayBuffer
      return Promise.resolve({ ok: true, status: 200, headers, body })
    },
    ...options,
  })

async function findingsOn(html: string): Promise<Found[]> {
  document.body.innerHTML = html
  const inPage = await findingsIn(readDocument(document))
  const inHtml = await findingsIn(readHtml(html, PAGE))
  expect(inHtml).toEqual(inPage)
  return inHtml
}

const examine = async (html: string): Promise<string[]> =>
  (await findingsOn(html)).map(({ code, problem }) => `${code}: ${problem}`)

test.each([
  '<button data-shop-cart="add" data-product-id="42" data-tcm="A" data-quantity="2">Add</button>',
  '<button data-shop-cart="add" data-productid="42">Add</button>',
  '<button data-shop-cart="setFreeArticle" data-product-id="42" data-campaign-id="7">Add</button>',
  '<button data-shop-cart="setGiftCard" data-product-id="42" data-set>Add</button>',
  '<button data-shop-cart="restore">Undo</button>',
  '<a data-shop-cart="deleteSubscription" data-subscription-id="9">Remove</a>',
  '<input data-shop-cart="setArticle" data-product-id="42" type="number">',
  '<select data-shop-cart="setArticle" data-product-id="42"></select>',
  '<output data-shop-text="itemCount">0</output>',
  '<output data-shop-text="quantity" data-productId="42">0</output>',
  '<a data-shop-show="canCheckout" hidden>Checkout</a>',
  '<a data-shop-search>Search</a>',
])('a page with nothing but %s is right', async (html) => {
  expect(await examine(html)).toEqual([])
})

test('a page without placeholders and without such elements is a hint', async () => {
  expect(await examine('<button>Add</button>')).toEqual([expect.stringMatching(/^NO_PLACEHOLDER/)])
})

test('an unknown method is an error, with the nearest one and all that are allowed', async () => {
  expect(await findingsOn('<button data-shop-cart="Add" data-product-id="42">Add</button>')).toMatchObject([
    {
      code: 'UNKNOWN_CART_METHOD',
      severity: 'error',
      problem: 'There is no method "Add" of the cart. Is it "add"?',
      fix: 'Write one of add, setArticle, setFreeArticle, setGiftCard, setPartnerProduct, deleteSubscription, restore into `data-shop-cart`.',
      where: '<button data-shop-cart="Add" data-product-id="42">',
    },
  ])
  expect(await examine('<button data-shop-cart>Add</button>')).toEqual([
    'UNKNOWN_CART_METHOD: There is no method "" of the cart.',
  ])
})

test.each([
  ['<button data-shop-cart="add">', ['data-product-id']],
  ['<button data-shop-cart="setArticle" data-product-id="42">', ['data-quantity']],
  ['<button data-shop-cart="setFreeArticle">', ['data-product-id', 'data-campaign-id']],
  ['<button data-shop-cart="setGiftCard" data-product-id="42">', ['data-set']],
  ['<button data-shop-cart="setPartnerProduct">', ['data-partner-product-id', 'data-set']],
  ['<button data-shop-cart="deleteSubscription">', ['data-subscription-id']],
  ['<input data-shop-cart="setArticle">', ['data-product-id']],
  ['<input type="checkbox" data-shop-cart="setArticle" data-product-id="42">', ['data-quantity']],
])('%s lacks %j', async (html, missing) => {
  const problems = missing.map((name) => expect.stringContaining(`The attribute \`${name}\` of`))
  const found = await examine(html)
  expect(found).toEqual(problems)
  expect(found.every((text) => text.endsWith('is missing.'))).toBe(true)
})

test('a field with another name is an error that says which name is right', async () => {
  expect(await findingsOn('<button data-shop-cart="add" data-id="42">Add</button>')).toMatchObject([
    {
      code: 'CART_FIELD_WRONG',
      problem: 'The attribute `data-product-id` of `data-shop-cart="add"` is missing.',
      fix: 'Write `data-product-id` with a text of 1 to 200 characters, not only blanks.',
    },
  ])
})

test.each([
  ['data-shop-car="add"', 'data-shop-cart'],
  ['data-shopcart="restore"', 'data-shop-cart'],
  ['data-shop-texts="itemCount"', 'data-shop-text'],
  ['data-shop-shows="isFilled"', 'data-shop-show'],
])('the misspelt attribute %s is an error', async (written, attribute) => {
  const found = (await findingsOn(`<button ${written}>Add</button>`)).filter(
    ({ code }) => code !== 'NO_PLACEHOLDER',
  )
  expect(found).toMatchObject([
    { code: 'ATTRIBUTE_MISSPELT', severity: 'error', where: `<button ${written}>` },
  ])
  expect(found[0]!.problem).toContain(`Is it "${attribute}"?`)
})

test.each(['data-shop-card="gold"', 'data-shop-state="done"', 'data-shop-cart-id="42"'])(
  'an attribute %s of the page itself is right',
  async (attribute) => {
    expect(await examine(`<button ${attribute}>Add</button>`)).toEqual([
      expect.stringMatching(/^NO_PLACEHOLDER/),
    ])
  },
)

test('a field with a wrong value is an error that says what is allowed', async () => {
  const html = '<button data-shop-cart="add" data-product-id="42" data-quantity="0">Add</button>'
  expect(await findingsOn(html)).toMatchObject([
    {
      code: 'CART_FIELD_WRONG',
      severity: 'error',
      problem:
        'The attribute `data-quantity` of `data-shop-cart="add"` has the value 0, which is not allowed.',
      fix: 'Write `data-quantity` with a whole number from 1.',
    },
  ])
})

const form = (content: string, attributes = 'action="/cart"') =>
  `<form id="cart" data-shop-cart="add" ${attributes}>${content}</form>`

test.each([
  form('<input type="hidden" name="productId">'),
  form('<p><select name="product-id"></select></p>'),
  form('<button name="productid" value="42">Add</button>'),
  form('<own-field name="productId"></own-field>'),
  `${form('')}<input form="cart" name="productId">`,
  form('', 'action="/cart" data-product-id="42"'),
  // The field does nothing itself, because its form sends it.
  form('<input name="productId" data-shop-cart="setArticle"><select name="tcm" data-shop-cart></select>'),
])('a control may be a field of the form’s argument: %s', async (html) => {
  expect(await examine(html)).toEqual([])
})

test('a form without the control is an error that names it', async () => {
  const html = `${form('<input name="quantity">')}<input name="productId">`
  expect(await findingsOn(html)).toMatchObject([
    {
      problem: 'The attribute `data-product-id` of `data-shop-cart="add"` is missing.',
      fix: 'Write `data-product-id` with a text of 1 to 200 characters, not only blanks, or add a control with the name "productId" to the form.',
    },
  ])
})

test('a button in the form needs its own attributes, and a form of another kind does not stop a field', async () => {
  const button = '<button type="button" data-shop-cart="add">Add</button>'
  expect(await examine(form(`<input name="productId">${button}`))).toEqual([
    expect.stringMatching(/^CART_FIELD_WRONG/),
  ])
  expect(await examine('<form><input data-shop-cart="setArticle"></form>')).toEqual([
    expect.stringMatching(/^CART_FIELD_WRONG/),
  ])
})

test.each(['', 'action', 'action=" "'])('a form with "%s" has no action', async (attributes) => {
  expect(await findingsOn(form('<input name="productId">', attributes))).toMatchObject([
    { code: 'FORM_WITHOUT_ACTION', severity: 'warning', where: expect.stringMatching(/^<form /) },
  ])
})

test('an unknown text or condition is an error, with the nearest one and all that are allowed', async () => {
  expect(await findingsOn('<b data-shop-text="itemcount">0</b><b data-shop-show="x">0</b>')).toMatchObject([
    {
      code: 'UNKNOWN_SHOWN_VALUE',
      severity: 'error',
      problem: 'There is no value "itemcount" of `data-shop-text`. Is it "itemCount"?',
      fix: 'Write one of itemCount, quantity, error, customerName into `data-shop-text`.',
    },
    {
      problem: 'There is no value "x" of `data-shop-show`.',
      fix: expect.stringContaining('isFilled, isEmpty, '),
    },
  ])
})

test.each(['', 'data-product-id', 'data-tcm="A"'])('a quantity with "%s" has no product', async (rest) => {
  expect(await examine(`<b data-shop-text="quantity" ${rest}>0</b>`)).toEqual([
    expect.stringMatching(/^QUANTITY_WITHOUT_PRODUCT/),
  ])
})

const inRoot = (mode: string, content: string) =>
  `<div><template shadowrootmode="${mode}">${content}</template></div>`
const WRONG = '<button data-shop-cart="ad">Add</button>'

test('elements in an open shadow root are examined, in the HTML and in the page', async () => {
  const expected = [expect.objectContaining({ code: 'UNKNOWN_CART_METHOD' })]
  expect(await findingsIn(readHtml(inRoot('open', inRoot('OPEN', WRONG)), PAGE))).toEqual(expected)

  const outer = document.createElement('div')
  const inner = document.createElement('div')
  inner.attachShadow({ mode: 'open' }).innerHTML = WRONG
  outer.attachShadow({ mode: 'open' }).append(inner)
  document.body.append(outer)
  expect(await findingsIn(readDocument(document))).toEqual(expected)
})

test.each([
  ['data-shop-cart', inRoot('closed', WRONG)],
  ['data-shop-search', inRoot('CLOSED', '<button data-shop-search>Search</button>')],
  ['data-shop-text', inRoot('closed', '<b data-shop-text="x"></b>')],
  ['data-shop-cart', inRoot('closed', inRoot('open', WRONG))],
])('an element with %s in a closed shadow root is an error, and nothing else', async (attribute, html) => {
  expect(await findingsIn(readHtml(html, PAGE))).toMatchObject([
    {
      code: 'IN_CLOSED_ROOT',
      problem: `An element with \`${attribute}\` is inside a closed shadow root.`,
    },
  ])
})

test('elements in an ordinary template do not count', async () => {
  expect(await examine(`<template>${WRONG}</template><i data-shop-search></i>`)).toEqual([])
  expect(await findingsIn(readHtml(`${inRoot('x', WRONG)}<i data-shop-search></i>`, PAGE))).toEqual([])
})

test('the command examines the first hundred elements', async () => {
  expect(readHtml(WRONG.repeat(300), PAGE).shopElements).toHaveLength(100)
  expect(readHtml(inRoot('open', WRONG.repeat(60)).repeat(3), PAGE).shopElements).toHaveLength(100)
})

const COUNT = '<b data-shop-text="itemCount">0</b>'

test('the service of the cart is called once, at the origin that the script tag names', async () => {
  const html = COUNT + COUNT
  expect(await findingsIn(readHtml(html, PAGE))).toEqual([])
  const scriptOptions = { site: 'DE', 'api-base': 'https://cart.example', credentials: 'include' }
  expect(await findingsIn(readHtml(html, PAGE), { scriptOptions })).toMatchObject([
    { code: 'THIRD_PARTY_COOKIES' },
  ])
  expect(asked).toEqual([
    'https://shop.example/service/cart/api/cart',
    'https://cart.example/service/cart/api/cart',
  ])
})

test('the search, and elements that the loader does not find, call no service', async () => {
  await findingsIn(readHtml(`<a data-shop-search>Search</a>${inRoot('closed', COUNT)}`, PAGE))
  expect(asked).toEqual([])
})

test('a malformed cart, a policy that forbids its calls, and a page without an origin are errors', async () => {
  const codes = async (url = PAGE, options?: Partial<Subject>) =>
    (await findingsIn(readHtml(COUNT, url), options)).map(({ code }) => code)
  cart = '[]'
  expect(await codes()).toEqual(['SERVICE_MALFORMED'])
  expect(await codes(PAGE, { policies: parsePolicies("connect-src 'none'") })).toEqual(['CSP_CONNECT'])
  expect(await codes('file:///page.html')).toEqual(['API_BASE_MISSING'])
})

const FORM = '<form data-shop-cart="add" data-product-id="42" action="/cart"><button>Add</button></form>'
const LINK = '<a data-shop-cart="add" data-product-id="42" href="/cart">Add</a>'
const BUTTON = '<button data-shop-cart="add" data-product-id="42">Add</button>'

test.each([
  ['Turbo', 'data-turbo="false"', `<turbo-frame>${FORM}</turbo-frame>`],
  [
    'Turbo',
    'data-turbo="false"',
    `<div data-turbo="false"><turbo-frame data-turbo="true">${FORM}</turbo-frame></div>`,
  ],
  ['htmx', 'hx-boost="false"', `<main hx-boost="true"><p>${FORM}</p></main>`],
  ['htmx', 'hx-boost="false"', `<main hx-boost:inherited="true">${LINK}</main>`],
])('%s handles an element, unless it has %s: %s', async (library, attribute, html) => {
  expect(await findingsOn(html)).toMatchObject([
    {
      code: 'PRESS_TAKEN',
      severity: 'error',
      problem: expect.stringContaining(library),
      fix: `Add \`${attribute}\` to the element.`,
    },
  ])
  const fixed = html.replace('data-shop-cart', `${attribute} data-shop-cart`)
  expect(await examine(fixed)).toEqual([])
})

test.each([
  `<turbo-frame>${BUTTON}${LINK}</turbo-frame>`,
  `<div data-turbo="true">${FORM}</div>`,
  `<turbo-frame data-turbo="false">${FORM}</turbo-frame>`,
  `<main hx-boost="true">${BUTTON}</main>`,
  `<main hx-boost="false">${FORM}${LINK}</main>`,
])('no library handles the elements in %s', async (html) => {
  expect(await examine(html)).toEqual([])
})

test.each([
  ['onclick', BUTTON.replace('data-shop-cart', 'onclick="return false" data-shop-cart')],
  ['onclick', `<div onclick="count(); return false;">${LINK}</div>`],
  ['onclick', `<div onclick="event.preventDefault(); count()">${LINK}</div>`],
  ['onclick', '<a data-shop-search onclick="return false">Search</a>'],
  ['onsubmit', FORM.replace('data-shop-cart', 'onsubmit="return false" data-shop-cart')],
])('an attribute %s that stops all presses is an error: %s', async (attribute, html) => {
  expect(await findingsOn(html)).toMatchObject([
    { code: 'PRESS_STOPPED', severity: 'error', problem: expect.stringContaining(`\`${attribute}\``) },
  ])
})

test.each([
  FORM.replace('data-shop-cart', 'onsubmit="return check(this)" data-shop-cart'),
  FORM.replace('data-shop-cart', 'onsubmit="if (!this.quantity) return false" data-shop-cart'),
  FORM.replace('data-shop-cart', 'onclick="return false" data-shop-cart'),
  '<input data-shop-cart="setArticle" data-product-id="42" onchange="return false">',
])('an attribute that lets some presses happen is right: %s', async (html) => {
  expect(await examine(html)).toEqual([])
})

test('an attribute with code that uses Shop is a warning, and other code is right', async () => {
  expect(await findingsOn(`${BUTTON}<a onClick="window.Shop?.search.open()">Search</a>`)).toMatchObject([
    { code: 'INLINE_HANDLER', severity: 'warning', problem: expect.stringContaining('`onclick`') },
  ])
  expect(await examine(`${BUTTON}<a onclick="openShop()">Our shop</a>`)).toEqual([])
  expect(await examine(`${BUTTON}<a onclick="go('Shop')" title="Shop. Now.">Our shop</a>`)).toEqual([])
})
