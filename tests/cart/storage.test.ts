import { describe, expect, it } from 'vitest'
import { settle } from '../support/settle.js'
import { cartOf, cartWith, createCartPage } from './page.js'

const stored = (cart: unknown) => JSON.stringify(cart)
/** More than 64 KiB. */
const hugeCart = () =>
  cartWith({
    numberOfArticles: 400,
    articles: Array.from({ length: 400 }, (_, at) => ({
      productId: `${at}`,
      title: 'x'.repeat(200),
      quantity: 1,
    })),
  })

describe('the cart in local storage', () => {
  it('is shown at once on the next page, but does not enable the checkout before the service’s response', async () => {
    const page = createCartPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: true, canCheckout: false })
    expect(page.counts()).toEqual([3])
    await settle()
    await page.last().respond(200, { cart: cartOf({ 42: 3 }) })
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
    const page = createCartPage()
    await page.startWith(cartOf({ 42: 1 }))
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 1 }))
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 1 }))
    await settle()
    await page.last().respond(200, { cart: cartOf({ 42: 4 }) })
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 4 }))
  })

  it('is removed after a failed read', async () => {
    const page = createCartPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    await settle()
    await page.last().fail()
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
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 3 }))
    expect(await loaded).toMatchObject({ itemCount: 3, error: null })
    // The page is restored from the back/forward cache.
    page.dispatch('pageshow', { persisted: true })
    await settle()
    await page.last().respond(200, { cart: cartOf({ 42: 4 }) })
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
    await page.last().fail()
    expect(JSON.parse(page.local.get('cart')!)).toMatchObject({ numberOfArticles: 4 })
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

  it('is not written if it is longer than 64 KiB, but other tabs notice the change', async () => {
    const page = createCartPage({ stored: stored(cartOf({ 42: 3 })) })
    await page.startWith(hugeCart())
    expect(page.cart.state.itemCount).toBe(400)
    expect(page.local.get('cart')).toBe('')
  })

  it('is not read if it is longer than 64 KiB', () => {
    const page = createCartPage({ stored: stored(hugeCart()) })
    void page.cart.load()
    expect(page.cart.state.itemCount).toBe(0)
  })

  it('may be missing because storage is forbidden or full; the cart works without it', async () => {
    const page = createCartPage({ isStorageForbidden: true })
    await page.startWith(cartOf({ 42: 1 }))
    expect(page.cart.state.itemCount).toBe(1)
  })
})

describe('a cart that another tab has stored', () => {
  it('is shown at once, and then read from the service', async () => {
    const page = createCartPage()
    await page.startWith(cartOf({ 42: 1 }))
    page.dispatch('storage', { key: 'cart', newValue: stored(cartOf({ 42: 1, 7: 2 })) })
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: true, canCheckout: false })
    await settle()
    expect(page.gets()).toHaveLength(2)
    await page.last().respond(200, { cart: cartOf({ 42: 1, 7: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 2, busy: false, canCheckout: true })
  })

  it('does not hide a pending change of this tab', async () => {
    const page = createCartPage()
    await page.startWith()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })
    page.dispatch('storage', { key: 'cart', newValue: stored(cartOf({ 7: 2 })) })
    expect(page.cart.state.itemCount).toBe(3)
    await settle()
    expect(page.gets()).toHaveLength(1)
  })

  it.each(['{', ''])('is not shown if it is the text "%s", but the cart is read', async (newValue) => {
    const page = createCartPage()
    await page.startWith(cartOf({ 42: 1 }))
    page.dispatch('storage', { key: 'cart', newValue })
    expect(page.cart.state).toMatchObject({ itemCount: 1, canCheckout: false })
    await settle()
    expect(page.gets()).toHaveLength(2)
  })

  it('does not change when a failed read in the other tab has removed the stored cart', async () => {
    const page = createCartPage()
    await page.startWith(cartOf({ 42: 1 }))
    page.dispatch('storage', { key: 'cart', newValue: null })
    await settle()
    expect(page.gets()).toHaveLength(1)
    expect(page.cart.state).toMatchObject({ itemCount: 1, busy: false, canCheckout: true, error: null })
  })

  it('is ignored under another key', async () => {
    const page = createCartPage()
    await page.startWith(cartOf({ 42: 1 }))
    page.dispatch('storage', { key: 'other', newValue: stored(cartOf({ 7: 2 })) })
    await settle()
    expect(page.gets()).toHaveLength(1)
    expect(page.cart.state.itemCount).toBe(1)
  })
})
