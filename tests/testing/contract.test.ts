/** What holds for the real `window.Shop` also holds for the test shop: each test runs with both. */
import { describe, expect, test, vi } from 'vitest'
import { CART_ERROR_CODES, type CartApi, type CartErrorCode } from '../../src/api/cart.js'
import { SHOP_FAILURES, type FailingMethod } from '../../src/testing/shop-failures.js'
import { SHOPS } from './shops.js'

const ARTICLE = { productId: '42', tcm: 'A', quantity: 2 }
const FREE = { productId: 'free-mug', campaignId: 'welcome' }
const CARD = { productId: 'gift-25', tcm: 'A' }
const FULL = {
  articles: [ARTICLE],
  freeArticles: [FREE],
  giftCards: [CARD],
  partnerProducts: ['partner-insurance'],
  subscriptions: ['abo-coffee'],
}

const CHANGES = {
  setArticle: { productId: '42', tcm: 'A', quantity: 3 },
  setFreeArticle: { ...FREE, remove: true },
  setGiftCard: { ...CARD, set: false },
  setPartnerProduct: { partnerProductId: 'partner-insurance', set: false },
  deleteSubscription: { subscriptionId: 'abo-coffee' },
  add: { productId: '42', tcm: 'A' },
} as const
type ChangeName = keyof typeof CHANGES
const change = (cart: CartApi, name: ChangeName) => cart[name](CHANGES[name] as never)
const CHANGE_NAMES = Object.keys(CHANGES) as ChangeName[]

/** The lengths of the lists that the changes above shorten. */
const sizes = ({ state: { cart } }: CartApi) => ({
  freeArticles: cart.freeArticles.length,
  giftCards: cart.giftCards.length,
  partnerProducts: cart.partnerProducts.length,
  subscriptions: cart.subscriptions.length,
})

describe.each(SHOPS)('$name', ({ open, openFailing }) => {
  describe('cart', () => {
    test('has the entries of the service after the first read', async () => {
      const { shop } = await open(FULL)
      const { state } = shop.cart
      expect(state).toMatchObject({ itemCount: 2, busy: false, canCheckout: true, deleted: [], error: null })
      expect(state.cart.articles).toMatchObject([ARTICLE])
      expect(sizes(shop.cart)).toEqual({
        freeArticles: 1,
        giftCards: 1,
        partnerProducts: 1,
        subscriptions: 1,
      })
    })

    test('load resolves with the state', async () => {
      const { shop } = await open({ articles: [ARTICLE] })
      expect(await shop.cart.load({ force: true })).toEqual(shop.cart.state)
    })

    test('a change is shown at once, and confirmed later', async () => {
      const { shop, hold } = await open({ articles: [ARTICLE] })
      const release = hold()
      const result = shop.cart.setArticle(CHANGES.setArticle)
      expect(shop.cart.state).toMatchObject({ itemCount: 3, busy: true })
      release()
      expect(await result).toMatchObject({
        request: { setArticle: CHANGES.setArticle },
        previousCart: { numberOfArticles: 2 },
        updatedCart: { numberOfArticles: 3 },
        addedProduct: { productId: '42', quantity: { quantity: 1 } },
      })
      expect(shop.cart.state).toMatchObject({ itemCount: 3, busy: false, error: null })
    })

    test('an article, a free article, a gift card and a partner product can be added', async () => {
      const { shop } = await open()
      await shop.cart.setArticle({ productId: '42', quantity: 1 })
      await shop.cart.setFreeArticle(FREE)
      await shop.cart.setGiftCard({ productId: 'gift-25', set: true })
      await shop.cart.setPartnerProduct({ partnerProductId: 'partner-insurance', set: true })
      expect(shop.cart.state.itemCount).toBe(1)
      expect(sizes(shop.cart)).toEqual({
        freeArticles: 1,
        giftCards: 1,
        partnerProducts: 1,
        subscriptions: 0,
      })
    })

    test('a free article, a gift card, a partner product and a subscription can be removed', async () => {
      const { shop } = await open(FULL)
      const results = []
      for (const name of CHANGE_NAMES) results.push(await change(shop.cart, name))
      expect(sizes(shop.cart)).toEqual({
        freeArticles: 0,
        giftCards: 0,
        partnerProducts: 0,
        subscriptions: 0,
      })
      expect(results[1]).toMatchObject({ deletedFreeArticle: FREE })
      expect(results[2]).toMatchObject({ deletedGiftCard: { article: CARD } })
      expect(shop.cart.state.deleted.map(({ kind }) => kind)).toEqual(['freeArticle', 'giftCard'])
    })

    test('a removed article can be restored', async () => {
      const { shop } = await open({ articles: [ARTICLE] })
      expect(await shop.cart.setArticle({ ...ARTICLE, quantity: 0 })).toMatchObject({
        deletedArticle: ARTICLE,
      })
      expect(shop.cart.state).toMatchObject({
        itemCount: 0,
        canCheckout: false,
        deleted: [{ kind: 'article' }],
      })
      await shop.cart.restore(shop.cart.state.deleted[0])
      expect(shop.cart.state).toMatchObject({ itemCount: 2, canCheckout: true, deleted: [] })
    })

    test('restore rejects with NOT_FOUND if nothing was removed', async () => {
      const { shop } = await open({ articles: [ARTICLE] })
      await expect(shop.cart.restore()).rejects.toMatchObject({ name: 'ShopError', code: 'NOT_FOUND' })
    })

    test('add puts pieces on top of those in the cart', async () => {
      const { shop } = await open({ articles: [ARTICLE] })
      expect(await shop.cart.add({ productId: '42', quantity: 3 })).toMatchObject({
        request: { setArticle: { productId: '42', quantity: 5 } },
        addedProduct: { productId: '42', quantity: { quantity: 3 } },
      })
      expect(await shop.cart.add({ productId: '42' })).toMatchObject({ updatedCart: { numberOfArticles: 6 } })
    })

    test('a change that makes no difference is dropped', async () => {
      const { shop } = await open({ articles: [ARTICLE] })
      expect(await shop.cart.setArticle(ARTICLE)).toMatchObject({ error: 'NOT_MODIFIED' })
      expect(shop.cart.state).toMatchObject({ itemCount: 2, error: null })
    })

    test.each(CART_ERROR_CODES.filter((code) => code !== 'NOT_MODIFIED'))(
      'a change that the service refuses with %s is reverted, and the state has the error with its text',
      async (code) => {
        const { shop, refuse } = await open({ articles: [ARTICLE] })
        refuse('cart.setArticle', code)
        const { error, limit } = await shop.cart.setArticle(CHANGES.setArticle)
        expect(error).toBe(code)
        expect(shop.cart.state.itemCount).toBe(2)
        expect(shop.cart.state.error).toEqual({
          code,
          limit,
          during: 'set',
          message: await shop.cart.message(`setErrors.${code}`, { limit }),
        })
        expect(limit !== undefined).toBe(code.endsWith('_LIMIT'))
      },
    )

    test.each(CHANGE_NAMES)('%s can be refused', async (name) => {
      const { shop, refuse } = await open(FULL)
      refuse(`cart.${name}`, 'CARTSTORAGE_UNAVAILABLE')
      expect(await change(shop.cart, name)).toMatchObject({ error: 'CARTSTORAGE_UNAVAILABLE' })
      expect((await change(shop.cart, name)).error).toBeUndefined()
    })

    test.each(['UNKNOWN', 'CARTSTORAGE_UNAVAILABLE'] satisfies CartErrorCode[])(
      'after a read that fails with %s, the cart is empty until a read succeeds',
      async (code) => {
        const { shop, refuse } = await open({ articles: [ARTICLE] })
        refuse('cart.load', code)
        expect(await shop.cart.load({ force: true })).toMatchObject({
          itemCount: 0,
          canCheckout: false,
          error: { code, during: 'get', message: await shop.cart.message(`getErrors.${code}`) },
        })
        expect(await shop.cart.load()).toMatchObject({ itemCount: 2, error: null })
      },
    )

    test.each([
      ['add', { productId: '42', quantity: 0 }, 'quantity'],
      ['setArticle', { productId: '42', quantity: -1 }, 'quantity'],
      ['setFreeArticle', { productId: '42' }, 'campaignId'],
      ['setGiftCard', { productId: '', set: true }, 'productId'],
      ['setPartnerProduct', { partnerProductId: 'x', set: 'yes' }, 'set'],
      ['deleteSubscription', {}, 'subscriptionId'],
      ['restore', { expiresAt: 'soon' }, 'expiresAt'],
      ['load', { force: 1 }, 'force'],
      ['message', 'setErrors.NOTHING', 'name'],
    ] as const)('%s rejects with INVALID_ARGUMENT for %j', async (method, argument, field) => {
      const { shop } = await open()
      await expect(shop.cart[method](argument as never)).rejects.toMatchObject({
        name: 'ShopError',
        code: 'INVALID_ARGUMENT',
        message: expect.stringContaining(`"${field}"`),
      })
    })

    test('subscribers are called after each change of the state, until they are removed', async () => {
      const { shop } = await open({ articles: [ARTICLE] })
      const counts: number[] = []
      const stop = shop.cart.subscribe(({ itemCount }) => counts.push(itemCount))
      expect(counts).toEqual([])
      await shop.cart.setArticle(CHANGES.setArticle)
      expect(counts).toEqual([3, 3])
      stop()
      await shop.cart.setArticle(ARTICLE)
      expect(counts).toEqual([3, 3])
    })

    test('a copy of the state that the page changes does not change the cart', async () => {
      const { shop } = await open({ articles: [ARTICLE] })
      shop.cart.state.cart.articles.length = 0
      await shop.cart.setArticle(CHANGES.setArticle)
      expect(shop.cart.state.cart.articles).toHaveLength(1)
    })

    test('the event cart-changed has the number of pieces', async () => {
      const { shop } = await open({ articles: [ARTICLE] })
      const counts: number[] = []
      const stop = shop.on('cart-changed', ({ itemCount }) => counts.push(itemCount))
      await shop.cart.setArticle(CHANGES.setArticle)
      stop()
      await shop.cart.setArticle(ARTICLE)
      expect(counts).toEqual([3])
    })

    test.each([
      ['the window', () => window, false],
      ['the document', () => document, false],
      ['an element', () => document.body, false],
      ['an element', () => document.body, true],
    ] as const)('cart-update on %s makes the cart read again', async (_where, target, bubbles) => {
      const { shop } = await open({ articles: [ARTICLE] })
      target().dispatchEvent(new CustomEvent('cart-update', { bubbles }))
      expect(shop.cart.state.busy).toBe(true)
      await vi.waitFor(() => expect(shop.cart.state.busy).toBe(false))
    })
  })

  describe('all other methods', () => {
    test('customer has the data of a customer who is logged in', async () => {
      const { shop } = await open({}, true)
      expect(await shop.customer()).toEqual({
        initialized: true,
        loggedInOrRemembered: true,
        customerName: 'Jana Beispiel',
        loyaltyBeans: 120,
        communityMember: true,
        shopCardMember: true,
      })
    })

    test('customer is empty for a visitor who is logged out', async () => {
      const { shop } = await open()
      expect(await shop.customer()).toMatchObject({ initialized: true, loggedInOrRemembered: false })
    })

    test('formatPrice uses the site of the page, of configure, or of the call', async () => {
      const { shop } = await open()
      expect(shop.formatPrice(1234.5)).toBe('1.234,50')
      shop.configure({ site: 'AT' })
      expect(shop.formatPrice(9.9)).toBe('9,90\u00a0Euro')
      expect(shop.formatPrice(9.9, 'CZ')).toBe('9,90\u00a0Kč')
    })

    test('push runs functions at once, with the Shop itself, and continues after one that throws', async () => {
      const { shop } = await open()
      const codes: string[] = []
      const stop = shop.on('shop-error', ({ code }) => codes.push(code))
      const ran: unknown[] = []
      shop.push(
        () => {
          throw new Error('a mistake of the host page')
        },
        (given) => ran.push(given),
      )
      stop()
      expect(ran).toEqual([shop])
      expect(codes).toEqual(['INVALID_ARGUMENT'])
    })

    test.each([
      ['configure', (shop) => shop.configure(null as never)],
      ['on', (shop) => shop.on('shop-error', null as never)],
      ['formatPrice', (shop) => shop.formatPrice(Number.NaN)],
    ] satisfies Array<[string, (shop: import('../../src/api/shop.js').Shop) => unknown]>)(
      '%s throws INVALID_ARGUMENT for an argument of the wrong shape, and the page is told',
      async (_name, call) => {
        const { shop } = await open()
        const onError = vi.fn()
        shop.configure({ onError })
        expect(() => call(shop)).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }))
        expect(onError).toHaveBeenCalledOnce()
      },
    )

    test('mount resolves after shop-ready, and unmount returns', async () => {
      const { shop } = await open()
      const element = document.body.appendChild(document.createElement('div'))
      const ready: string[] = []
      element.addEventListener('shop-ready', ({ detail }) => ready.push(detail.widget))
      await shop.mount(element, 'newsletter')
      expect(ready).toEqual(['newsletter'])
      shop.unmount(element)
      element.remove()
    })

    test.each([
      ['NOT_FOUND', '#nowhere', 'footer'],
      ['INVALID_ARGUMENT', 7, 'footer'],
      ['UNKNOWN_WIDGET', 'body', 'carousel'],
    ] as const)('mount rejects with %s', async (code, target, widget) => {
      const { shop } = await open()
      vi.spyOn(console, 'warn').mockReturnValue()
      await expect(shop.mount(target as never, widget as never)).rejects.toMatchObject({
        name: 'ShopError',
        code,
      })
    })

    test('preload resolves, and rejects with UNKNOWN_WIDGET', async () => {
      const { shop } = await open()
      const onError = vi.fn()
      shop.configure({ onError })
      vi.spyOn(console, 'warn').mockReturnValue()
      await expect(shop.preload('newsletter')).resolves.toBeUndefined()
      await expect(shop.preload('carousel' as never)).rejects.toMatchObject({
        name: 'ShopError',
        code: 'UNKNOWN_WIDGET',
      })
      expect(onError).toHaveBeenCalledOnce()
    })

    test('version, ready, search.close, search.submit and doctor exist', async () => {
      const { shop } = await open()
      expect(shop.version).toMatch(/^\d+\.\d+\.\d+/)
      await expect(shop.ready).resolves.toBeUndefined()
      shop.configure({ router: { push() {} } })
      expect(shop.search.close()).toBeUndefined()
      expect(shop.search.submit('kaffee')).toBeUndefined()
      expect(shop.doctor).toBeTypeOf('function')
    })
  })

  describe('failures', () => {
    const call = (shop: import('../../src/api/shop.js').Shop, method: FailingMethod): Promise<unknown> => {
      const name = method.split('.')[1] as ChangeName
      if (name in CHANGES) return change(shop.cart, name)
      if (method === 'cart.message') return shop.cart.message('defectiveItemsError')
      if (method === 'mount') return shop.mount('body', 'footer')
      if (method === 'preload') return shop.preload('footer')
      if (method === 'search.open') return shop.search.open()
      if (method === 'doctor') return shop.doctor()
      return method === 'cart.restore' ? shop.cart.restore() : shop.cart.load()
    }
    const cases = (Object.keys(SHOP_FAILURES) as FailingMethod[]).flatMap((method) =>
      (['LOAD_FAILED', 'INTEGRITY'] as const).map((code) => [method, code] as const),
    )

    test.each(cases)('%s rejects with %s, and the error is reported to the page', async (method, code) => {
      const shop = openFailing(method, code)
      const codes: string[] = []
      const stop = shop.on('shop-error', (detail) => codes.push(detail.code))
      await expect(call(shop, method)).rejects.toMatchObject({ name: 'ShopError', code })
      stop()
      expect(codes).toEqual([code])
    })

    test('search.open rejects with NOT_FOUND if the page has no search', async () => {
      const { shop } = await open()
      const failing = SHOPS.find(({ openFailing: other }) => other === openFailing)!.name
      const searching = failing === 'the test shop' ? openFailing('search.open', 'NOT_FOUND') : shop
      await expect(searching.search.open()).rejects.toMatchObject({ name: 'ShopError', code: 'NOT_FOUND' })
    })
  })
})
