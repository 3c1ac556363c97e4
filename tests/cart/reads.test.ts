import { describe, expect, it } from 'vitest'
import { ADDRESS, ADDRESS_FORCED, cartOf, createPage, settle } from './page.js'

const READ_ERROR =
  'Der Inhalt Ihres Warenkorbs kann aus technischen Gründen nicht angezeigt werden. Bitte versuchen Sie es später noch einmal.'

describe('reading the cart', () => {
  it('is empty and busy until the cart has been read, and says its count at start', async () => {
    const page = createPage()
    expect(page.counts()).toEqual([])
    void page.cart.load()
    expect(page.cart.state).toMatchObject({
      itemCount: 0,
      busy: true,
      canCheckout: false,
      deleted: [],
      error: null,
    })
    expect(page.counts()).toEqual([0])
    await settle()
    expect(page.last().path).toBe(ADDRESS)
    expect(page.last().request).toMatchObject({ cache: 'no-store' })
    await page.last().answer(200, { cart: cartOf({ 42: 2 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 2, busy: false, canCheckout: true })
    expect(page.counts()).toEqual([0, 2])
  })

  it('does not tell a count that has not changed', async () => {
    const page = createPage()
    await page.startWith(cartOf({ 42: 2 }))
    page.tell('cart-update')
    await settle()
    await page.last().answer(200, { cart: cartOf({ 7: 2 }) })
    expect(page.counts()).toEqual([0, 2])
  })

  it('load() resolves with the state, and shares a read that is under way', async () => {
    const page = createPage()
    void page.cart.load()
    const loads = [page.cart.load(), page.cart.load({})]
    await settle()
    expect(page.calls).toHaveLength(1)
    await page.last().answer(200, { cart: cartOf({ 42: 1 }) })
    expect((await Promise.all(loads)).map(({ itemCount }) => itemCount)).toEqual([1, 1])
  })

  it('load({ force: true }) asks the service to read its cart anew', async () => {
    const page = createPage()
    await page.startWith()
    const load = page.cart.load({ force: true })
    expect(page.cart.state.busy).toBe(true)
    await settle()
    expect(page.last().path).toBe(ADDRESS_FORCED)
    await page.last().answer(200, { cart: cartOf({ 42: 1 }) })
    expect(await load).toMatchObject({ itemCount: 1, busy: false })
  })

  it('clears a cart that cannot be read, and says so until a read succeeds', async () => {
    const page = createPage()
    await page.startWith(cartOf({ 42: 2 }))
    const load = page.cart.load()
    await settle()
    await page.last().answer(500, { error: 'CARTSTORAGE_UNAVAILABLE' })
    const error = { code: 'CARTSTORAGE_UNAVAILABLE', limit: undefined, during: 'get', message: READ_ERROR }
    expect(await load).toMatchObject({ itemCount: 0, busy: false, canCheckout: false, error })
    expect(page.counts()).toEqual([0, 2, 0])
    await page.pass(60_000)
    expect(page.cart.state.error).toEqual(error)
    void page.cart.load()
    await settle()
    await page.last().answer(200, { cart: cartOf({ 42: 2 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 2, error: null })
  })

  it.each([
    ['a list that is none', { ...cartOf({ 7: 1 }), articles: { 7: 1 } }],
    ['a count that is no number', { ...cartOf({ 7: 1 }), numberOfArticles: '1' }],
    ['no cart', 'cart'],
  ])('keeps what is shown and stored when the answer has %s', async (_what, cart) => {
    const page = createPage()
    await page.startWith(cartOf({ 42: 2 }))
    const load = page.cart.load()
    await settle()
    await page.last().answer(200, { cart })
    expect(await load).toMatchObject({
      cart: cartOf({ 42: 2 }),
      busy: false,
      error: { code: 'UNKNOWN', during: 'get', message: READ_ERROR },
    })
    expect(JSON.parse(page.local.get('cart')!)).toEqual(cartOf({ 42: 2 }))
  })

  it('leaves out an entry that is malformed, and only that', async () => {
    const page = createPage()
    const { articles, ...rest } = cartOf({ 42: 2, 7: 1 })
    await page.startWith({ ...rest, articles: [{ productId: 5 }, null, ...articles] } as never)
    expect(page.cart.state).toMatchObject({ cart: cartOf({ 42: 2, 7: 1 }), error: null })
  })

  it('shows a refused change before a failed read, and the failed read again after it', async () => {
    const page = createPage()
    void page.cart.load()
    await settle()
    await page.last().breakOff()
    void page.cart.setArticle({ productId: '42', quantity: 9 })
    await settle()
    await page.last().answer(409, { error: 'ITEM_LIMIT', limit: 5 })
    expect(page.cart.state.error).toMatchObject({ during: 'set', code: 'ITEM_LIMIT' })
    await page.pass(7500)
    expect(page.cart.state.error).toMatchObject({ during: 'get', code: 'UNKNOWN' })
  })

  it('reads anew when a change shows that the service is there again', async () => {
    const page = createPage()
    void page.cart.load()
    await settle()
    await page.last().breakOff()
    void page.cart.setArticle({ productId: '42', quantity: 1 })
    await settle()
    await page.last().answer(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state.error).toMatchObject({ during: 'get' })
    await page.last().answer(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 1, error: null })
  })

  it('lets the later of two reads win, whichever answers first', async () => {
    const page = createPage()
    await page.startWith()
    const older = page.cart.load()
    await settle()
    const first = page.last()
    const newer = page.cart.load({ force: true })
    await settle()
    const second = page.last()
    await first.answer(200, { cart: cartOf({ 1: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 0, busy: true })
    await second.answer(200, { cart: cartOf({ 2: 2 }) })
    expect((await older).itemCount).toBe(2)
    expect((await newer).itemCount).toBe(2)
  })

  it('never lets an older read overwrite a later change', async () => {
    const page = createPage()
    await page.startWith(cartOf({ 42: 1 }))
    const load = page.cart.load()
    await settle()
    const read = page.last()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
    await settle()
    await page.last().answer(200, { cart: cartOf({ 42: 5 }) })
    await read.answer(200, { cart: cartOf({ 42: 1 }) })
    expect(await load).toMatchObject({ itemCount: 5, busy: false })
  })

  it('keeps the cart of a change when an older read fails', async () => {
    const page = createPage()
    void page.cart.load()
    await settle()
    const read = page.last()
    void page.cart.setArticle({ productId: '42', quantity: 5 })
    await settle()
    await page.last().answer(200, { cart: cartOf({ 42: 5 }) })
    await read.breakOff()
    expect(page.cart.state).toMatchObject({ itemCount: 5, busy: false, error: null })
  })

  it('lays a waiting change over a cart that is read meanwhile', async () => {
    const page = createPage()
    void page.cart.load()
    await settle()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
    await settle()
    await page.gets()[0]!.answer(200, { cart: cartOf({ 7: 1, 42: 5 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 6, busy: true })
    await page.puts()[0]!.answer(409, { error: 'UNKNOWN' })
    expect(page.cart.state).toMatchObject({ itemCount: 6, busy: false })
  })

  it('waits with a reload until all changes are through', async () => {
    const page = createPage()
    await page.startWith()
    void page.cart.setArticle({ productId: '1', tcm: 'A', quantity: 1 })
    void page.cart.setArticle({ productId: '2', tcm: 'A', quantity: 1 })
    page.tell('cart-update')
    page.tell('cart-update')
    await settle()
    expect(page.gets()).toHaveLength(1)
    await page.last().answer(200, { cart: cartOf({ 1: 1 }) })
    expect(page.gets()).toHaveLength(1)
    await page.last().answer(200, { cart: cartOf({ 1: 1, 2: 1 }) })
    expect(page.gets()).toHaveLength(2)
    expect(page.last().path).toBe(ADDRESS_FORCED)
    await page.last().answer(200, { cart: cartOf({ 1: 1, 2: 1, 3: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: false })
  })
})

describe('the checkout', () => {
  const broken = { productId: '9', quantity: 1 }
  it.each([
    ['an article', cartOf({ 42: 1 }), true],
    [
      'only a partner product',
      cartOf({}, { partnerProducts: [{ partnerProductId: 'p', totalQuantity: 1 }] }),
      true,
    ],
    ['nothing', cartOf({}), false],
    ['only a gift card', cartOf({}, { giftCards: [{ article: broken }] }), false],
    ['only a free article', cartOf({}, { freeArticles: [broken] }), false],
    ['only a subscription', cartOf({}, { subscriptions: [{ subscriptionConfigurationId: 's' }] }), false],
    ['a defective article', cartOf({ 42: 1 }, { defectiveArticles: [broken] }), false],
    ['a defective gift card', cartOf({ 42: 1 }, { defectiveGiftCards: [{ article: broken }] }), false],
    [
      'a defective partner product',
      cartOf({ 42: 1 }, { defectivePartnerProducts: [{ partnerProductId: 'p', totalQuantity: 1 }] }),
      false,
    ],
    [
      'a defective subscription',
      cartOf({ 42: 1 }, { defectiveSubscriptions: [{ subscriptionConfigurationId: 's' }] }),
      false,
    ],
    [
      'an article that is not available',
      cartOf({}, { articles: [{ ...broken, availability: 'NOT_AVAILABLE' }] }),
      false,
    ],
    ['a sold out article', cartOf({}, { articles: [{ ...broken, availability: 'SOLDOUT' }] }), false],
    ['an available article', cartOf({}, { articles: [{ ...broken, availability: 'AVAILABLE' }] }), true],
  ])('with %s', async (_, cart, isOpen) => {
    const page = createPage()
    await page.startWith(cart)
    expect(page.cart.state.canCheckout).toBe(isOpen)
  })

  it('closes at once with the last article, and opens only with the word of the service', async () => {
    const page = createPage()
    await page.startWith(cartOf({ 42: 1 }))
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 0 })
    expect(page.cart.state.canCheckout).toBe(false)
    await settle()
    await page.last().answer(200, { cart: cartOf({}) })
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })
    expect(page.cart.state.canCheckout).toBe(false)
    await settle()
    await page.last().answer(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state.canCheckout).toBe(true)
  })
})
