import { describe, expect, it } from 'vitest'
import { settle } from '../support/settle.js'
import { createCartPage, openCart } from './page.js'

/** Ids that consist of blanks. */
const BLANK: Array<[string, unknown, string]> = [
  ['setArticle', { productId: ' \t', quantity: 1 }, 'productId'],
  ['setArticle', { productId: '42', tcm: ' ', quantity: 1 }, 'tcm'],
  ['setFreeArticle', { productId: ' ', campaignId: 'c' }, 'productId'],
  ['setFreeArticle', { productId: '9', campaignId: '\u00a0' }, 'campaignId'],
  ['setGiftCard', { productId: ' ', set: true }, 'productId'],
  ['setPartnerProduct', { partnerProductId: '\n', set: true }, 'partnerProductId'],
  ['deleteSubscription', { subscriptionId: ' ' }, 'subscriptionId'],
]
const WRONG: Array<[string, unknown, string]> = [
  ['setArticle', { quantity: 1 }, 'productId'],
  ['setArticle', { productId: 42, quantity: 1 }, 'productId'],
  ['setArticle', { productId: '', quantity: 1 }, 'productId'],
  ['setArticle', { productId: '42', tcm: '', quantity: 1 }, 'tcm'],
  ['setArticle', { productId: '42', tcm: null, quantity: 1 }, 'tcm'],
  ['setArticle', { productId: '42' }, 'quantity'],
  ['setArticle', { productId: '42', quantity: -1 }, 'quantity'],
  ['setArticle', { productId: '42', quantity: 1.5 }, 'quantity'],
  ['setArticle', { productId: '42', quantity: '1' }, 'quantity'],
  ['setArticle', { productId: '42', quantity: Number.NaN }, 'quantity'],
  ['setArticle', { productId: '42', quantity: Number.POSITIVE_INFINITY }, 'quantity'],
  ['add', { quantity: 1 }, 'productId'],
  ['add', { productId: '42', tcm: '' }, 'tcm'],
  ['add', { productId: '42', quantity: 0 }, 'quantity'],
  ['add', { productId: '42', quantity: -1 }, 'quantity'],
  ['add', { productId: '42', quantity: 1.5 }, 'quantity'],
  ['add', { productId: '42', quantity: null }, 'quantity'],
  ['add', undefined, 'argument'],
  ['setArticle', undefined, 'argument'],
  ['setArticle', null, 'argument'],
  ['setArticle', '42', 'argument'],
  ['setArticle', [], 'argument'],
  ['setFreeArticle', { productId: '9' }, 'campaignId'],
  ['setFreeArticle', { campaignId: 'c' }, 'productId'],
  ['setFreeArticle', { productId: '9', campaignId: 'c', remove: 'yes' }, 'remove'],
  ['setGiftCard', { productId: 'g' }, 'set'],
  ['setGiftCard', { productId: 'g', set: 1 }, 'set'],
  ['setPartnerProduct', { set: true }, 'partnerProductId'],
  ['setPartnerProduct', { partnerProductId: 'p' }, 'set'],
  ['deleteSubscription', {}, 'subscriptionId'],
  ['deleteSubscription', { subscriptionId: '' }, 'subscriptionId'],
  ['load', { force: 'yes' }, 'force'],
  ['load', 'now', 'argument'],
  ['restore', {}, 'expiresAt'],
  ['restore', null, 'argument'],
]

describe('arguments of Shop.cart', () => {
  it.each([...WRONG, ...BLANK])(
    'refuses %s(%j), naming %s; nothing is sent and nothing changes',
    async (method, value, field) => {
      const page = await openCart({ 42: 1 })
      const state = page.cart.state
      const states: unknown[] = []
      page.cart.subscribe((next) => states.push(next))
      const call = (page.cart as never as Record<string, (value: unknown) => Promise<unknown>>)[method]!(
        value,
      )
      await expect(call).rejects.toMatchObject({
        name: 'ShopError',
        code: 'INVALID_ARGUMENT',
        message: expect.stringContaining(`"${field}"`),
      })
      await settle()
      expect(page.calls).toHaveLength(1)
      expect(page.cart.state).toBe(state)
      expect(states).toEqual([])
    },
  )

  it.each([
    ['setArticle', { productId: '  ', quantity: 1 }, '"productId" must be a text of 1 to 200 characters'],
    ['setArticle', { productId: '42', quantity: -1 }, '"quantity" must be a whole number from 0'],
    ['add', { productId: '42', quantity: 0 }, '"quantity" must be a whole number from 1'],
    ['setGiftCard', { productId: 'g', set: 1 }, '"set" must be true or false'],
    ['deleteSubscription', undefined, '"argument" must be an object'],
    ['restore', {}, '"expiresAt" must be the number of an entry of state.deleted'],
  ] as const)('says for %s(%j) what is allowed', async (method, value, sentence) => {
    const { cart } = createCartPage()
    await expect(cart[method](value as never)).rejects.toThrow(`Shop.cart.${method}: ${sentence}`)
  })

  it('allows methods to be called without `this`', async () => {
    const page = await openCart()
    const { setArticle } = page.cart
    void setArticle({ productId: '42', quantity: 1 })
    expect(page.cart.state.itemCount).toBe(1)
  })
})
