/** A person whose connection breaks right after the page has been opened. */
import german from '../../../locales/de-DE/cart.js'
import type { Shop } from '../../../src/api/shop.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget } from '../../browser/support/parts.js'

const { part } = inWidget('header')

test('without a connection, the first refused change has a message', async ({ page, context, openPage }) => {
  const messagesLoaded = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('header-messages'),
  )
  await page.clock.install()
  await openPage('<div data-shop-widget="header"></div>')
  await page.evaluate(() => (window.Shop as Shop).cart.load())
  await messagesLoaded
  await context.setOffline(true)
  const result = await page.evaluate(() =>
    (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 }),
  )
  expect(result.error).toBe('UNKNOWN')
  const messages = part(page, 'cart-messages')
  await expect(messages).toContainText(german.setErrors.UNKNOWN)
  await expect(messages).toContainText('Sie sind offline.')
  // The error ends. That there is no connection is said until there is one.
  await page.clock.fastForward(7500)
  await expect(messages).toHaveText('Sie sind offline.')
  await context.setOffline(false)
  await expect(messages).toHaveText('')
})
