import { describe, expect, it } from 'vitest'
import type { Cart, CartChange } from '../../src/api/cart.js'
import { applyChange as apply } from '../../src/cart/apply-change.js'
import { cartOf, cartWith } from './page.js'

const applyChange = (cart: Cart, request: CartChange) => apply(cart, { request })

describe('the cart after a change', () => {
  it('contains an article that was added, and counts its pieces', () => {
    const cart = applyChange(cartOf({ 7: 1 }), { setArticle: { productId: '42', tcm: 'A', quantity: 3 } })
    expect(cart.articles.map(({ productId }) => productId)).toEqual(['7', '42'])
    expect(cart.numberOfArticles).toBe(4)
  })

  it('has the new quantity of an article instead of the sum of both', () => {
    const cart = applyChange(cartOf({ 42: 5 }), { setArticle: { productId: '42', tcm: 'A', quantity: 2 } })
    expect(cart.articles).toEqual([{ productId: '42', tcm: 'A', quantity: 2 }])
    expect(cart.numberOfArticles).toBe(2)
  })

  it('keeps each quantity in the form in which the service sent it', () => {
    const before = cartWith({
      numberOfArticles: 3,
      articles: [
        { productId: '1', tcm: 'A', quantity: 1 },
        { productId: '2', tcm: 'A', quantity: { quantity: 2 } },
      ],
    })
    const once = applyChange(before, { setArticle: { productId: '1', tcm: 'A', quantity: 4 } })
    const twice = applyChange(once, { setArticle: { productId: '2', tcm: 'A', quantity: 6 } })
    expect(twice.articles.map(({ quantity }) => quantity)).toEqual([4, { quantity: 6 }])
    expect(twice.numberOfArticles).toBe(10)
  })

  it('does not contain an article whose quantity is set to 0, not even as a defective one', () => {
    const broken = { productId: '42', tcm: 'A', quantity: 2 }
    const before = cartOf({ 42: 2, 7: 1 }, { defectiveArticles: [broken, { ...broken, productId: '7' }] })
    const cart = applyChange(before, { setArticle: { productId: '42', tcm: 'A', quantity: 0 } })
    expect(cart.articles.map(({ productId }) => productId)).toEqual(['7'])
    expect(cart.defectiveArticles.map(({ productId }) => productId)).toEqual(['7'])
    expect(cart.numberOfArticles).toBe(1)
  })

  it('contains each variant of an article separately', () => {
    const before = cartOf({ 42: 1 })
    const cart = applyChange(before, { setArticle: { productId: '42', tcm: 'B', quantity: 1 } })
    expect(cart.articles.map(({ tcm }) => tcm)).toEqual(['A', 'B'])
  })

  it('contains an article once if the change does not name its variant', () => {
    const cart = applyChange(cartOf({ 42: 1 }), { setArticle: { productId: '42', quantity: 2 } })
    expect(cart.articles).toEqual([{ productId: '42', tcm: 'A', quantity: 2 }])
    expect(cart.numberOfArticles).toBe(2)
  })

  it('contains several variants unchanged if the change does not say which it means', () => {
    const articles = ['A', 'B'].map((tcm) => ({ productId: '42', tcm, quantity: 2 }))
    const before = cartWith({ numberOfArticles: 4, articles })
    const added = { productId: '42', quantity: 1 }
    const cart = applyChange(before, { setArticle: added })
    expect(cart.articles).toEqual([...articles, added])
    expect(cart.numberOfArticles).toBe(5)
    expect(applyChange(before, { setArticle: { productId: '42', quantity: 0 } })).toEqual(before)
  })

  it('counts from the service’s number, even if the service counts more than the articles', () => {
    const before = { ...cartOf({ 42: 2 }), numberOfArticles: 9 }
    expect(
      applyChange(before, { setArticle: { productId: '42', tcm: 'A', quantity: 3 } }).numberOfArticles,
    ).toBe(10)
    expect(
      applyChange(before, { setArticle: { productId: '42', tcm: 'A', quantity: 0 } }).numberOfArticles,
    ).toBe(7)
    expect(
      applyChange(
        { ...before, numberOfArticles: 0 },
        { setArticle: { productId: '42', tcm: 'A', quantity: 0 } },
      ).numberOfArticles,
    ).toBe(0)
  })

  it('contains a free article once, until the free article of the same campaign is removed', () => {
    const add = { setFreeArticle: { productId: '9', campaignId: 'spring' } }
    const cart = applyChange(applyChange(cartWith(), add), add)
    expect(cart.freeArticles).toEqual([{ productId: '9', campaignId: 'spring', quantity: 1 }])
    expect(cart.numberOfArticles).toBe(0)
    const other = applyChange(cart, {
      setFreeArticle: { productId: '9', campaignId: 'autumn', remove: true },
    })
    expect(other.freeArticles).toHaveLength(1)
    const none = applyChange(cart, { setFreeArticle: { productId: '9', campaignId: 'spring', remove: true } })
    expect(none.freeArticles).toEqual([])
  })

  it('contains a gift card that was added, without counting it, until it is removed', () => {
    const cart = applyChange(cartWith(), { setGiftCard: { productId: 'g', tcm: 'A', set: true } })
    expect(cart.giftCards).toEqual([{ article: { productId: 'g', tcm: 'A', quantity: 1 } }])
    expect(cart.numberOfArticles).toBe(0)
    expect(applyChange(cart, { setGiftCard: { productId: 'g', tcm: 'A', set: false } }).giftCards).toEqual([])
  })

  it('contains a partner product until it is removed', () => {
    const cart = applyChange(cartWith(), { setPartnerProduct: { partnerProductId: 'p', set: true } })
    expect(cart.partnerProducts).toEqual([{ partnerProductId: 'p', totalQuantity: 1 }])
    const none = applyChange(cart, { setPartnerProduct: { partnerProductId: 'p', set: false } })
    expect(none.partnerProducts).toEqual([])
  })

  it('does not contain a subscription that was deleted by its configuration id, not even as a defective one', () => {
    const before = cartWith({
      subscriptions: [{ subscriptionConfigurationId: 's' }, { subscriptionConfigurationId: 't' }],
      defectiveSubscriptions: [{ subscriptionConfigurationId: 's' }],
    })
    const cart = applyChange(before, { deleteSubscription: { subscriptionId: 's' } })
    expect(cart.subscriptions).toEqual([{ subscriptionConfigurationId: 't' }])
    expect(cart.defectiveSubscriptions).toEqual([])
  })

  it('is a new object: the cart before the change stays unchanged', () => {
    const before = cartOf({ 42: 1 }, { giftCards: [{ article: { productId: 'g', quantity: 1 } }] })
    const copy = structuredClone(before)
    applyChange(before, { setArticle: { productId: '42', tcm: 'A', quantity: 0 } })
    applyChange(before, { setGiftCard: { productId: 'g', set: false } })
    expect(before).toEqual(copy)
  })

  it('is the same if the change removes an item that is not in the cart', () => {
    const before = cartOf({ 42: 1 })
    expect(applyChange(before, { setArticle: { productId: '7', quantity: 0 } })).toEqual(before)
    expect(applyChange(before, { setGiftCard: { productId: '7', set: false } })).toEqual(before)
  })
})
