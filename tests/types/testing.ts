/** The types of the test kit. */
import { createTestShop } from '../../src/testing/index.js'

export function useTheKit(): void {
  const { fail, emit } = createTestShop({
    site: 'AT',
    cart: { articles: [{ productId: '42', quantity: 1 }] },
  })
  fail('cart.setArticle', 'ITEM_LIMIT', 10)
  // @ts-expect-error -- the search has no errors of the cart
  fail('search.open', 'ITEM_LIMIT')
  // @ts-expect-error -- there is no such method
  fail('cart.state', 'UNKNOWN')
  emit('newsletter-submitted', { result: 'SUCCESS' })
  // @ts-expect-error -- not the detail of this event
  emit('newsletter-submitted', { itemCount: 1 })
}
