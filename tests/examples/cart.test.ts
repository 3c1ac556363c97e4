import { describe, expect, it } from 'vitest'
import { createCartError, createCartResponse } from '../../src/services/cart.js'
import type { Cart, Quantity } from '../../src/api/cart.js'
import { CSRF, visit, type Visit } from './visit.js'

const cartError = createCartError()
const cartResponse = createCartResponse()

const PATH = '/service/cart/api/cart'
const change = (visitor: Visit, body: unknown, headers: Record<string, string> = CSRF) =>
  visitor.send('PUT', PATH, body, headers)
const article = (productId: string, quantity: number, tcm?: string) => ({
  setArticle: { productId, quantity, ...(tcm && { tcm }) },
})
const read = async (visitor: Visit): Promise<Cart> => cartResponse.parse(await visitor.json(PATH, CSRF)).cart
const pieces = (quantity: Quantity): number => (typeof quantity === 'number' ? quantity : quantity.quantity)
const refusal = async (response: Response) => ({
  status: response.status,
  ...cartError.parse(await response.json()),
})

describe('putting articles into the cart', () => {
  it('returns the whole cart and the added article', async () => {
    const visitor = visit()
    const response = await change(visitor, article('42', 2))
    expect(response.status).toBe(200)
    const { cart, addedProduct } = cartResponse.parse(await response.json())
    expect(cart.numberOfArticles).toBe(2)
    expect(cart.articles).toMatchObject([
      { productId: '42', tcm: 'A', quantity: 2, availability: 'AVAILABLE' },
    ])
    expect(pieces(addedProduct!.quantity)).toBe(2)
    expect(await read(visitor)).toEqual(cart)
  })

  it('sets the quantity instead of adding to it, and counts the pieces of all articles', async () => {
    const visitor = visit()
    await change(visitor, article('42', 2))
    await change(visitor, article('42', 5))
    await change(visitor, article('81', 1, 'B'))
    await change(visitor, article('81', 1, 'C'))
    const cart = await read(visitor)
    expect(cart.numberOfArticles).toBe(7)
    expect(cart.articles).toHaveLength(3)
  })

  it('removes an article at the quantity 0, and keeps the order of the others', async () => {
    const visitor = visit()
    for (const id of ['1', '2', '3']) await change(visitor, article(id, 1))
    await change(visitor, article('2', 0))
    expect((await read(visitor)).articles.map(({ productId }) => productId)).toEqual(['1', '3'])
  })

  it('returns 304 if nothing changes', async () => {
    const visitor = visit()
    expect((await change(visitor, article('42', 0))).status).toBe(304)
    await change(visitor, article('42', 2))
    const again = await change(visitor, article('42', 2))
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('shows names in the language of the site', async () => {
    const visitor = visit()
    await visitor.page('/?site=PL')
    await change(visitor, article('1', 1))
    const polish = (await read(visitor)).articles[0]!.title
    await visitor.page('/?site=TR')
    expect((await read(visitor)).articles[0]!.title).not.toBe(polish)
  })

  it('changes the cart of this visitor only', async () => {
    const anna = visit()
    const ben = visit(anna)
    await change(anna, article('42', 1))
    expect((await read(ben)).articles).toEqual([])
  })
})

describe('the shop', () => {
  it('sells at most 10 pieces of an article', async () => {
    const visitor = visit()
    expect(await refusal(await change(visitor, article('42', 11)))).toEqual({
      status: 409,
      error: 'ITEM_LIMIT',
      limit: 10,
    })
    expect((await read(visitor)).articles).toEqual([])
  })

  it('sells no more pieces than are in stock', async () => {
    const visitor = visit()
    expect(await refusal(await change(visitor, article('7', 4)))).toMatchObject({
      error: 'AVAILABILITY_LIMIT',
      limit: 3,
    })
    expect((await change(visitor, article('7', 3))).status).toBe(200)
    expect(await refusal(await change(visitor, article('50', 1)))).toMatchObject({
      error: 'AVAILABILITY_LIMIT',
      limit: 0,
    })
  })

  it('sells at most 50 pieces in all', async () => {
    const visitor = visit()
    for (const id of ['1', '2', '3', '4', '5']) await change(visitor, article(id, 10))
    expect(await refusal(await change(visitor, article('6', 1)))).toMatchObject({
      error: 'CART_LIMIT',
      limit: 50,
    })
    expect((await change(visitor, article('5', 9))).status).toBe(200)
    expect((await change(visitor, article('6', 1))).status).toBe(200)
  })

  it('refuses products without a price or without data', async () => {
    const visitor = visit()
    expect(await refusal(await change(visitor, article('13', 1)))).toMatchObject({
      status: 503,
      error: 'PRICE_UNAVAILABLE',
    })
    for (const unknown of [article('66', 1), article('9999', 1), article('../1', 1), article('42', 1, 'Z')])
      expect(await refusal(await change(visitor, unknown))).toMatchObject({
        error: 'PRODUCTDATA_UNAVAILABLE',
      })
  })

  it('marks articles in the cart that cannot be sold any more', async () => {
    const visitor = visit()
    await change(visitor, article('90', 1))
    await change(visitor, article('91', 1))
    await change(visitor, article('92', 1))
    const cart = await read(visitor)
    expect(cart.articles.map(({ availability }) => availability)).toEqual(['SOLDOUT', 'NOT_AVAILABLE'])
    expect(cart.defectiveArticles.map(({ productId }) => productId)).toEqual(['92'])
    expect(cart.numberOfArticles).toBe(2)
  })
})

describe('the cart also contains', () => {
  it('gift cards, which can be added and removed', async () => {
    const visitor = visit()
    const set = (isSet: boolean) =>
      change(visitor, { setGiftCard: { productId: 'gift-25', tcm: 'A', set: isSet } })
    expect((await set(true)).status).toBe(200)
    expect((await set(true)).status).toBe(304)
    const { giftCards, numberOfArticles } = await read(visitor)
    expect(giftCards).toMatchObject([{ article: { productId: 'gift-25', tcm: 'A', quantity: 1 } }])
    expect(numberOfArticles).toBe(0)
    await set(false)
    expect((await read(visitor)).giftCards).toEqual([])
  })

  it('one free article of each campaign', async () => {
    const visitor = visit()
    const take = (productId: string, campaignId: string, remove = false) =>
      change(visitor, { setFreeArticle: { productId, campaignId, remove } })
    expect((await take('free-mug', 'coffee-days')).status).toBe(200)
    expect(await refusal(await take('free-spoon', 'coffee-days'))).toMatchObject({
      error: 'ITEM_LIMIT',
      limit: 1,
    })
    expect((await take('free-mug', 'welcome')).status).toBe(200)
    expect(await refusal(await take('free-mug', 'no-campaign'))).toMatchObject({
      error: 'PRODUCTDATA_UNAVAILABLE',
    })
    const { freeArticles } = await read(visitor)
    expect(freeArticles.map(({ quantity }) => pieces(quantity))).toEqual([1, 1])
    expect((await take('free-mug', 'welcome', true)).status).toBe(200)
    expect((await take('free-mug', 'welcome', true)).status).toBe(304)
  })

  it('partner products', async () => {
    const visitor = visit()
    const set = (partnerProductId: string, isSet: boolean) =>
      change(visitor, { setPartnerProduct: { partnerProductId, set: isSet } })
    expect((await set('partner-energy', true)).status).toBe(200)
    expect((await read(visitor)).partnerProducts).toEqual([
      { partnerProductId: 'partner-energy', totalQuantity: 1 },
    ])
    expect((await set('partner-energy', false)).status).toBe(200)
    expect((await set('partner-unknown', true)).status).toBe(503)
  })

  it('articles from a product page without JavaScript, on top of those in the cart', async () => {
    const visitor = visit()
    const submit = (quantity: string) =>
      visitor.send('POST', '/service/cartfrontend/cart', `productId=42&tcm=A&quantity=${quantity}`, {
        'Content-Type': 'application/x-www-form-urlencoded',
      })
    const response = await submit('2')
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/service/cartfrontend/cart'])
    await submit('1')
    await submit('99')
    await submit('x')
    expect((await read(visitor)).numberOfArticles).toBe(3)
  })

  it.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString', 'restore', ''])(
    'no change without JavaScript that it does not know: %j',
    async (change) => {
      const visitor = visit()
      const response = await visitor.send(
        'POST',
        `/service/cartfrontend/cart?change=${change}`,
        'productId=42&tcm=A&setArticle=7',
        { 'Content-Type': 'application/x-www-form-urlencoded' },
      )
      expect([response.status, response.headers.get('Location')]).toEqual([303, '/service/cartfrontend/cart'])
      expect((await read(visitor)).numberOfArticles).toBe(0)
    },
  )

  it('subscriptions, which the shop adds and the cart service deletes', async () => {
    const visitor = visit()
    await visitor.send('POST', '/subscriptions', 'id=abo-coffee', {
      'Content-Type': 'application/x-www-form-urlencoded',
    })
    expect((await read(visitor)).subscriptions).toEqual([{ subscriptionConfigurationId: 'abo-coffee' }])
    const remove = { deleteSubscription: { subscriptionId: 'abo-coffee' } }
    expect((await change(visitor, remove)).status).toBe(200)
    expect((await change(visitor, remove)).status).toBe(304)
  })

  it('defective entries of every kind, if they are set in the address', async () => {
    const visitor = visit()
    await change(visitor, article('1', 1))
    await change(visitor, { setGiftCard: { productId: 'gift-25', set: true } })
    await change(visitor, { setPartnerProduct: { partnerProductId: 'partner-energy', set: true } })
    await visitor.send('POST', '/subscriptions', 'id=abo-coffee', {
      'Content-Type': 'application/x-www-form-urlencoded',
    })
    for (const kind of ['Article', 'GiftCard', 'PartnerProduct', 'Subscription'])
      await visitor.page(`/?cart=defective${kind}`)
    const cart = await read(visitor)
    expect(cart.articles).toEqual([])
    for (const list of [
      'defectiveArticles',
      'defectiveGiftCards',
      'defectivePartnerProducts',
      'defectiveSubscriptions',
    ] as const)
      expect(cart[list], list).toHaveLength(1)
  })
})

describe('the cart service refuses', () => {
  it('calls without the CSRF header', async () => {
    const visitor = visit()
    expect((await visitor.get(PATH)).status).toBe(403)
    expect((await change(visitor, article('42', 1), {})).status).toBe(403)
    expect((await change(visitor, article('42', 1), { 'X-CSRF-Token': 'guess' })).status).toBe(403)
  })

  it('the CSRF header with the value 1 if the visitor has a CSRF cookie', async () => {
    const visitor = visit()
    await visitor.page('/?login=customer')
    expect((await visitor.get(PATH, CSRF)).status).toBe(403)
    expect((await visitor.get(PATH, { 'X-CSRF-Token': visitor.cookies.get('CsrfToken')! })).status).toBe(200)
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['no key', {}],
    ['two keys', { ...article('1', 1), deleteSubscription: { subscriptionId: 'x' } }],
    ['an unknown key', { emptyCart: true }],
    ['a negative quantity', article('1', -1)],
    ['half a piece', article('1', 0.5)],
    ['a quantity in words', { setArticle: { productId: '1', quantity: '2' } }],
    ['an empty product number', article('', 1)],
    ['null', null],
  ])('bodies with %s', async (_, body) => {
    expect(await refusal(await change(visit(), body))).toMatchObject({ status: 400, error: 'UNKNOWN' })
  })
})
