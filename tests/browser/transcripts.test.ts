/**
 * What a screen reader says on the journeys of each widget. The texts are in `transcripts/`; if a change is intended,
 * `npx playwright test --config tests/browser transcripts --update-snapshots` writes them again.
 */
import type { Page } from 'playwright/test'
import type { WidgetName } from '../../src/api/names.js'
import type { Shop } from '../../src/api/shop.js'
import { fillCart } from './support/cart.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { inWidget, placeholder } from './support/parts.js'
import { startScreenReader } from './support/screen-reader.js'

/** Opens a page, and starts to listen to one of its widgets when everything has been loaded. */
const listenTo = async (page: Page, widget: WidgetName, address: string, width = 1500) => {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(address)
  await shopReady(page)
  await placeholder(page, widget).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  return startScreenReader(page, widget)
}

const pressTab = (page: Page) => page.keyboard.press('Tab')

test.describe('the header', () => {
  const { part } = inWidget('header')

  test('on a desktop', async ({ page }) => {
    const reader = await listenTo(page, 'header', '/')
    await expect(part(page, 'nav-item')).toHaveCount(11)
    await reader.read('The visitor reads the header.')
    await reader.when('The visitor goes to the button next to "Küche".', () =>
      page.getByRole('button', { name: 'Untermenü Küche' }).focus(),
    )
    await reader.when('Enter opens the flyout.', async () => {
      await page.keyboard.press('Enter')
      await expect(part(page, 'nav-flyout').filter({ visible: true })).toHaveAttribute('aria-label', 'Küche')
    })
    await reader.when('Tab goes to its first link.', () => pressTab(page))
    await reader.when('Escape closes it, and the focus returns.', async () => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Untermenü Küche' })).toBeFocused()
    })
    expect(reader.transcript()).toMatchSnapshot('header-desktop.txt')
  })

  test('the menu of a phone', async ({ page }) => {
    const reader = await listenTo(page, 'header', '/', 360)
    const toggle = part(page, 'drilldown-toggle')
    // Until its code is there, the button opens the menu of the server's markup.
    await toggle.hover()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await reader.read('The visitor reads the header.')
    await reader.when('The visitor goes to the menu button.', () => toggle.focus())
    await reader.when('Enter opens the menu.', async () => {
      await page.keyboard.press('Enter')
      await expect(part(page, 'drilldown-node').first()).toBeVisible()
      await expect(toggle).not.toBeFocused()
    })
    await reader.read('The visitor reads the menu.', part(page, 'drilldown'))
    await reader.when('A press on "Küche" opens the next level.', async () => {
      await part(page, 'drilldown-node').filter({ hasText: 'Küche' }).first().press('Enter')
      await expect(part(page, 'drilldown-back')).toBeFocused()
    })
    await reader.read('The visitor reads this level.', part(page, 'drilldown'))
    await reader.when('Escape closes the menu, and the focus returns.', async () => {
      await page.keyboard.press('Escape')
      await expect(toggle).toBeFocused()
    })
    expect(reader.transcript()).toMatchSnapshot('header-menu.txt')
  })

  test('search with suggestions', async ({ page }) => {
    const reader = await listenTo(page, 'header', '/')
    const input = part(page, 'search-input')
    await reader.when('The visitor goes to the search field.', async () => {
      await input.focus()
      // The suggestions' code has been loaded.
      await expect(input).toHaveAttribute('aria-autocomplete', 'list')
    })
    await reader.when('The visitor types "ka".', async () => {
      await page.keyboard.type('ka')
      await expect(part(page, 'search-panel')).toBeVisible()
    })
    await reader.when('The arrow key goes to the first suggestion.', async () => {
      await page.keyboard.press('ArrowDown')
      await expect(input).toHaveAttribute('aria-activedescendant', /./)
    })
    await reader.when('The arrow key goes to the second suggestion.', async () => {
      const first = await input.getAttribute('aria-activedescendant')
      await page.keyboard.press('ArrowDown')
      await expect(input).not.toHaveAttribute('aria-activedescendant', first!)
    })
    await reader.when('Escape closes the suggestions.', async () => {
      await page.keyboard.press('Escape')
      await expect(part(page, 'search-panel')).toBeHidden()
    })
    await reader.when('The visitor types a term without suggestions.', async () => {
      await input.fill('xqzt')
      await expect(
        placeholder(page, 'header').getByRole('status').filter({ hasText: '0 Vorschläge' }),
      ).toHaveCount(1)
    })
    expect(reader.transcript()).toMatchSnapshot('header-search.txt')
  })

  test('the cart', async ({ page, context }) => {
    await fillCart(context, { '41': 1 })
    const reader = await listenTo(page, 'header', '/')
    await expect(part(page, 'cart-badge')).toHaveText('1')
    const setArticle = (productId: string, quantity: number) =>
      page.evaluate((item) => (window.Shop as Shop).cart.setArticle(item), { productId, tcm: 'A', quantity })
    await reader.when('The host page adds two pieces to the cart.', async () => {
      await setArticle('42', 2)
      await expect(
        placeholder(page, 'header').getByRole('status').filter({ hasText: '3 Artikel' }),
      ).toHaveCount(1)
    })
    await reader.when('The visitor goes to the cart icon.', () => part(page, 'cart').focus())
    await reader.when('The host page asks for more pieces than a visitor may order.', async () => {
      await setArticle('42', 30)
      await expect(part(page, 'cart-messages')).toContainText('maximal 10')
    })
    await reader.when('The host page removes an article.', async () => {
      await setArticle('41', 0)
      await expect(part(page, 'cart-undo')).toBeVisible()
    })
    await reader.read('The visitor reads the messages.', part(page, 'cart-messages'))
    expect(reader.transcript()).toMatchSnapshot('header-cart.txt')
  })
})

test('the footer', async ({ page }) => {
  const reader = await listenTo(page, 'footer', '/?footer.data-newsletter=false')
  await reader.read('The visitor reads the footer.')
  expect(reader.transcript()).toMatchSnapshot('footer.txt')
})

test.describe('the newsletter form', () => {
  const { part, field, errorOf } = inWidget('newsletter')

  test('errors and success', async ({ page }) => {
    const reader = await listenTo(page, 'newsletter', '/newsletter')
    await reader.read('The visitor reads the form.')
    await reader.when('The visitor submits it empty: the focus goes to the first error.', async () => {
      await part(page, 'submit').press('Enter')
      await expect(field(page, 'email')).toBeFocused()
      await expect(errorOf(page, 'email')).toBeVisible()
    })
    await reader.when('The visitor types half an address and leaves the field.', async () => {
      await page.keyboard.type('anna@')
      await pressTab(page)
      await expect(errorOf(page, 'email')).toContainText('gültige')
    })
    await reader.when('The visitor corrects the address.', async () => {
      await field(page, 'email').fill('anna@mail.example')
      await expect(errorOf(page, 'email')).toHaveCount(0)
    })
    await reader.when('The visitor submits the form.', async () => {
      await page.keyboard.press('Enter')
      await expect(part(page, 'success')).toBeFocused()
    })
    expect(reader.transcript()).toMatchSnapshot('newsletter.txt')
  })

  test('a sign-up that fails', async ({ page }) => {
    const reader = await listenTo(page, 'newsletter', '/newsletter?fault=newsletter-sign-up:fail')
    await reader.when('The visitor submits the form, and the service does not work.', async () => {
      await field(page, 'email').fill('anna@mail.example')
      await page.keyboard.press('Enter')
      await expect(part(page, 'error-banner')).toBeFocused()
    })
    await reader.read('The alert that has the focus.', part(page, 'error-banner'))
    expect(reader.transcript()).toMatchSnapshot('newsletter-failure.txt')
  })
})

test.describe('the support form', () => {
  const { part, field, errorOf } = inWidget('support')

  test('subject, errors, attachment and success', async ({ page }) => {
    const reader = await listenTo(page, 'support', '/support')
    await field(page, 'topic').waitFor()
    await reader.read('The visitor reads the form and the footer below it.')
    await reader.when('The visitor submits it empty: the focus goes to the first error.', async () => {
      await part(page, 'submit').press('Enter')
      await expect(field(page, 'customerFirstName')).toBeFocused()
      await expect(errorOf(page, 'customerFirstName')).toBeVisible()
    })
    await reader.when('The visitor types the names and the e-mail address.', async () => {
      for (const value of ['Anna', 'Schmidt', 'anna@mail.example']) {
        await page.keyboard.type(value)
        await pressTab(page)
      }
      await expect(errorOf(page, 'customerEmail')).toHaveCount(0)
    })
    await reader.when('The visitor chooses a subject.', async () => {
      await field(page, 'topic').focus()
      await field(page, 'topic').selectOption('Lieferung')
    })
    await reader.when('The visitor writes a message, and stops typing.', async () => {
      await field(page, 'message').focus()
      await page.keyboard.type('Wo bleibt mein Paket?')
      await expect(placeholder(page, 'support').getByRole('status').filter({ hasText: '1.979' })).toHaveCount(
        1,
      )
    })
    await reader.when('The visitor attaches a film, which is refused.', async () => {
      await field(page, 'attachments').focus()
      await field(page, 'attachments').setInputFiles({
        name: 'film.mp4',
        mimeType: 'video/mp4',
        buffer: Buffer.from('film'),
      })
      await expect(errorOf(page, 'attachments')).toContainText('film.mp4')
    })
    await reader.when('The visitor attaches a photo.', async () => {
      await field(page, 'attachments').setInputFiles({
        name: 'foto.png',
        mimeType: 'image/png',
        buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      })
      await expect(part(page, 'file')).toHaveCount(1)
    })
    await reader.when('Tab goes to the button that removes the photo.', () => pressTab(page))
    await reader.when('Enter removes it.', async () => {
      await page.keyboard.press('Enter')
      await expect(part(page, 'file')).toHaveCount(0)
    })
    await reader.when('The visitor submits the form.', async () => {
      await part(page, 'submit').press('Enter')
      await expect(part(page, 'success')).toBeFocused()
    })
    expect(reader.transcript()).toMatchSnapshot('support.txt')
  })
})

test('the preview panel', async ({ page }) => {
  const { part } = inWidget('preview')
  await page.clock.setFixedTime('2027-07-01T09:00')
  const reader = await listenTo(page, 'preview', '/?login=staff')
  await reader.when('A member of staff goes to the button.', () => part(page, 'preview-toggle').focus())
  await reader.when('Enter opens the panel.', async () => {
    await page.keyboard.press('Enter')
    await expect(part(page, 'date')).toBeFocused()
    await expect(part(page, 'status')).toHaveText('Active tests found.')
  })
  await reader.read('The member of staff reads the panel.', part(page, 'dialog'))
  await reader.when('The member of staff chooses a test, and applies it without a group.', async () => {
    await part(page, 'test').selectOption('summer-teasers')
    await part(page, 'apply').press('Enter')
    await expect(part(page, 'group')).toBeFocused()
    await expect(part(page, 'status')).toHaveText('Please also select an A/B test group!')
  })
  await reader.when('The member of staff chooses a group, and applies the settings.', async () => {
    await part(page, 'group').selectOption('B')
    await part(page, 'apply').press('Enter')
    await expect(part(page, 'status')).toHaveText('Settings applied successfully.')
  })
  await reader.when('Escape closes the panel, and the focus returns.', async () => {
    await page.keyboard.press('Escape')
    await expect(part(page, 'preview-toggle')).toBeFocused()
  })
  expect(reader.transcript()).toMatchSnapshot('preview.txt')
})
