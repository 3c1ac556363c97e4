import { describe, expect, it } from 'vitest'
import { createCartOpener } from '../../src/page/open-cart.js'
import { settle } from '../support/settle.js'
import { ADDRESS_FORCED, cartOf, cartWith, createCartPage, openCart } from './page.js'

const bodies = (page: ReturnType<typeof createCartPage>) => page.puts().map(({ request }) => request.body)

describe('Shop.cart.add', () => {
  it('sends the sum of the shown pieces and the added ones, and has it in its result', async () => {
    const page = await openCart({ 42: 2 })
    const result = page.cart.add({ productId: '42', tcm: 'A', quantity: 3 })
    expect(page.cart.state.itemCount).toBe(5)
    await settle()
    const request = { setArticle: { productId: '42', tcm: 'A', quantity: 5 } }
    expect(bodies(page)).toEqual([request])
    await page.respond(200, { cart: cartOf({ 42: 5 }) })
    expect(await result).toMatchObject({ request, previousCart: { numberOfArticles: 2 } })
  })

  it('adds one piece if no quantity is given', async () => {
    const page = await openCart()
    void page.cart.add({ productId: '42' })
    await settle()
    expect(bodies(page)).toEqual([{ setArticle: { productId: '42', quantity: 1 } }])
  })

  it('adds up two calls in a row', async () => {
    const page = await openCart({ 42: 1 })
    const results = [
      page.cart.add({ productId: '42', tcm: 'A' }),
      page.cart.add({ productId: '42', tcm: 'A' }),
    ]
    expect(page.cart.state.itemCount).toBe(3)
    await page.respond(200, { cart: cartOf({ 42: 2 }) })
    await page.respond(200, { cart: cartOf({ 42: 3 }) })
    expect((await Promise.all(results)).map(({ request }) => request)).toEqual([
      { setArticle: { productId: '42', tcm: 'A', quantity: 2 } },
      { setArticle: { productId: '42', tcm: 'A', quantity: 3 } },
    ])
  })

  const article = (tcm: string | undefined, quantity: number) => ({ productId: '42', tcm, quantity })
  const other = { productId: '7', quantity: 9 }
  it.each([
    ['the product’s only article', [other, article('A', 2)], undefined, 3],
    ['its article without tcm if it has several', [article('A', 2), article(undefined, 4)], undefined, 5],
    ['none if it has several with tcm', [article('A', 2), article('B', 4)], undefined, 1],
    ['the article with the tcm', [article('A', 2), article('B', 4)], 'B', 5],
    ['none if no article has the tcm', [article('A', 2)], 'B', 1],
    ['the article without tcm if it is the only one', [other, article(undefined, 2)], 'A', 3],
    ['none if several articles could be meant', [article(undefined, 2), article('B', 4)], 'A', 1],
    ['none of other products', [other], undefined, 1],
  ] as const)('counts the pieces of %s', async (_name, articles, tcm, quantity) => {
    const page = createCartPage()
    await page.startWith(cartWith({ articles: [...articles], numberOfArticles: 20 }))
    void page.cart.add({ productId: '42', ...(tcm && { tcm }) })
    await settle()
    expect(bodies(page)).toMatchObject([{ setArticle: { productId: '42', quantity } }])
  })

  it.each([
    ['without tcm, in a cart with two', [article('A', 2), article('B', 1)], undefined, [1, 2]],
    ['with a tcm that the cart does not name', [article(undefined, 2)], 'A', [3, 4]],
    ['with a tcm, beside one without', [article(undefined, 2), article('B', 1)], 'A', [1, 2]],
  ] as const)('shows each added piece of an article %s', async (_name, articles, tcm, quantities) => {
    const page = createCartPage()
    const before = articles.reduce((sum, { quantity }) => sum + quantity, 0)
    await page.startWith(cartWith({ articles: [...articles], numberOfArticles: before }))
    const add = () => void page.cart.add({ productId: '42', ...(tcm && { tcm }) })
    add()
    expect(page.cart.state.itemCount).toBe(before + 1)
    add()
    expect(page.cart.state.itemCount).toBe(before + 2)
    await page.respond(304)
    await settle()
    expect(bodies(page)).toMatchObject(quantities.map((quantity) => ({ setArticle: { quantity } })))
  })

  it('counts the pieces in either form', async () => {
    const page = createCartPage()
    await page.startWith(
      cartWith({ articles: [{ productId: '42', quantity: { quantity: 4 } }], numberOfArticles: 4 }),
    )
    void page.cart.add({ productId: '42' })
    expect(page.cart.state.itemCount).toBe(5)
  })

  it('adds to the cart that other pages have left, if the page comes from the back/forward cache', async () => {
    const page = await openCart({ 42: 1 })
    page.dispatch('pagehide', { persisted: true })
    page.window.localStorage.setItem('cart', JSON.stringify(cartOf({ 42: 3 })))
    page.dispatch('pageshow', { persisted: true })
    expect(page.cart.state.itemCount).toBe(3)
    void page.cart.add({ productId: '42', tcm: 'A' })
    await settle()
    expect(bodies(page)).toEqual([])
    // A page without our code has changed it again.
    await page.respond(200, { cart: cartOf({ 42: 5 }) })
    await settle()
    expect(bodies(page)).toMatchObject([{ setArticle: { quantity: 6 } }])
  })

  it('waits for another forced read if the visitor was about to leave the page during the one after `cart-update`', async () => {
    const page = await openCart({ 42: 1 })
    page.dispatch('cart-update')
    await settle()
    page.dispatch('pagehide')
    await page.fail()
    await page.advance(1)
    void page.cart.add({ productId: '42', tcm: 'A' })
    await settle()
    expect(bodies(page)).toEqual([])
    expect(page.last().path).toBe(ADDRESS_FORCED)
    await page.respond(200, { cart: cartOf({ 42: 3 }) })
    await settle()
    expect(bodies(page)).toMatchObject([{ setArticle: { quantity: 4 } }])
  })

  it('waits for the read after `cart-update`: only the service knows the pieces', async () => {
    const page = await openCart({ 42: 1 })
    page.dispatch('cart-update')
    page.dispatch('cart-update')
    void page.cart.add({ productId: '42', tcm: 'A' })
    await settle()
    expect(bodies(page)).toEqual([])
    await page.respond(200, { cart: cartOf({ 42: 3 }) })
    await settle()
    expect(bodies(page)).toMatchObject([{ setArticle: { quantity: 4 } }])
    await page.respond(200, { cart: cartOf({ 42: 4 }) })
    void page.cart.add({ productId: '42', tcm: 'A' })
    expect(page.cart.state.itemCount).toBe(5)
  })

  it('waits for a read that is newer than a `cart-update` before the code of the cart was there', async () => {
    const page = createCartPage()
    const target = new EventTarget()
    const { run } = createCartOpener(async () => page.cart, target)
    target.dispatchEvent(new Event('cart-update'))
    void run((cart) => cart.add({ productId: '42', tcm: 'A' }))
    await settle()
    expect(page.calls.map(({ path }) => path)).toEqual([ADDRESS_FORCED])
    await page.respond(200, { cart: cartOf({ 42: 3 }) })
    await settle()
    expect(bodies(page)).toMatchObject([{ setArticle: { quantity: 4 } }])
  })

  describe('in a cart that has not been read', () => {
    it('waits for the read, and keeps the order of all changes', async () => {
      const page = createCartPage({ stored: JSON.stringify(cartOf({ 42: 9 })) })
      void page.cart.load()
      void page.cart.add({ productId: '42', tcm: 'A' })
      void page.cart.add({ productId: '42', tcm: 'A' })
      void page.cart.setArticle({ productId: '7', tcm: 'A', quantity: 1 })
      await settle()
      expect(page.puts()).toEqual([])
      await page.respond(200, { cart: cartOf({ 42: 2 }) })
      for (let count = 1; count < 4; count++) {
        await settle()
        expect(page.puts()).toHaveLength(count)
        await page.respond(200, { cart: cartOf({ 42: 2 }) })
      }
      expect(bodies(page)).toMatchObject([
        { setArticle: { productId: '42', quantity: 3 } },
        { setArticle: { productId: '42', quantity: 4 } },
        { setArticle: { productId: '7', quantity: 1 } },
      ])
    })

    it('reads it if nobody has', async () => {
      const page = createCartPage()
      const result = page.cart.add({ productId: '42' })
      await settle()
      expect(page.gets()).toHaveLength(1)
      await page.respond(200, { cart: cartOf({ 42: 1 }) })
      await page.respond(200, { cart: cartOf({ 42: 2 }) })
      expect((await result).request).toEqual({ setArticle: { productId: '42', quantity: 2 } })
    })

    it('sends nothing if the read fails, resolves with its error, and reads again at the next call', async () => {
      const page = createCartPage()
      void page.cart.load()
      const result = page.cart.add({ productId: '42' })
      const restored = page.cart.restore()
      await page.respond(500, { error: 'CARTSTORAGE_UNAVAILABLE' })
      expect(await result).toMatchObject({
        error: 'CARTSTORAGE_UNAVAILABLE',
        request: { setArticle: { productId: '42', quantity: 1 } },
        previousCart: { numberOfArticles: 0 },
      })
      await expect(restored).rejects.toMatchObject({ code: 'NOT_FOUND' })
      expect(page.puts()).toEqual([])
      void page.cart.add({ productId: '42' })
      await settle()
      expect(page.gets()).toHaveLength(2)
      await page.respond(200, { cart: cartOf({ 42: 4 }) })
      await settle()
      expect(bodies(page)).toEqual([{ setArticle: { productId: '42', quantity: 5 } }])
    })
  })
})
