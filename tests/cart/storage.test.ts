import { afterEach, describe, expect, it } from 'vitest'
import { parseStoredCart } from '../../src/cart/stored-cart.js'
import { FakeStorage } from '../support/fake-storage.js'
import { settle } from '../support/settle.js'
import {
  ADDRESS,
  ADDRESS_FORCED,
  cartOf,
  cartWith,
  createCartPage,
  SHOP,
  type CartPage,
  openCart,
} from './page.js'

const stored = (cart: unknown) => JSON.stringify(cart)
/** More than 64 KiB. */
const hugeCart = (count = 400) =>
  cartWith({
    numberOfArticles: count,
    articles: Array.from({ length: count }, (_, at) => ({
      productId: `${at}`,
      title: 'x'.repeat(200),
      quantity: 1,
    })),
  })

/** Prototype.js 1.6 turns lists into texts. */
const addToJson = () =>
  Object.defineProperty(Array.prototype, 'toJSON', { configurable: true, value: () => '[…]' })
const removeToJson = () => Reflect.deleteProperty(Array.prototype, 'toJSON')
afterEach(removeToJson)

// The first test of the file, because zod defines what it needs at the first reading.
it('a stored cart is read on a page that has added an accessor to all objects', () => {
  const text = stored(cartOf({ 42: 3 }))
  Object.assign(Object.prototype, { get: () => undefined })
  let cart: unknown
  try {
    cart = parseStoredCart(text)
  } finally {
    Reflect.deleteProperty(Object.prototype, 'get')
  }
  expect(cart).toEqual(cartOf({ 42: 3 }))
})

describe('the cart in local storage', () => {
  it('is shown at once on the next page, but does not enable the checkout before the service’s response', async () => {
    const page = createCartPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: true, canCheckout: false })
    expect(page.counts()).toEqual([3])
    await page.respond(200, { cart: cartOf({ 42: 3 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: false, canCheckout: true })
    expect(page.counts()).toEqual([3])
  })

  it('is passed to listeners that subscribed before the cart’s chunk was loaded', async () => {
    const page = createCartPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    const counts: number[] = []
    page.cart.subscribe(({ itemCount }) => counts.push(itemCount))
    expect(counts).toEqual([])
    await page.advance(0)
    expect(counts).toEqual([3])
  })

  it('is the last cart from the service', async () => {
    const page = await openCart({ 42: 1 })
    expect(page.stored()).toEqual(cartOf({ 42: 1 }))
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
    expect(page.stored()).toEqual(cartOf({ 42: 1 }))
    await page.respond(200, { cart: cartOf({ 42: 4 }) })
    expect(page.stored()).toEqual(cartOf({ 42: 4 }))
  })

  it('has another text after each change, so that other tabs get an event even if the cart is the same', async () => {
    const page = await openCart({ 42: 1 })
    const texts = [page.local.get('cart')]
    for (let change = 0; change < 2; change++) {
      void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
      await page.respond(200, { cart: cartOf({ 42: 1 }) })
      texts.push(page.local.get('cart'))
    }
    expect(new Set(texts).size).toBe(3)
  })

  it('is not written by a page that has read the same cart', async () => {
    const page = await openCart({ 42: 1 })
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
    await page.respond(200, { cart: cartOf({ 42: 4 }) })
    const text = page.local.get('cart')
    await createCartPage({ local: page.local }).startWith(cartOf({ 42: 4 }))
    expect(page.local.get('cart')).toBe(text)
  })

  it('is removed after a failed read', async () => {
    const page = createCartPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    await page.fail()
    expect(page.local.has('cart')).toBe(false)
    expect(page.cart.state.itemCount).toBe(0)
  })

  it('stays if the page is left during a read', async () => {
    const page = createCartPage({ stored: stored(cartOf({ 42: 3 })) })
    const loaded = page.cart.load()
    await settle()
    const [broken] = page.gets()
    page.dispatch('pagehide')
    await broken!.fail()
    expect(page.stored()).toEqual(cartOf({ 42: 3 }))
    expect(await loaded).toMatchObject({ itemCount: 3, error: null })
    // The page is restored from the back/forward cache.
    page.dispatch('pageshow', { persisted: true })
    await page.respond(200, { cart: cartOf({ 42: 4 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 4, busy: false, error: null })
  })

  it('contains the pending change if the page is left during a read and a change', async () => {
    const page = createCartPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    await settle()
    const [read] = page.gets()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
    await settle()
    const change = page.last()
    page.dispatch('pagehide')
    await read!.fail()
    await change.fail()
    await page.fail()
    expect(page.stored()).toMatchObject({ numberOfArticles: 4 })
  })

  it.each([
    ['broken JSON', '{cart'],
    ['a list', '[]'],
    ['a text', '"cart"'],
    ['null', 'null'],
    ['a text that is too long', `{"articles":[{"productId":"${'x'.repeat(70_000)}","quantity":1}]}`],
    ['lists that are nested too deep', `{"articles":${'['.repeat(50)}${']'.repeat(50)}}`],
    ['an object that sets its prototype', '{"__proto__":{"numberOfArticles":7}}'],
  ])('counts as empty if it is %s', async (_, text) => {
    const page = createCartPage({ stored: text })
    void page.cart.load()
    expect(page.cart.state.itemCount).toBe(0)
    await page.startWith(cartOf({ 42: 1 }))
    expect(page.cart.state.itemCount).toBe(1)
  })

  it.each([
    ['a list', stored([{ id: 7, quantity: 2 }])],
    ['an id', 'gid://Cart/7'],
    ['a number', '3'],
    ['empty', ''],
    ['an object', stored({ items: [{ sku: '7' }], total: 3 })],
    ['articles', stored({ articles: [{ productId: '7', quantity: 2 }] })],
    ['for a shop', stored({ shop: 'coffee', articles: [] })],
    ['a counter', stored({ numberOfArticles: 2, articles: { 7: 2 } })],
    ['long', `{"numberOfArticles":7,"more":"${'x'.repeat(70_000)}"}`],
  ])('is neither read nor overwritten if it is one of the page: %s', async (_, text) => {
    const page = createCartPage({ stored: text })
    expect(page.cart.state.itemCount).toBe(0)
    await page.startWith(cartOf({ 42: 1 }))
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
    await page.respond(200, { cart: cartOf({ 42: 4 }) })
    void page.cart.load({ force: true })
    await page.fail()
    expect(page.cart.state.itemCount).toBe(0)
    expect(page.local.get('cart')).toBe(text)
    const [[warning]] = page.warnings as [[string]]
    expect(warning).toContain('the page has its own "cart" in localStorage')
  })

  it('keeps its valid fields if an older version wrote it', async () => {
    const page = createCartPage({
      stored: stored({
        numberOfArticles: 2,
        articles: [{ productId: '42', quantity: 2 }, 'old', { id: 7 }],
        theme: 'dark',
      }),
    })
    void page.cart.load()
    expect(page.cart.state).toMatchObject({ itemCount: 2, canCheckout: false })
    expect(page.cart.state.cart).toEqual(
      cartWith({ numberOfArticles: 2, articles: [{ productId: '42', quantity: 2 }] }),
    )
  })

  it('names its shop, next to the fields of the cart', async () => {
    const page = await openCart({ 42: 1 })
    expect(JSON.parse(page.local.get('cart')!)).toEqual({ shop: SHOP, ...cartOf({ 42: 1 }) })
  })

  it('is shown if it names the shop of the page, but not if it names another', () => {
    const text = stored({ shop: SHOP, ...cartOf({ 42: 3 }) })
    expect(createCartPage({ stored: text }).cart.state.itemCount).toBe(3)
    const other = createCartPage({ stored: text, shop: 'https://www.shop.example/ AT' })
    expect(other.cart.state.itemCount).toBe(0)
  })

  it('can be read again if the page has an old library that turns lists into texts', async () => {
    const page = createCartPage()
    void page.cart.load()
    await settle()
    const responded = page.last().respond(200, { cart: cartOf({ 42: 2 }) })
    addToJson()
    await responded
    removeToJson()
    expect(page.stored()).toEqual(cartOf({ 42: 2 }))
  })

  it('is not written if it is longer than 64 KiB, but other tabs notice each change', async () => {
    const local = new FakeStorage()
    const page = createCartPage({ local })
    const other = createCartPage({ local })
    await page.startWith(hugeCart())
    expect(page.cart.state.itemCount).toBe(400)
    expect(local.get('cart')!.length).toBeLessThan(200)
    await other.startWith(hugeCart())
    local.deliver(other.window)
    for (const count of [401, 402]) {
      void page.cart.setArticle({ productId: 'new', quantity: count })
      await page.respond(200, { cart: hugeCart(count) })
      const reads = other.gets().length
      local.deliver(other.window)
      await settle()
      expect(other.gets()).toHaveLength(reads + 1)
    }
  })

  it('is not taken for an empty cart if it was too long, by this release or an older one', async () => {
    const page = createCartPage()
    await page.startWith(hugeCart())
    expect(parseStoredCart(page.local.get('cart'))).toBeUndefined()
  })

  it('does not stay the old one if storage is full, and other tabs notice the change', async () => {
    const local = new FakeStorage()
    const page = createCartPage({ local })
    const other = createCartPage({ local })
    await page.startWith(cartOf({ 42: 1 }))
    await other.startWith(cartOf({ 42: 1 }))
    local.deliver(other.window)
    local.freeChars = 100
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 2 })
    await page.respond(200, { cart: cartOf({ 42: 2 }) })
    expect(createCartPage({ local }).cart.state.itemCount).toBe(0)
    const reads = other.gets().length
    local.deliver(other.window)
    await settle()
    expect(other.gets()).toHaveLength(reads + 1)
    expect(other.cart.state).toMatchObject({ itemCount: 1, busy: true, canCheckout: false })
  })

  it('is not read if it is longer than 64 KiB', () => {
    const page = createCartPage({ stored: stored(hugeCart()) })
    void page.cart.load()
    expect(page.cart.state.itemCount).toBe(0)
  })

  it.each([
    ['forbidden', { isForbidden: true }],
    ['full', { freeChars: 0 }],
  ])('may be missing because storage is %s; the cart works without it', async (_why, state) => {
    const page = await openCart({ 42: 1 }, { local: Object.assign(new FakeStorage(), state) })
    expect(page.cart.state.itemCount).toBe(1)
  })
})

describe('a cart that another tab has stored', () => {
  it('is shown at once, and then read from the service', async () => {
    const page = await openCart({ 42: 1 })
    page.storeInOtherTab(stored(cartOf({ 42: 1, 7: 2 })))
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: true, canCheckout: false })
    await settle()
    expect(page.gets()).toHaveLength(2)
    await page.respond(200, { cart: cartOf({ 42: 1, 7: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 2, busy: false, canCheckout: true })
  })

  it('does not hide a pending change of this tab', async () => {
    const page = await openCart()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })
    page.storeInOtherTab(stored(cartOf({ 7: 2 })))
    expect(page.cart.state.itemCount).toBe(3)
    await settle()
    expect(page.gets()).toHaveLength(1)
  })

  it.each(['{', ''])('is not shown if it is the text "%s", but the cart is read', async (newValue) => {
    const page = await openCart({ 42: 1 })
    page.storeInOtherTab(newValue)
    expect(page.cart.state).toMatchObject({ itemCount: 1, canCheckout: false })
    await settle()
    expect(page.gets()).toHaveLength(2)
  })

  it.each(['{"items":[{"sku":7}]}', '{"articles":[{"productId":"7"}]}', '[{"sku":7}]', '{}', 'null'])(
    'is neither read nor shown if it is %s, which is a cart of the page’s own',
    async (own) => {
      const page = await openCart({ 42: 1 }, { stored: own })
      page.storeInOtherTab(own)
      page.storeInOtherTab(`${own} `)
      await settle()
      expect(page.cart.state).toMatchObject({ itemCount: 1, busy: false, canCheckout: true })
      expect(page.gets()).toHaveLength(1)
    },
  )

  it('is read from the service if the page has written a cart of its own over it', async () => {
    const page = await openCart({ 42: 1 })
    page.storeInOtherTab('{"items":[]}')
    expect(page.cart.state).toMatchObject({ itemCount: 1, canCheckout: false })
    page.storeInOtherTab('{"items":[7]}')
    await settle()
    expect(page.gets()).toHaveLength(2)
  })

  it('does not change when a failed read in the other tab has removed the stored cart', async () => {
    const page = await openCart({ 42: 1 })
    page.storeInOtherTab(null)
    await settle()
    expect(page.gets()).toHaveLength(1)
    expect(page.cart.state).toMatchObject({ itemCount: 1, busy: false, canCheckout: true, error: null })
  })

  it.each([
    ['under another key', stored(cartOf({ 7: 2 })), 'other', undefined],
    ['in session storage', stored(cartOf({ 7: 2 })), 'cart', {}],
    [
      'and is of another shop',
      stored({ shop: 'https://shop.example/ DE', ...cartOf({ 7: 2 }) }),
      'cart',
      undefined,
    ],
  ])('is ignored if it is stored %s', async (_where, text, key, area) => {
    const page = await openCart({ 42: 1 })
    page.storeInOtherTab(text, key, area)
    await settle()
    expect(page.gets()).toHaveLength(1)
    expect(page.cart.state).toMatchObject({ itemCount: 1, busy: false, canCheckout: true })
  })

  it('is not overwritten by the read that it causes, whose response may be older', async () => {
    const page = await openCart({ 42: 1 })
    page.storeInOtherTab(stored({ shop: SHOP, ...cartOf({ 42: 2 }) }))
    await settle()
    const before = page.local.get('cart')
    expect(page.last().path).toBe(ADDRESS)
    await page.respond(200, { cart: cartOf({ 42: 3 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: false, canCheckout: true })
    expect(page.local.get('cart')).toBe(before)
  })

  it('is not removed if the read that it causes fails', async () => {
    const page = await openCart({ 42: 1 })
    page.storeInOtherTab(stored({ shop: SHOP, ...cartOf({ 42: 2 }) }))
    await page.fail()
    expect(page.cart.state).toMatchObject({ itemCount: 0, error: { during: 'get' } })
    expect(page.local.has('cart')).toBe(true)
  })

  it('replaces a read that began before', async () => {
    const page = await openCart({ 42: 1 })
    void page.cart.load()
    await settle()
    const older = page.last()
    page.storeInOtherTab(stored(cartOf({ 42: 2 })))
    expect(older.isDone).toBe(true)
    await settle()
    expect(page.gets()).toHaveLength(3)
  })

  it('does not lose a forced read, whose cart the other tabs do not know yet', async () => {
    const page = await openCart({ 42: 1 })
    page.dispatch('cart-update')
    await settle()
    page.storeInOtherTab(stored(cartOf({ 42: 2 })))
    await settle()
    expect(page.last().path).toBe(ADDRESS_FORCED)
    await page.respond(200, { cart: cartOf({ 42: 2, 7: 1 }) })
    expect(page.stored()).toEqual(cartOf({ 42: 2, 7: 1 }))
  })
})

describe('two tabs', () => {
  /** Responds to all calls until none is open. @returns the number of reads */
  async function respondToAll(
    tabs: readonly CartPage[],
    responseOf: (tab: CartPage) => object,
  ): Promise<number> {
    for (let round = 0; round < 20; round++) {
      for (const tab of tabs) {
        tab.local.deliver(tab.window)
        await settle()
        for (const call of tab.open()) await call.respond(200, { cart: responseOf(tab) })
      }
    }
    expect(tabs.flatMap((tab) => tab.open())).toEqual([])
    return tabs.reduce((sum, tab) => sum + tab.gets().length, 0)
  }

  it('come to rest if the service sends each another cart, such as one with titles in another language', async () => {
    const local = new FakeStorage()
    const [german, french] = [createCartPage({ local }), createCartPage({ local })]
    void german.cart.load()
    void french.cart.load()
    const titled = (title: string) => cartOf({}, { articles: [{ productId: '42', title, quantity: 1 }] })
    const reads = await respondToAll([german, french], (tab) => titled(tab === german ? 'Kaffee' : 'Café'))
    expect(reads).toBeLessThanOrEqual(4)
    expect(german.cart.state.cart).toEqual(titled('Kaffee'))
    expect(french.cart.state.cart).toEqual(titled('Café'))
  })

  it('of two shops on one origin do not read again when the other stores its cart', async () => {
    const local = new FakeStorage()
    const [german, austrian] = [createCartPage({ local }), createCartPage({ local, shop: 'AT' })]
    void german.cart.load()
    void austrian.cart.load()
    const reads = await respondToAll([german, austrian], (tab) => cartOf({ 42: tab === german ? 1 : 5 }))
    expect(reads).toBe(2)
    expect(german.cart.state.itemCount).toBe(1)
    expect(austrian.cart.state.itemCount).toBe(5)
  })

  it('come to rest if the other runs an older release, which stores each cart that it reads', async () => {
    const page = await openCart({ 42: 1 })
    const stored = page.local.get('cart')
    page.storeInOtherTab(JSON.stringify(cartOf({ 42: 2 })))
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 1, busy: false })
    expect(page.local.get('cart')).toBe(stored)
  })

  it('store a change again if the other has stored, over it, what it had read before', async () => {
    const local = new FakeStorage()
    const [changing, opening] = [createCartPage({ local }), createCartPage({ local })]
    await changing.startWith(cartOf({}))
    void opening.cart.load()
    await settle()
    void changing.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
    await settle()
    await changing.last().respond(200, { cart: cartOf({ 42: 4 }) })
    await opening.last().respond(200, { cart: cartOf({}) })
    expect(changing.stored()).toEqual(cartOf({}))
    const reads = await respondToAll([changing, opening], () => cartOf({ 42: 4 }))
    expect(changing.stored()).toEqual(cartOf({ 42: 4 }))
    expect(opening.cart.state.itemCount).toBe(4)
    expect(reads).toBeLessThanOrEqual(5)
  })

  it('show an added article all the time, even if the other tab reads from a replica that lags behind', async () => {
    const local = new FakeStorage()
    const [adding, watching] = [createCartPage({ local }), createCartPage({ local })]
    const tabs = [adding, watching]
    for (const tab of tabs) void tab.cart.load()
    await respondToAll(tabs, () => cartOf({ 42: 1 }))
    const counts: number[] = []
    adding.cart.subscribe(({ itemCount }) => counts.push(itemCount))
    void adding.cart.setArticle({ productId: '7', tcm: 'A', quantity: 1 })
    await respondToAll(tabs, (tab) => cartOf(tab === adding ? { 42: 1, 7: 1 } : { 42: 1 }))
    expect(new Set(counts)).toEqual(new Set([2]))
  })
})
