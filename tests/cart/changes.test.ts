import { describe, expect, it } from 'vitest'
import type { CartState } from '../../src/api/cart.js'
import german, { type CartTexts } from '../../locales/de-DE/cart.js'
import { settle } from '../support/settle.js'
import {
  ADDRESS,
  ADDRESS_FORCED,
  cartOf,
  cartWith,
  createCartPage,
  SHOP,
  type CartPage,
  type CartPageSettings,
  openCart,
} from './page.js'

const add = (productId: string, quantity = 1) => ({ productId, tcm: 'A', quantity })

describe('changing the cart', () => {
  it('shows a change at once: in the state, to subscribers and with `cart-changed`', async () => {
    const page = await openCart({ 7: 1 })
    const counts: number[] = []
    page.cart.subscribe(({ itemCount }) => counts.push(itemCount))
    void page.cart.setArticle(add('42', 2))
    expect(page.cart.state).toMatchObject({ itemCount: 3, busy: true })
    expect(counts).toEqual([3])
    expect(page.counts()).toEqual([0, 1, 3])
  })

  it('sends each kind of change with exactly one key', async () => {
    const page = await openCart()
    const bodies = [
      { setArticle: { productId: '42', tcm: 'A', quantity: 1 } },
      { setFreeArticle: { productId: '9', campaignId: 'c', remove: true } },
      { setGiftCard: { productId: 'g', tcm: 'A', set: true } },
      { setPartnerProduct: { partnerProductId: 'p', set: true } },
      { deleteSubscription: { subscriptionId: 's' } },
    ]
    const { cart } = page
    void cart.setArticle(bodies[0]!.setArticle!)
    void cart.setFreeArticle(bodies[1]!.setFreeArticle!)
    void cart.setGiftCard(bodies[2]!.setGiftCard!)
    void cart.setPartnerProduct(bodies[3]!.setPartnerProduct!)
    void cart.deleteSubscription(bodies[4]!.deleteSubscription!)
    for (const body of bodies) {
      await settle()
      expect(page.last().path).toBe(ADDRESS)
      expect(page.last().request).toMatchObject({ method: 'PUT', keepalive: true })
      expect(JSON.parse(JSON.stringify(page.last().request.body))).toEqual(body)
      await page.respond(200, { cart: cartWith() })
    }
    expect(page.puts()).toHaveLength(5)
  })

  it('does not send unknown fields of the argument', async () => {
    const page = await openCart()
    void page.cart.setArticle({ ...add('42'), price: 1 } as never)
    await settle()
    expect(JSON.stringify(page.last().request.body)).toBe(
      '{"setArticle":{"productId":"42","tcm":"A","quantity":1}}',
    )
  })

  it('sends the CSRF token and the long-term token from the cookies', async () => {
    const page = await openCart({}, { cookies: { CsrfToken: 'c-1', LongtermToken: 'l.1' } })
    void page.cart.setArticle(add('42'))
    await settle()
    for (const { request } of page.calls)
      expect(request.headers).toEqual({ 'X-CSRF-Token': 'c-1', 'X-LongtermToken': 'l.1' })
    const bare = await openCart()
    expect(bare.last().request.headers).toEqual({ 'X-CSRF-Token': '1' })
  })

  it('returns the results in call order, even if an earlier one waits for its message', async () => {
    let arrive = (_texts: CartTexts) => {}
    const page = await openCart({}, { loadTexts: () => new Promise((resolve) => (arrive = resolve)) })
    const returned: string[] = []
    void page.cart.setArticle(add('1', 99)).then(() => returned.push('refused'))
    void page.cart.setArticle(add('2')).then(() => returned.push('accepted'))
    await page.respond(409, { error: 'UNKNOWN' })
    await page.respond(200, { cart: cartOf({ 2: 1 }) })
    expect(page.puts().map(({ isDone }) => isDone)).toEqual([true, true])
    expect(returned).toEqual([])
    arrive(german)
    await settle()
    expect(returned).toEqual(['refused', 'accepted'])
  })

  it('sends ten calls of one tick one at a time, in call order', async () => {
    const page = await openCart()
    for (let at = 1; at <= 10; at++) void page.cart.setArticle(add(`${at}`, at))
    expect(page.cart.state.itemCount).toBe(55)
    const sent: unknown[] = []
    let server: Record<string, number> = {}
    for (let at = 1; at <= 10; at++) {
      await settle()
      expect(page.open()).toHaveLength(1)
      sent.push((page.last().request.body as { setArticle: { productId: string } }).setArticle.productId)
      server = { ...server, [at]: at }
      await page.respond(200, { cart: cartOf(server) })
      expect(page.cart.state.itemCount).toBe(55)
    }
    expect(sent).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'])
    expect(page.cart.state.busy).toBe(false)
    expect(page.counts()).toEqual([0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55])
  })

  it('counts a double click once', async () => {
    const page = await openCart()
    void page.cart.setArticle(add('42'))
    void page.cart.setArticle(add('42'))
    expect(page.cart.state.itemCount).toBe(1)
    expect(page.cart.state.cart.articles).toHaveLength(1)
  })

  it('applies the pending changes to the service’s response', async () => {
    const page = await openCart()
    void page.cart.setArticle(add('1'))
    void page.cart.setArticle(add('2', 5))
    await page.respond(200, { cart: cartOf({ 1: 1, 99: 3 }) })
    expect(page.cart.state.cart.articles.map(({ productId }) => productId)).toEqual(['1', '99', '2'])
    expect(page.cart.state.itemCount).toBe(9)
  })

  it('resolves with the carts before and after the change, and with the added product', async () => {
    const page = await openCart({ 7: 1 })
    const result = page.cart.setArticle(add('42'))
    await settle()
    const after = cartOf({ 7: 1, 42: 1 })
    await page
      .last()
      .respond(200, { cart: after, addedProduct: { productId: '42', title: 'Kaffee', quantity: 1 } })
    expect(await result).toEqual({
      request: { setArticle: add('42') },
      previousCart: cartOf({ 7: 1 }),
      updatedCart: after,
      addedProduct: { productId: '42', title: 'Kaffee', quantity: 1 },
    })
  })

  it('resolves with the removed item', async () => {
    const page = createCartPage()
    const giftCard = { article: { productId: 'g', tcm: 'A', quantity: 1 } }
    const free = { productId: '9', campaignId: 'c', quantity: 1 }
    await page.startWith(cartOf({ 42: 2 }, { giftCards: [giftCard], freeArticles: [free] }))
    const results = [
      page.cart.setArticle(add('42', 0)),
      page.cart.setGiftCard({ productId: 'g', tcm: 'A', set: false }),
      page.cart.setFreeArticle({ productId: '9', campaignId: 'c', remove: true }),
    ]
    for (let at = 0; at < 3; at++) {
      await page.respond(200, { cart: cartWith() })
    }
    expect(await results[0]).toMatchObject({ deletedArticle: { productId: '42', quantity: 2 } })
    expect(await results[1]).toMatchObject({ deletedGiftCard: giftCard })
    expect(await results[2]).toMatchObject({ deletedFreeArticle: free })
  })

  it('reverts only the refused change, and shows its error for 7.5 s', async () => {
    const page = await openCart({ 7: 1 })
    const refused = page.cart.setArticle(add('42', 30))
    void page.cart.setArticle(add('7', 4))
    await page.respond(409, { error: 'ITEM_LIMIT', limit: 20 })
    expect(page.cart.state.cart.articles).toEqual([add('7', 4)])
    expect(page.cart.state.itemCount).toBe(4)
    expect(page.cart.state.error).toEqual({
      code: 'ITEM_LIMIT',
      limit: 20,
      during: 'set',
      message: 'Von diesem Artikel können Sie leider maximal 20 Stück pro Einkauf erwerben.',
    })
    expect(await refused).toMatchObject({ error: 'ITEM_LIMIT', limit: 20, previousCart: cartOf({ 7: 1 }) })
    expect(await refused).not.toHaveProperty('updatedCart')
    await page.respond(200, { cart: cartOf({ 7: 4 }) })
    await page.advance(7499)
    expect(page.cart.state.error).not.toBeNull()
    await page.advance(1)
    expect(page.cart.state.error).toBeNull()
  })

  it('shows each error for 7.5 s', async () => {
    const page = await openCart()
    void page.cart.setArticle(add('1'))
    await page.respond(409, { error: 'ITEM_LIMIT', limit: 5 })
    await page.advance(5000)
    void page.cart.setArticle(add('2'))
    await page.respond(409, { error: 'CART_LIMIT', limit: 50 })
    await page.advance(7499)
    expect(page.cart.state.error?.code).toBe('CART_LIMIT')
    await page.advance(1)
    expect(page.cart.state.error).toBeNull()
  })

  it('reverts a change without an error if the service has not modified anything', async () => {
    const page = await openCart({ 42: 2 })
    const result = page.cart.setArticle(add('42', 0))
    await page.respond(304)
    expect(page.cart.state).toMatchObject({ itemCount: 2, error: null, deleted: [], busy: false })
    expect(await result).toMatchObject({ error: 'NOT_MODIFIED' })
    expect(page.last().request.expected).toEqual([304])
  })

  it('shows the error UNKNOWN after a network failure, and reads whether the service has made the change', async () => {
    const page = await openCart()
    const result = page.cart.setArticle(add('42'))
    await page.fail()
    expect(await result).toMatchObject({ error: 'UNKNOWN' })
    expect(page.cart.state).toMatchObject({
      itemCount: 0,
      busy: false,
      error: {
        code: 'UNKNOWN',
        during: 'set',
        message:
          'Ihr Warenkorb kann gerade nicht geändert werden. Bitte versuchen Sie es später noch einmal.',
      },
    })
    // The change had reached the service after all.
    expect(page.last()).toMatchObject({ path: ADDRESS_FORCED, request: { quiet: true } })
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state.itemCount).toBe(1)
    expect(page.cart.state.error?.code).toBe('UNKNOWN')
  })

  it('shows no second error if that read also fails', async () => {
    const page = await openCart({ 7: 2 })
    void page.cart.setArticle(add('42'))
    await page.fail()
    await page.fail()
    expect(page.cart.state).toMatchObject({ itemCount: 2, error: { during: 'set' } })
    await page.advance(7500)
    expect(page.cart.state.error).toBeNull()
  })

  it.each([
    [200, '<html>', 'a page instead of a cart'],
    [500, { error: 'SOMETHING_NEW' }, 'an unknown code'],
    [503, 'sorry', 'an error without a code'],
  ])('shows the error UNKNOWN for the status %d with %j (%s)', async (status, body, _why) => {
    const page = await openCart()
    const result = page.cart.setArticle(add('42'))
    await page.respond(status, body)
    expect(await result).toMatchObject({ error: 'UNKNOWN' })
    expect(page.cart.state.itemCount).toBe(0)
  })

  it('sends a change that a listener makes after the change that it was called for', async () => {
    const page = await openCart()
    const off = page.cart.subscribe(() => {
      off()
      void page.cart.setArticle(add('gift'))
    })
    void page.cart.setArticle(add('42'))
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    const sent = page.puts().map(({ request }) => JSON.stringify(request.body))
    expect(sent[0]).toContain('"42"')
    expect(sent[1]).toContain('"gift"')
  })

  it('calls the other listeners if one throws, and warns', async () => {
    const page = await openCart()
    const counts: number[] = []
    page.cart.subscribe(() => {
      throw new Error('in the host page')
    })
    page.cart.subscribe(({ itemCount }) => counts.push(itemCount))
    void page.cart.setArticle(add('42'))
    expect(counts).toEqual([1])
    expect(page.warnings).toHaveLength(1)
  })

  it('calls a listener neither at once nor after it was removed', async () => {
    const page = await openCart()
    const counts: number[] = []
    const off = page.cart.subscribe(({ itemCount }) => void counts.push(itemCount))
    expect(counts).toEqual([])
    void page.cart.setArticle(add('42'))
    expect(counts).toEqual([1])
    off()
    void page.cart.setArticle(add('42', 2))
    expect(counts).toEqual([1])
  })

  it('passes the same object for the same error, and another object for a later error with the same text', async () => {
    const page = await openCart()
    const refuse = async () => {
      void page.cart.setArticle(add('42'))
      await page.respond(409, { error: 'CART_LIMIT', limit: 5 })
      await settle()
      return page.cart.state.error
    }
    const first = await refuse()
    void page.cart.setArticle(add('gift'))
    expect(page.cart.state.error).toBe(first)
    await page.respond(200, { cart: cartOf({ gift: 1 }) })
    const second = await refuse()
    expect(second).toEqual(first)
    expect(second).not.toBe(first)
  })

  it('is not affected if the host page changes the state that it received', async () => {
    const page = await openCart({ 1: 1, 2: 2 })
    page.cart.state.cart.articles.reverse().pop()
    page.cart.state.cart.numberOfArticles = 99
    void page.cart.setArticle(add('3'))
    expect(page.cart.state.itemCount).toBe(4)
    expect(page.cart.state.cart.articles.map(({ productId }) => productId)).toEqual(['1', '2', '3'])
  })
})

describe('copies of the state', () => {
  it('do not change if a reader changes its own', async () => {
    const page = await openCart({ 42: 2 })
    const { state } = page.cart
    state.itemCount = 99
    state.cart.articles.length = 0
    Object.assign(state, { self: state })
    expect(page.cart.state).toMatchObject({ itemCount: 2, cart: cartOf({ 42: 2 }) })
    expect(page.cart.state).not.toHaveProperty('self')
  })

  it('are separate for each listener', async () => {
    const page = await openCart({ 42: 2 })
    const states: CartState[] = []
    page.cart.subscribe((state) => void state.cart.articles.pop())
    page.cart.subscribe((state) => void states.push(state))
    page.cart.subscribe((state) => void states.push(state))
    void page.cart.setArticle(add('42', 3))
    expect(states.map(({ cart }) => cart)).toEqual([cartOf({ 42: 3 }), cartOf({ 42: 3 })])
    expect(states[0]).not.toBe(states[1])
    expect(page.cart.state.cart).toEqual(cartOf({ 42: 3 }))
  })

  it('of an error are restored after a reader has changed one', async () => {
    const page = await openCart()
    void page.cart.setArticle(add('42'))
    await page.respond(409, { error: 'CART_LIMIT', limit: 5 })
    page.cart.state.error!.message = 'changed'
    expect(page.cart.state.error!.message).toContain('5')
  })

  it('are the same object for a reader until the state changes', async () => {
    const page = await openCart({ 42: 2 })
    expect(page.cart.state).toBe(page.cart.state)
  })
})

describe('leaving the page', () => {
  it('sends all pending changes at once, but only the last of several to the same article', async () => {
    const page = await openCart()
    void page.cart.setArticle(add('1'))
    const skipped = page.cart.setArticle(add('2', 1))
    void page.cart.setArticle(add('2', 2))
    void page.cart.setArticle(add('3'))
    await settle()
    expect(page.puts()).toHaveLength(1)
    page.dispatch('pagehide')
    await settle()
    expect(page.puts().map(({ request }) => (request.body as { setArticle: unknown }).setArticle)).toEqual([
      add('1'),
      add('2', 2),
      add('3'),
    ])
    expect(page.cart.state.itemCount).toBe(4)
    for (const put of page.puts()) await put.respond(200, { cart: cartOf({ 1: 1, 2: 2, 3: 1 }) })
    expect(await skipped).toMatchObject({ error: 'NOT_MODIFIED' })
    expect(page.cart.state).toMatchObject({ itemCount: 4, busy: false })
  })

  it('lets the next page show the changes in flight', async () => {
    const page = await openCart()
    void page.cart.setArticle(add('42', 2))
    page.dispatch('pagehide')
    const next = createCartPage({ stored: page.local.get('cart')! })
    void next.cart.load()
    expect(next.cart.state.itemCount).toBe(2)
  })

  it('keeps the response to the newest change, even if it does not arrive last', async () => {
    const page = await openCart()
    void page.cart.setArticle(add('1'))
    void page.cart.setArticle(add('2'))
    await settle()
    page.dispatch('pagehide')
    await settle()
    const [first, second] = page.puts()
    await second!.respond(200, { cart: cartOf({ 1: 1, 2: 1 }) })
    await first!.respond(200, { cart: cartOf({ 1: 1 }) })
    expect(page.cart.state).toMatchObject({ itemCount: 2, busy: false })
  })

  describe('before the first read has ended', () => {
    const bodies = (page: CartPage) => page.puts().map(({ request }) => request.body)
    const setArticle = (productId: string, quantity: number) => ({ setArticle: add(productId, quantity) })
    /** A page whose first read never ends. */
    const openReading = async (settings: CartPageSettings = {}) => {
      const page = createCartPage(settings)
      void page.cart.load()
      await settle()
      return page
    }
    const stored = (shop?: string) => JSON.stringify({ ...cartOf({ 7: 1, 42: 9 }), shop })

    it('sends an addition on top of the stored cart, and lets the next page show it', async () => {
      const page = await openReading({ stored: stored() })
      const result = page.cart.add(add('42', 2))
      await settle()
      expect(bodies(page)).toEqual([])
      page.dispatch('pagehide')
      await settle()
      expect(bodies(page)).toEqual([setArticle('42', 11)])
      expect(page.last().request.keepalive).toBe(true)
      expect(page.stored()).toMatchObject({ numberOfArticles: 12 })
      await page.respond(200, { cart: cartOf({ 7: 1, 42: 11 }) })
      expect(await result).toMatchObject({
        request: setArticle('42', 11),
        updatedCart: cartOf({ 7: 1, 42: 11 }),
      })
    })

    it('sends the other changes that wait behind an addition as they are, in order', async () => {
      const page = await openReading({ stored: stored() })
      const { cart } = page
      const gift = { productId: 'g', tcm: 'A', set: true }
      void cart.add(add('42'))
      void cart.setArticle(add('3', 5))
      void cart.setGiftCard(gift)
      void cart.setArticle(add('7', 0))
      void cart.restore()
      void cart.deleteSubscription({ subscriptionId: 's' })
      await settle()
      expect(bodies(page)).toEqual([])
      page.dispatch('pagehide')
      await settle()
      expect(bodies(page)).toEqual([
        setArticle('42', 10),
        setArticle('3', 5),
        { setGiftCard: gift },
        // Of the removal and its undo, only the undo.
        setArticle('7', 1),
        { deleteSubscription: { subscriptionId: 's' } },
      ])
    })

    it('sends the sum of several additions of an article', async () => {
      const page = await openReading({ stored: stored() })
      for (const quantity of [1, 2]) void page.cart.add(add('42', quantity))
      void page.cart.add(add('3'))
      page.dispatch('pagehide')
      await settle()
      expect(bodies(page)).toEqual([setArticle('42', 12), setArticle('3', 1)])
    })

    it.each([
      ['no cart is stored', undefined],
      ['the cart of another shop is stored', stored('https://www.shop.example/ AT')],
      ['what is stored cannot be read', '{'],
    ])('sends the pieces of an addition alone if %s', async (_why, text) => {
      const page = await openReading(text === undefined ? {} : { stored: text })
      void page.cart.add(add('42', 2))
      page.dispatch('pagehide')
      await settle()
      expect(bodies(page)).toEqual([setArticle('42', 2)])
    })

    it('sends an addition that waits for the next read after a failed one', async () => {
      const page = await openReading()
      await page.respond(500, {})
      void page.cart.add(add('42', 2))
      page.dispatch('pagehide')
      await settle()
      expect(bodies(page)).toEqual([setArticle('42', 2)])
    })

    it('counts what another tab has stored in the meantime', async () => {
      const page = await openReading({ stored: stored() })
      void page.cart.add(add('42'))
      page.storeInOtherTab(JSON.stringify({ ...cartOf({ 42: 20 }), shop: SHOP }))
      page.dispatch('pagehide')
      await settle()
      expect(bodies(page)).toEqual([setArticle('42', 21)])
    })

    it('sends nothing twice if the back/forward cache restores the page, and then adds to the cart as it is', async () => {
      const page = await openReading({ stored: stored() })
      const result = page.cart.add(add('42'))
      const [broken] = page.gets()
      page.dispatch('pagehide', { persisted: true })
      await settle()
      await broken!.fail()
      await page.respond(200, { cart: cartOf({ 42: 10 }) })
      expect(await result).toMatchObject({ request: setArticle('42', 10) })
      page.dispatch('pageshow', { persisted: true })
      const next = page.cart.add(add('42'))
      await settle()
      expect(bodies(page)).toEqual([setArticle('42', 10)])
      await page.respond(200, { cart: cartOf({ 42: 30 }) })
      await settle()
      expect(bodies(page)).toEqual([setArticle('42', 10), setArticle('42', 31)])
      await page.respond(200, { cart: cartOf({ 42: 31 }) })
      expect(await next).toMatchObject({ updatedCart: cartOf({ 42: 31 }) })
    })

    it('sends it once more if it is left, restored and left again', async () => {
      const page = await openReading()
      for (let visit = 0; visit < 2; visit++) {
        void page.cart.add(add('42'))
        page.dispatch('pagehide', { persisted: true })
        await settle()
        page.dispatch('pageshow', { persisted: true })
        await settle()
      }
      expect(bodies(page)).toEqual([setArticle('42', 1), setArticle('42', 2)])
    })
  })

  it('sends what the host page changes in its own listener of the event at once', async () => {
    const page = await openCart({ 42: 1 })
    void page.cart.setArticle(add('1'))
    await settle()
    page.window.addEventListener('pagehide', () => {
      void page.cart.setArticle(add('2'))
      void page.cart.setArticle(add('2', 3))
      void page.cart.add(add('42'))
    })
    page.dispatch('pagehide')
    await settle()
    const sent = page.puts().map(({ request }) => request.body)
    expect(sent).toEqual([add('1'), add('2', 3), add('42', 2)].map((setArticle) => ({ setArticle })))
    expect(page.stored()).toMatchObject({ numberOfArticles: 6 })
    // If the page stays after all, changes are sent one at a time again.
    await page.advance(0)
    void page.cart.setArticle(add('3'))
    await settle()
    expect(page.puts()).toHaveLength(3)
  })

  it('sends an addition of such a listener if the cart was never read', async () => {
    const page = createCartPage()
    page.window.addEventListener('pagehide', () => void page.cart.add(add('42')))
    page.dispatch('pagehide')
    await settle()
    expect(page.puts().map(({ request }) => request.body)).toEqual([{ setArticle: add('42') }])
  })

  it('reads the cart again when the page is restored from the back/forward cache', async () => {
    const page = await openCart()
    page.dispatch('pageshow', { persisted: false })
    expect(page.gets()).toHaveLength(1)
    page.dispatch('pageshow', { persisted: true })
    await settle()
    expect(page.gets()).toHaveLength(2)
    await page.respond(200, { cart: cartOf({ 42: 1 }) })
    expect(page.cart.state.itemCount).toBe(1)
  })
})
