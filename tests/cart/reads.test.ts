import { describe, expect, it } from 'vitest'
import german from '../../locales/de-DE/cart.js'
import { settle } from '../support/settle.js'
import { ADDRESS, ADDRESS_FORCED, cartOf, createCartPage, openCart } from './page.js'

const READ_ERROR =
  'Der Inhalt Ihres Warenkorbs kann aus technischen Gründen nicht angezeigt werden. Bitte versuchen Sie es später noch einmal.'

describe('reading the cart', () => {
  it('shows an empty, busy cart until the first response, and dispatches its count', async () => {
    const page = createCartPage()
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
    await page.respond(200, { cart: cartOf({ 42: 2 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 2, busy: false, canCheckout: true })
    expect(page.counts()).toEqual([0, 2])
  })

  it('does not dispatch a count that has not changed', async () => {
    const page = await openCart({ 42: 2 })
    page.dispatch('cart-update')
    await page.respond(200, { cart: cartOf({ 7: 2 }) })
    expect(page.counts()).toEqual([0, 2])
  })

  it('joins a read in flight with load(), which resolves with the state', async () => {
    const page = createCartPage()
    void page.cart.load()
    const loads = [page.cart.load(), page.cart.load({})]
    await settle()
    expect(page.calls).toHaveLength(1)
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect((await Promise.all(loads)).map(({ itemCount }) => itemCount)).toEqual([1, 1])
  })

  it('asks the service to reload its cart with load({ force: true })', async () => {
    const page = await openCart()
    const load = page.cart.load({ force: true })
    expect(page.cart.state.busy).toBe(true)
    await settle()
    expect(page.last().path).toBe(ADDRESS_FORCED)
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(await load).toMatchObject({ itemCount: 1, busy: false })
  })

  it('reads again when the connection is back, if the cart could not be read before', async () => {
    const page = createCartPage()
    page.dispatch('online')
    await settle()
    expect(page.calls).toHaveLength(0)
    void page.cart.load()
    await page.respond(0)
    expect(page.cart.state.error).toMatchObject({ during: 'get' })
    page.dispatch('online')
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 1, error: null })
  })

  it('empties the cart after a failed read, and shows the error until a read succeeds', async () => {
    const page = await openCart({ 42: 2 })
    const load = page.cart.load()
    await page.respond(500, { error: 'CARTSTORAGE_UNAVAILABLE' })
    const error = { code: 'CARTSTORAGE_UNAVAILABLE', limit: undefined, during: 'get', message: READ_ERROR }
    expect(await load).toMatchObject({ itemCount: 0, busy: false, canCheckout: false, error })
    expect(page.counts()).toEqual([0, 2, 0])
    await page.advance(60_000)
    expect(page.cart.state.error).toEqual(error)
    void page.cart.load()
    await page.respond(200, { cart: cartOf({ 42: 2 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 2, error: null })
  })

  it.each([
    ['no response', 0, undefined],
    ['an error status without a reason', 503, undefined],
    ['an empty body', 200, undefined],
    ['no cart', 200, {}],
    ['an object instead of a list', 200, { cart: { ...cartOf({ 7: 1 }), articles: { 7: 1 } } }],
    ['a text instead of the count', 200, { cart: { ...cartOf({ 7: 1 }), numberOfArticles: '1' } }],
    ['a text instead of the cart', 200, { cart: 'cart' }],
  ])('empties the shown and the stored cart after a read with %s', async (_what, status, response) => {
    const page = await openCart({ 42: 2 })
    const load = page.cart.load()
    await page.respond(status, response)
    expect(await load).toMatchObject({
      cart: cartOf({}),
      busy: false,
      canCheckout: false,
      error: { code: 'UNKNOWN', during: 'get', message: READ_ERROR },
    })
    expect(page.local.has('cart')).toBe(false)
  })

  it('still shows a pending change after a read has failed, and reads again when the change is confirmed', async () => {
    const page = await openCart({ 42: 2 })
    const load = page.cart.load()
    await settle()
    void page.cart.setArticle({ productId: '7', tcm: 'A', quantity: 1 })
    await settle()
    await page.gets()[1]!.respond(200, {})
    expect(await load).toMatchObject({ itemCount: 1, busy: true, error: { during: 'get' } })
    await page.puts()[0]!.respond(200, { cart: cartOf({ 42: 2, 7: 1 }) })
    await page.respond(200, { cart: cartOf({ 42: 2, 7: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: false, error: null })
  })

  it('keeps the cart if a change and the read that checks it fail', async () => {
    const page = await openCart({ 42: 2 })
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 3 })
    await page.respond(200, { cart: 'cart' })
    expect(page.last().path).toBe(ADDRESS_FORCED)
    await page.respond(200, { cart: 'cart' })
    expect(page.cart.state).toMatchObject({ cart: cartOf({ 42: 2 }), error: { during: 'set' } })
    expect(page.stored()).toEqual(cartOf({ 42: 2 }))
  })

  it.each(['online', 'visibilitychange'])(
    'checks a change whose response was lost again at the event “%s”, if the first check has failed',
    async (event) => {
      const page = await openCart({ 42: 1 })
      void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
      await page.fail()
      await page.fail()
      page.dispatch(event)
      await settle()
      expect(page.gets()).toHaveLength(3)
      expect(page.last()).toMatchObject({ path: ADDRESS_FORCED, request: { quiet: true } })
      await page.fail()
      expect(page.cart.state).toMatchObject({ itemCount: 1, busy: false, error: { during: 'set' } })
      page.dispatch(event)
      await page.respond(200, { cart: cartOf({ 42: 5 }) })
      expect(page.cart.state.itemCount).toBe(5)
      page.dispatch(event)
      await settle()
      expect(page.gets()).toHaveLength(4)
    },
  )

  it('checks a lost change without waiting for a check that hangs, when the connection is back', async () => {
    const page = await openCart({ 42: 1 })
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
    await page.fail()
    const hanging = page.last()
    page.dispatch('online')
    await settle()
    expect(hanging.isDone).toBe(true)
    await page.respond(200, { cart: cartOf({ 42: 5 }) })
    expect(page.cart.state.itemCount).toBe(5)
  })

  it('needs no check of a lost change after the response to a later change', async () => {
    const page = await openCart({ 42: 1 })
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
    await page.fail()
    await page.fail()
    void page.cart.setArticle({ productId: '7', tcm: 'A', quantity: 1 })
    await page.respond(200, { cart: cartOf({ 42: 5, 7: 1 }) })
    page.dispatch('online')
    await settle()
    expect(page.gets()).toHaveLength(2)
  })

  it('makes no check when the visitor leaves the tab', async () => {
    const page = await openCart({ 42: 1 })
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
    await page.fail()
    await page.fail()
    Object.assign(page.window.document, { visibilityState: 'hidden' })
    page.dispatch('visibilitychange')
    await settle()
    expect(page.gets()).toHaveLength(2)
  })

  it('leaves out only the malformed entries of a list', async () => {
    const page = createCartPage()
    const { articles, ...rest } = cartOf({ 42: 2, 7: 1 })
    await page.startWith({ ...rest, articles: [{ productId: 5 }, null, ...articles] } as never)
    expect(page.cart.state).toMatchObject({ cart: cartOf({ 42: 2, 7: 1 }), error: null })
  })

  it('shows the error of a refused change for 7.5 s, and then the error of the failed read again', async () => {
    const page = createCartPage()
    void page.cart.load()
    await page.fail()
    void page.cart.setArticle({ productId: '42', quantity: 9 })
    await page.respond(409, { error: 'ITEM_LIMIT', limit: 5 })
    expect(page.cart.state.error).toMatchObject({ during: 'set', code: 'ITEM_LIMIT' })
    await page.advance(7500)
    expect(page.cart.state.error).toMatchObject({ during: 'get', code: 'UNKNOWN' })
  })

  it('reads again after a failed read, when the service responds to a change', async () => {
    const page = createCartPage()
    void page.cart.load()
    await page.fail()
    void page.cart.setArticle({ productId: '42', quantity: 1 })
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state.error).toMatchObject({ during: 'get' })
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 1, error: null })
  })

  it('shows the later of two reads, whichever response arrives first', async () => {
    const page = await openCart()
    const older = page.cart.load()
    await settle()
    const first = page.last()
    const newer = page.cart.load({ force: true })
    await settle()
    const second = page.last()
    await first.respond(200, { cart: cartOf({ 1: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 0, busy: true })
    await second.respond(200, { cart: cartOf({ 2: 2 }) })
    expect((await older).itemCount).toBe(2)
    expect((await newer).itemCount).toBe(2)
  })

  it('ignores the response to a read that began before a confirmed change', async () => {
    const page = await openCart({ 42: 1 })
    const load = page.cart.load()
    await settle()
    const read = page.last()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
    await page.respond(200, { cart: cartOf({ 42: 5 }) })
    await read.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(await load).toMatchObject({ itemCount: 5, busy: false })
  })

  it('keeps the confirmed change if a read that began before it fails', async () => {
    const page = createCartPage()
    void page.cart.load()
    await settle()
    const read = page.last()
    void page.cart.setArticle({ productId: '42', quantity: 5 })
    await page.respond(200, { cart: cartOf({ 42: 5 }) })
    await read.fail()
    expect(page.cart.state).toMatchObject({ itemCount: 5, busy: false, error: null })
  })

  it('keeps the cart of a newer read if the texts for the error of an older one arrive afterwards', async () => {
    let arrive = (_texts: typeof german) => {}
    const page = createCartPage({ loadTexts: () => new Promise((resolve) => (arrive = resolve)) })
    const first = page.cart.load()
    await page.respond(500, {})
    const second = page.cart.load()
    await page.respond(200, { cart: cartOf({ 42: 2 }) })
    await second
    arrive(german)
    expect(await first).toMatchObject({ itemCount: 2, busy: false, error: null })
    expect(page.stored()).toEqual(cartOf({ 42: 2 }))
    expect(page.counts()).toEqual([0, 2])
  })

  it('waits for a newer read if the texts for the error of an older one arrive before its response', async () => {
    let arrive = (_texts: typeof german) => {}
    const page = createCartPage({ loadTexts: () => new Promise((resolve) => (arrive = resolve)) })
    const first = page.cart.load()
    await page.respond(500, {})
    void page.cart.load()
    await settle()
    arrive(german)
    await settle()
    expect(page.cart.state).toMatchObject({ busy: true, error: null })
    await page.respond(200, { cart: cartOf({ 42: 2 }) })
    expect(await first).toMatchObject({ itemCount: 2, busy: false, error: null })
  })

  it('keeps a change that is confirmed while the texts for the error of a read are loading', async () => {
    let arrive = (_texts: typeof german) => {}
    const page = createCartPage({ loadTexts: () => new Promise((resolve) => (arrive = resolve)) })
    const load = page.cart.load()
    await page.respond(500, {})
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
    await page.respond(200, { cart: cartOf({ 42: 5 }) })
    arrive(german)
    expect(await load).toMatchObject({ itemCount: 5, busy: false, error: null })
  })

  it('applies a pending change to a cart that is read in the meantime', async () => {
    const page = createCartPage()
    void page.cart.load()
    await settle()
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 5 })
    await settle()
    await page.gets()[0]!.respond(200, { cart: cartOf({ 7: 1, 42: 5 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 6, busy: true })
    await page.puts()[0]!.respond(409, { error: 'UNKNOWN' })
    expect(page.cart.state).toMatchObject({ itemCount: 6, busy: false })
  })

  it('reads only after the responses to all changes', async () => {
    const page = await openCart()
    void page.cart.setArticle({ productId: '1', tcm: 'A', quantity: 1 })
    void page.cart.setArticle({ productId: '2', tcm: 'A', quantity: 1 })
    page.dispatch('cart-update')
    page.dispatch('cart-update')
    await settle()
    expect(page.gets()).toHaveLength(1)
    await page.respond(200, { cart: cartOf({ 1: 1 }) })
    expect(page.gets()).toHaveLength(1)
    await page.respond(200, { cart: cartOf({ 1: 1, 2: 1 }) })
    expect(page.gets()).toHaveLength(2)
    expect(page.last().path).toBe(ADDRESS_FORCED)
    await page.respond(200, { cart: cartOf({ 1: 1, 2: 1, 3: 1 }) })
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
    [
      'a gift card that is not available',
      cartOf({ 42: 1 }, { giftCards: [{ article: { ...broken, availability: 'NOT_AVAILABLE' } }] }),
      false,
    ],
    [
      'a sold out free article',
      cartOf({ 42: 1 }, { freeArticles: [{ ...broken, availability: 'SOLDOUT' }] }),
      false,
    ],
    [
      'an available gift card and free article',
      cartOf({ 42: 1 }, { giftCards: [{ article: broken }], freeArticles: [broken] }),
      true,
    ],
  ])('with %s in the cart', async (_, cart, isOpen) => {
    const page = createCartPage()
    await page.startWith(cart)
    expect(page.cart.state.canCheckout).toBe(isOpen)
  })

  it.each([
    ['articles', false],
    ['freeArticles', false],
    ['giftCards', false],
    ['defectiveArticles', false],
    ['defectiveGiftCards', false],
    ['defectivePartnerProducts', false],
    ['defectiveSubscriptions', false],
    ['partnerProducts', true],
    ['subscriptions', true],
  ] as const)('with an entry of %s that cannot be read, is open: %s', async (name, isOpen) => {
    for (const entry of [null, {}, 'text', { productId: 7 }]) {
      const page = createCartPage()
      const cart = cartOf({ 42: 1 })
      await page.startWith({ ...cart, [name]: [...cart[name], entry] } as never)
      expect(page.cart.state).toMatchObject({ cart, canCheckout: isOpen, error: null })
    }
  })

  it('stays closed if an entry cannot be read, even while a change is pending and on the next page', async () => {
    const unreadable = { ...cartOf({ 42: 1 }), defectiveArticles: [{ id: 7 }] }
    const page = createCartPage()
    await page.startWith(unreadable as never)
    const stored = page.local.get('cart')!
    void page.cart.setArticle({ productId: '7', tcm: 'A', quantity: 1 })
    expect(page.cart.state).toMatchObject({ itemCount: 2, canCheckout: false })
    await page.respond(200, { cart: unreadable })
    expect(page.cart.state.canCheckout).toBe(false)

    const nextPage = createCartPage({ stored })
    void nextPage.cart.load()
    expect(nextPage.cart.state).toMatchObject({ itemCount: 1, canCheckout: false })
    await settle()
    await nextPage.last().respond(200, { cart: unreadable })
    expect(nextPage.cart.state.canCheckout).toBe(false)

    const otherTab = await openCart({ 42: 1 })
    otherTab.storeInOtherTab(stored)
    expect(otherTab.cart.state.canCheckout).toBe(false)
  })

  it('closes at once when the last article is removed, and opens only with the service’s response', async () => {
    const page = await openCart({ 42: 1 })
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 0 })
    expect(page.cart.state.canCheckout).toBe(false)
    await page.respond(200, { cart: cartOf({}) })
    void page.cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })
    expect(page.cart.state.canCheckout).toBe(false)
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state.canCheckout).toBe(true)
  })
})
