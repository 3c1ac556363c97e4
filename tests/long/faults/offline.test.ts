/** The connection breaks right after a person has opened the page. */
import german from '../../../locales/de-DE/cart.js'
import type { Shop } from '../../../src/api/shop.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget } from '../../browser/support/parts.js'

const { part } = inWidget('header')

test('without a connection, the first refused change shows a message', async ({
  page,
  context,
  openPage,
}) => {
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
  // The error disappears. The offline message stays until the connection is back.
  await page.clock.fastForward(7500)
  await expect(messages).toHaveText('Sie sind offline.')
  await context.setOffline(false)
  await expect(messages).toHaveText('')
})
