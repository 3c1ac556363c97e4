import { expect, type BrowserContext } from 'playwright/test'

/** Puts articles with these product ids into the visitor's cart before a page is opened. */
export const fillCart = async (context: BrowserContext, quantities: Record<string, number>) => {
  for (const [productId, quantity] of Object.entries(quantities)) {
    const response = await context.request.put('/service/cart/api/cart', {
      data: { setArticle: { productId, tcm: 'A', quantity } },
      headers: { 'X-CSRF-Token': '1' },
    })
    expect(response.status()).toBe(200)
  }
}
