/** A person whose connection breaks right after the page has been opened. */
import type { Shop } from '../../../src/api/shop.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget } from '../../browser/support/parts.js'

const { part } = inWidget('header')

test('without a connection, the first refused change has a message', async ({ page, context, openPage }) => {
  const messagesLoaded = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('header-messages'),
  )
  await openPage('<div data-shop-widget="header"></div>')
  await page.evaluate(() => (window.Shop as Shop).cart.load())
  await messagesLoaded
  await context.setOffline(true)
  const result = await page.evaluate(() =>
    (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 }),
  )
  expect(result.error).toBe('UNKNOWN')
  await expect(part(page, 'cart-messages')).toHaveText(
    'Sie sind offline. Ihr Warenkorb kann gerade nicht geändert werden.',
  )
  await context.setOffline(false)
  await expect(part(page, 'cart-messages')).not.toContainText('Sie sind offline.')
})
