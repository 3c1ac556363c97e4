import { describe, expect, it } from 'vitest'
import { cartArguments } from '../../src/services/cart-arguments.js'
import { createCartError, createCartResponse } from '../../src/services/cart.js'

const cartError = createCartError()
const cartResponse = createCartResponse()
const { cart } = cartResponse.shape

const LISTS = [
  'articles',
  'freeArticles',
  'giftCards',
  'partnerProducts',
  'subscriptions',
  'defectiveArticles',
  'defectiveGiftCards',
  'defectivePartnerProducts',
  'defectiveSubscriptions',
] as const

const EMPTY = {
  numberOfArticles: 0,
  ...Object.fromEntries(LISTS.map((name) => [name, []])),
}

describe('a cart', () => {
  it('has empty lists and the count 0 if they are missing', () => {
    expect(cart.parse({})).toStrictEqual(EMPTY)
  })

  it.each(LISTS)('is malformed when %s is not a list', (name) => {
    for (const value of [null, {}, 'a', 7, false, { 0: { productId: '1' }, length: 1 }]) {
      const { success, error } = cart.safeParse({ [name]: value })
      expect(success, JSON.stringify(value)).toBe(false)
      expect(error!.issues[0]!.path).toEqual([name])
    }
  })

  it('is malformed when numberOfArticles is not a number', () => {
    for (const value of [null, '3', {}, [], true]) {
      const { success, error } = cart.safeParse({ numberOfArticles: value })
      expect(success, JSON.stringify(value)).toBe(false)
      expect(error!.issues[0]!.path).toEqual(['numberOfArticles'])
    }
  })

  it('has a whole number of articles from 0', () => {
    expect([3.7, -1].map((numberOfArticles) => cart.parse({ numberOfArticles }).numberOfArticles)).toEqual([
      3, 0,
    ])
  })

  it('drops invalid entries of its lists and keeps the others', () => {
    const given = {
      numberOfArticles: 3,
      articles: [{ productId: '1', quantity: 3 }, { productId: '' }, { quantity: 1 }, null, 'a'],
      giftCards: [{ article: { productId: 'g', quantity: 1 } }, { article: {} }, {}],
      partnerProducts: [{ partnerProductId: 'p', totalQuantity: 2 }, { totalQuantity: 1 }],
      subscriptions: [{ subscriptionConfigurationId: 's' }, { subscriptionConfigurationId: 7 }],
    }
    expect(cart.parse(given)).toStrictEqual({
      ...EMPTY,
      numberOfArticles: 3,
      articles: [{ productId: '1', quantity: 3 }],
      giftCards: [{ article: { productId: 'g', quantity: 1 } }],
      partnerProducts: [{ partnerProductId: 'p', totalQuantity: 2 }],
      subscriptions: [{ subscriptionConfigurationId: 's' }],
    })
  })

  it.each([null, undefined, [], 'cart', 7])('is not %j', (value) => {
    expect(cart.safeParse(value).success).toBe(false)
  })

  it('does not share its empty lists with other carts', () => {
    const first = cart.parse({})
    first.articles.push({ productId: '1', quantity: 1 })
    expect(cart.parse({}).articles).toEqual([])
  })
})

describe('an article', () => {
  const read = (article: object) => cart.parse({ articles: [{ productId: '1', ...article }] }).articles[0]

  it.each([
    [2, 2],
    [2.5, 2],
    [{ quantity: 2 }, { quantity: 2 }],
    [{ quantity: 2, unit: 'kg' }, { quantity: 2 }],
    [undefined, 1],
    ['2', 1],
    [{ quantity: '2' }, 1],
  ])('is read with the quantity %j as %j', (quantity, expected) => {
    expect(read({ quantity })!.quantity).toEqual(expected)
  })

  it('drops invalid and unknown fields, and cuts long texts', () => {
    expect(read({ quantity: 1, tcm: 7, title: 'x'.repeat(400), price: 9.99 })).toEqual({
      productId: '1',
      quantity: 1,
      tcm: undefined,
      title: 'x'.repeat(300),
    })
  })
})

describe('the response of the cart service', () => {
  it('needs a cart', () => {
    expect(cartResponse.safeParse({}).success).toBe(false)
    expect(cartResponse.safeParse({ cart: { articles: 'none' } }).error!.issues[0]!.path).toEqual([
      'cart',
      'articles',
    ])
  })

  it('may contain the added product; an invalid one counts as missing', () => {
    const addedProduct = { productId: '1', quantity: 1 }
    expect(cartResponse.parse({ cart: {}, addedProduct }).addedProduct).toEqual(addedProduct)
    expect(cartResponse.parse({ cart: {}, addedProduct: 7 }).addedProduct).toBeUndefined()
  })

  it('ignores the key __proto__', () => {
    const given = JSON.parse('{"cart":{"__proto__":{"numberOfArticles":7}}}') as unknown
    expect(cartResponse.parse(given).cart).toStrictEqual(EMPTY)
  })
})

describe('the error response of the cart service', () => {
  it.each([
    [
      { error: 'ITEM_LIMIT', limit: 10 },
      { error: 'ITEM_LIMIT', limit: 10 },
    ],
    [{ error: 'ITEM_LIMIT' }, { error: 'ITEM_LIMIT' }],
    [{ error: 'SOMETHING_NEW' }, { error: 'UNKNOWN' }],
    [
      { error: 'constructor', limit: 1.5 },
      { error: 'UNKNOWN', limit: 1 },
    ],
    [
      { error: 'CART_LIMIT', limit: 'ten' },
      { error: 'CART_LIMIT', limit: undefined },
    ],
  ])('%j is read as %j', (given, expected) => {
    expect(cartError.parse(given)).toStrictEqual(expected)
  })

  it.each([{}, { error: 7 }, { error: null }, null, 'ITEM_LIMIT'])('is not %j', (value) => {
    expect(cartError.safeParse(value).success).toBe(false)
  })
})

describe('the arguments of a cart method', () => {
  it('are read without unknown fields', () => {
    const given = { productId: '1', tcm: 'A', quantity: 2, price: 0 }
    expect(cartArguments.setArticle.parse(given)).toStrictEqual({ productId: '1', tcm: 'A', quantity: 2 })
  })
})
