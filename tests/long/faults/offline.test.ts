/** A person whose connection breaks right after the page has been opened. */
import type { Shop } from '../../../src/api/shop.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget } from '../../browser/support/parts.js'

const { part } = inWidget('header')

// The code of the messages is loaded with the first message, which cannot be loaded without a connection.
test.fail(
  'without a connection, the first refused change has a message',
  async ({ page, context, openPage }) => {
    await openPage('<div data-shop-widget="header"></div>')
    await page.evaluate(() => (window.Shop as Shop).cart.load())
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const result = await page.evaluate(() =>
      (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 }),
    )
    expect(result.error).toBe('UNKNOWN')
    await expect(part(page, 'cart-messages')).toContainText(
      'Ihr Warenkorb kann gerade nicht geändert werden.',
    )
  },
)
