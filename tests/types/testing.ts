/** The test kit accepts the real MSW and the real Playwright, although the package depends on neither. */
import { http } from 'msw'
import { setupServer } from 'msw/node'
import type { Page } from 'playwright/test'
import { createTestShop } from '../../src/testing/index.js'
import { shopHandlers } from '../../src/testing/msw.js'
import { mockShop } from '../../src/testing/playwright.js'

export async function useTheKit(page: Page): Promise<void> {
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

  const { handlers } = shopHandlers(http)
  setupServer(...handlers)

  const shop = await mockShop(page, {
    login: 'customer',
    cart: { articles: [{ productId: '42', quantity: 1 }] },
  })
  shop.fail('cart', 'ITEM_LIMIT')
  shop.fail('navigation', 503, 1)
  shop.fail('navigation', 'slow:500')
  shop.fail('cdn', '404:header')
  // @ts-expect-error -- the response to a file is no error code
  shop.fail('cdn', 'ITEM_LIMIT')
  // @ts-expect-error -- there is no such call
  shop.fail('basket', 500)
  shop.cart = {}
  // @ts-expect-error -- what was sent cannot be changed
  shop.outbox.mails.push()
}
