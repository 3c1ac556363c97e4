import { describe, expect, it, vi } from 'vitest'
import { settle } from '../support/settle.js'
import { cartOf, cartWith, createCartPage } from './page.js'

const article = (productId: string, quantity: number) => ({ productId, tcm: 'A', quantity })
const three = () =>
  cartWith({
    numberOfArticles: 6,
    articles: [
      { productId: '1', tcm: 'A', title: 'Kaffee', quantity: 1 },
      { productId: '2', tcm: 'A', title: 'Tasse', quantity: { quantity: 2 } },
      { productId: '3', tcm: 'A', title: 'Sieb', quantity: 3 },
    ],
  })

const openThree = async () => {
  const page = createCartPage()
  await page.startWith(three())
  return page
}

describe('a removed item', () => {
  it('can be restored for 10 s', async () => {
    const page = await openThree()
    const before = Date.now()
    void page.cart.setArticle(article('2', 0))
    const [entry] = page.cart.state.deleted
    expect(entry).toMatchObject({ kind: 'article', item: { title: 'Tasse', quantity: { quantity: 2 } } })
    expect(entry!.expiresAt - before).toBeGreaterThanOrEqual(10_000)
    expect(entry!.expiresAt - before).toBeLessThan(11_000)
    await page.respond(200, { cart: cartOf({ 1: 1, 3: 3 }) })
    await page.advance(9999)
    expect(page.cart.state.deleted).toHaveLength(1)
    await page.advance(1)
    expect(page.cart.state.deleted).toEqual([])
  })

  it('returns to its old place with its title and quantity, before the service has responded', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    await page.respond(200, {
      cart: cartWith({
        ...three(),
        articles: three().articles.filter(({ productId }) => productId !== '2'),
        numberOfArticles: 4,
      }),
    })
    expect(page.cart.state.itemCount).toBe(4)
    const back = page.cart.restore(page.cart.state.deleted[0])
    expect(page.cart.state.cart).toEqual(three())
    expect(page.cart.state).toMatchObject({ itemCount: 6, deleted: [] })
    await settle()
    expect(page.last().request.body).toEqual({ setArticle: article('2', 2) })
    await page.respond(200, { cart: three() })
    expect(await back).toMatchObject({ request: { setArticle: article('2', 2) }, updatedCart: three() })
    expect(page.cart.state.deleted).toEqual([])
  })

  it('can be restored even if the cart was not known when it was removed', async () => {
    const page = createCartPage()
    void page.cart.load()
    await settle()
    const removed = page.cart.setArticle(article('2', 0))
    const again = page.cart.setArticle(article('2', 0))
    const unknown = page.cart.setArticle(article('9', 0))
    await settle()
    const [read, put] = page.open()
    await page.advance(3000)
    await read!.respond(200, { cart: three() })
    const { state } = page.cart
    expect(state.itemCount).toBe(4)
    expect(state.deleted).toMatchObject([{ kind: 'article', item: { productId: '2', title: 'Tasse' } }])
    await put!.respond(200, { cart: cartOf({ 1: 1, 3: 3 }) })
    expect(await removed).toMatchObject({ deletedArticle: { productId: '2', title: 'Tasse' } })
    for (const result of [again, unknown]) {
      await page.respond(304)
      expect(await result).not.toHaveProperty('deletedArticle')
    }
    expect(page.cart.state.deleted).toHaveLength(1)
    await page.advance(7000)
    expect(page.cart.state.deleted).toEqual([])
  })

  it('cannot be restored if the cart is loaded after the time to undo', async () => {
    const page = createCartPage()
    void page.cart.load()
    await settle()
    void page.cart.setArticle(article('2', 0))
    await settle()
    const [read] = page.open()
    await page.advance(10_000)
    await read!.respond(200, { cart: three() })
    expect(page.cart.state).toMatchObject({ itemCount: 4, deleted: [] })
  })

  it('is in the cart again if the service refuses a change that was made before the cart was loaded', async () => {
    const page = createCartPage()
    void page.cart.load()
    await settle()
    void page.cart.setArticle(article('2', 0))
    await settle()
    const [read, put] = page.open()
    await read!.respond(200, { cart: three() })
    await put!.respond(409, { error: 'ITEM_LIMIT', limit: 5 })
    expect(page.cart.state).toMatchObject({ cart: three(), deleted: [], error: { code: 'ITEM_LIMIT' } })
  })

  it('is restored before items that were removed earlier', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('1', 0))
    void page.cart.setArticle(article('3', 0))
    expect(page.cart.state.itemCount).toBe(2)
    void page.cart.restore()
    expect(page.cart.state.cart.articles.map(({ productId }) => productId)).toEqual(['2', '3'])
    void page.cart.restore()
    expect(page.cart.state.cart).toEqual(three())
    await expect(page.cart.restore()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is found by a copy of its entry', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('1', 0))
    void page.cart.setArticle(article('3', 0))
    const [first, second] = page.cart.state.deleted
    expect(first!.expiresAt).not.toBe(second!.expiresAt)
    void page.cart.restore(JSON.parse(JSON.stringify(first)))
    expect(page.cart.state.cart.articles.map(({ productId }) => productId)).toEqual(['1', '2'])
  })

  it('may be a gift card or a free article', async () => {
    const page = createCartPage()
    const giftCard = { article: { productId: 'g', tcm: 'A', title: 'Karte', quantity: 1 } }
    const free = { productId: '9', campaignId: 'c', title: 'Probe', quantity: 1 }
    const full = cartWith({ giftCards: [giftCard], freeArticles: [free] })
    await page.startWith(full)
    void page.cart.setGiftCard({ productId: 'g', tcm: 'A', set: false })
    void page.cart.setFreeArticle({ productId: '9', campaignId: 'c', remove: true })
    expect(page.cart.state.deleted).toMatchObject([
      { kind: 'giftCard', item: giftCard },
      { kind: 'freeArticle', item: free },
    ])
    void page.cart.restore()
    void page.cart.restore()
    expect(page.cart.state.cart).toEqual(full)
    for (let at = 0; at < 4; at++) {
      await page.respond(200, { cart: full })
    }
    expect(page.puts().map(({ request }) => request.body)).toEqual([
      { setGiftCard: { productId: 'g', tcm: 'A', set: false } },
      { setFreeArticle: { productId: '9', campaignId: 'c', remove: true } },
      { setFreeArticle: { productId: '9', campaignId: 'c', remove: false } },
      { setGiftCard: { productId: 'g', tcm: 'A', set: true } },
    ])
  })

  it('cannot be restored if it is a partner product or a subscription', async () => {
    const page = createCartPage()
    await page.startWith(
      cartWith({
        partnerProducts: [{ partnerProductId: 'p', totalQuantity: 1 }],
        subscriptions: [{ subscriptionConfigurationId: 's' }],
      }),
    )
    void page.cart.setPartnerProduct({ partnerProductId: 'p', set: false })
    void page.cart.deleteSubscription({ subscriptionId: 's' })
    expect(page.cart.state.deleted).toEqual([])
  })

  it('is in the cart again, and has no entry, after its removal was refused', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    await page.respond(500, { error: 'UNKNOWN' })
    expect(page.cart.state).toMatchObject({ itemCount: 6, deleted: [] })
    await expect(page.cart.restore()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(page.puts()).toHaveLength(1)
  })

  it('has no entry if another tab removes it after this tab’s removal had no effect', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    await page.respond(304)
    page.dispatch('cart-update')
    await page.respond(200, { cart: cartOf({ 1: 1, 3: 3 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 4, deleted: [] })
  })

  it('can be restored again after its restoration was refused', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    await page.respond(200, { cart: cartOf({ 1: 1, 3: 3 }) })
    const back = page.cart.restore()
    await page.respond(409, { error: 'AVAILABILITY_LIMIT', limit: 1 })
    expect(await back).toMatchObject({ error: 'AVAILABILITY_LIMIT', limit: 1 })
    expect(page.cart.state).toMatchObject({ itemCount: 4, deleted: [{ item: { title: 'Tasse' } }] })
    void page.cart.restore()
    expect(page.cart.state.itemCount).toBe(6)
  })

  it('has one entry, however often it is removed', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    void page.cart.restore()
    void page.cart.setArticle(article('2', 0))
    void page.cart.setArticle(article('2', 0))
    expect(page.cart.state.deleted).toHaveLength(1)
    expect(page.cart.state.itemCount).toBe(4)
  })

  it('keeps its entry if the service’s response still contains it', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    await page.respond(200, { cart: three() })
    expect(page.cart.state.deleted).toMatchObject([{ item: { title: 'Tasse' } }])
    void page.cart.restore()
    expect(page.cart.state.deleted).toEqual([])
    await settle()
    expect(page.last().request.body).toEqual({ setArticle: article('2', 2) })
    await page.respond(200, { cart: three() })
    expect(page.cart.state.deleted).toEqual([])
  })

  it('has no entry once the same article was added again', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    void page.cart.setArticle(article('2', 1))
    expect(page.cart.state.deleted).toEqual([])
    await expect(page.cart.restore()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('cannot be restored after 10 s; nothing is sent', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    const entry = page.cart.state.deleted[0]!
    await page.respond(200, { cart: cartOf({ 1: 1, 3: 3 }) })
    await page.advance(10_000)
    const state = page.cart.state
    await expect(page.cart.restore(entry)).rejects.toMatchObject({ code: 'NOT_FOUND', name: 'ShopError' })
    await expect(page.cart.restore()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(page.cart.state).toBe(state)
    expect(page.puts()).toHaveLength(1)
  })

  it('cannot be restored after 10 s, even if the timers of a suspended page are late', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    const entry = page.cart.state.deleted[0]!
    vi.spyOn(page.host, 'now').mockReturnValue(page.host.now() + 10_000)
    await expect(page.cart.restore(entry)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(page.cart.state.itemCount).toBe(4)
  })

  it('can be restored as long as it is listed, also if somebody sets the clock', async () => {
    const page = await openThree()
    void page.cart.setArticle(article('2', 0))
    const [first] = page.cart.state.deleted
    const now = vi.spyOn(Date, 'now').mockReturnValue(first!.expiresAt + 3_600_000)
    void page.cart.restore(first)
    expect(page.cart.state.itemCount).toBe(6)
    const before = first!.expiresAt - 3_600_000
    now.mockReturnValue(before)
    void page.cart.setArticle(article('1', 0))
    expect(page.cart.state.deleted).toMatchObject([{ expiresAt: before + 10_000 }])
  })
})
