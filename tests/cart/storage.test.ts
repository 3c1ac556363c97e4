import { describe, expect, it } from 'vitest'
import { cartOf, cartWith, createPage, settle } from './page.js'

const stored = (cart: unknown) => JSON.stringify(cart)

describe('the cart in local storage', () => {
  it('is shown at once on the next page, but does not open the checkout before it is read anew', async () => {
    const page = createPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: true, canCheckout: false })
    expect(page.counts()).toEqual([3])
    await settle()
    await page.last().answer(200, { cart: cartOf({ 42: 3 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: false, canCheckout: true })
    expect(page.counts()).toEqual([3])
  })

  it('is told to those who subscribed before its code was here', async () => {
    const page = createPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    const heard: number[] = []
    page.cart.subscribe(({ itemCount }) => heard.push(itemCount))
    expect(heard).toEqual([])
    await page.pass(0)
    expect(heard).toEqual([3])
  })

  it('is what the service said last', async () => {
    const page = createPage()
    await page.startWith(cartOf({ 42: 1 }))
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 1 }))
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 1 }))
    await settle()
    await page.last().answer(200, { cart: cartOf({ 42: 4 }) })
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 4 }))
  })

  it('is removed when the cart cannot be read', async () => {
    const page = createPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    await settle()
    await page.last().breakOff()
    expect(page.local.has('cart')).toBe(false)
    expect(page.cart.state.itemCount).toBe(0)
  })

  it('stays for the next page when somebody leaves while it is read', async () => {
    const page = createPage({ stored: stored(cartOf({ 42: 3 })) })
    const loaded = page.cart.load()
    await settle()
    const [broken] = page.gets()
    page.tell('pagehide')
    await broken!.breakOff()
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 3 }))
    expect(await loaded).toMatchObject({ itemCount: 3, error: null })
    // The page comes back from the memory of the browser.
    page.tell('pageshow', { persisted: true })
    await settle()
    await page.last().answer(200, { cart: cartOf({ 42: 4 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 4, busy: false, error: null })
  })

  it('stays, with the change, when somebody leaves while it is read and changed', async () => {
    const page = createPage({ stored: stored(cartOf({ 42: 3 })) })
    void page.cart.load()
    await settle()
    const [read] = page.gets()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 4 })
    await settle()
    const change = page.last()
    page.tell('pagehide')
    await read!.breakOff()
    await change.breakOff()
    await page.last().breakOff()
    expect(JSON.parse(page.local.get('cart')!)).toMatchObject({ numberOfArticles: 4 })
  })

  it.each([
    ['no JSON', '{cart'],
    ['a list', '[]'],
    ['a text', '"cart"'],
    ['null', 'null'],
    ['too much', `{"articles":[{"productId":"${'x'.repeat(70_000)}","quantity":1}]}`],
    ['too deep', `{"articles":${'['.repeat(50)}${']'.repeat(50)}}`],
    ['a poisoned prototype', '{"__proto__":{"numberOfArticles":7}}'],
  ])('is harmless when it holds %s', async (_, text) => {
    const page = createPage({ stored: text })
    void page.cart.load()
    expect(page.cart.state.itemCount).toBe(0)
    await page.startWith(cartOf({ 42: 1 }))
    expect(page.cart.state.itemCount).toBe(1)
  })

  it('is read as far as it goes when an older version wrote it', async () => {
    const page = createPage({
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

  it('is left out when it would hold more than 64 KiB', async () => {
    const page = createPage()
    const articles = Array.from({ length: 400 }, (_, at) => ({
      productId: `${at}`,
      title: 'x'.repeat(200),
      quantity: 1,
    }))
    await page.startWith(cartWith({ numberOfArticles: 400, articles }))
    expect(page.cart.state.itemCount).toBe(400)
    expect(page.local.has('cart')).toBe(false)
  })

  it('of more than 64 KiB is not read, whoever wrote it', () => {
    const articles = Array.from({ length: 400 }, (_, at) => ({
      productId: `${at}`,
      title: 'x'.repeat(200),
      quantity: 1,
    }))
    const page = createPage({ stored: stored(cartWith({ numberOfArticles: 400, articles })) })
    void page.cart.load()
    expect(page.cart.state.itemCount).toBe(0)
  })

  it('may be forbidden or full: everything else works', async () => {
    const page = createPage({ isStorageForbidden: true })
    await page.startWith(cartOf({ 42: 1 }))
    expect(page.cart.state.itemCount).toBe(1)
  })
})

describe('a change in another tab', () => {
  it('is shown at once, as a hint, and then read from the service', async () => {
    const page = createPage()
    await page.startWith(cartOf({ 42: 1 }))
    page.tell('storage', { key: 'cart', newValue: stored(cartOf({ 42: 1, 7: 2 })) })
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: true, canCheckout: false })
    await settle()
    expect(page.gets()).toHaveLength(2)
    await page.last().answer(200, { cart: cartOf({ 42: 1, 7: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 2, busy: false, canCheckout: true })
  })

  it('does not take away a change that is on its way here', async () => {
    const page = createPage()
    await page.startWith()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })
    page.tell('storage', { key: 'cart', newValue: stored(cartOf({ 7: 2 })) })
    expect(page.cart.state.itemCount).toBe(3)
    await settle()
    expect(page.gets()).toHaveLength(1)
  })

  it('leads to a read only, where the text is rubbish or gone', async () => {
    for (const newValue of ['{', null]) {
      const page = createPage()
      await page.startWith(cartOf({ 42: 1 }))
      page.tell('storage', { key: 'cart', newValue })
      expect(page.cart.state.itemCount).toBe(1)
      await settle()
      expect(page.gets()).toHaveLength(2)
    }
  })

  it('is not looked for under other keys', async () => {
    const page = createPage()
    await page.startWith(cartOf({ 42: 1 }))
    page.tell('storage', { key: 'other', newValue: stored(cartOf({ 7: 2 })) })
    await settle()
    expect(page.gets()).toHaveLength(1)
    expect(page.cart.state.itemCount).toBe(1)
  })
})
