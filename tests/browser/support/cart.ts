import { expect, type BrowserContext, type Page } from 'playwright/test'

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

/** @returns the bodies of the changes that the page sends; the list grows while the page runs */
export const recordChanges = (page: Page): unknown[] => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') bodies.push(request.postDataJSON())
  })
  return bodies
}
