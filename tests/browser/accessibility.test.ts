/** States of the widgets that are seen seldom: axe finds nothing to mend in them either. */
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from 'playwright/test'
import type { WidgetName } from '../../src/api/names.js'
import type { Shop } from '../../src/api/shop.js'
import { expect, shopReady, test } from './fixtures.js'

/** Finds a part of the state's widget. */
type Part = (name: string) => Locator

/** Colours are judged when they have arrived. What runs longer than a second is a ring that counts or turns. */
const settled = (page: Page, widget: WidgetName) =>
  page.locator(`[data-shop-widget=${widget}]`).evaluate((placeholder) => {
    const running = placeholder.shadowRoot!.getAnimations()
    const short = running.filter(({ effect }) => Number(effect!.getComputedTiming().endTime) <= 1000)
    // One of an element that goes away is broken off.
    return Promise.allSettled(short.map(({ finished }) => finished))
  })

const faults = async (page: Page, widget: WidgetName) => {
  await settled(page, widget)
  const { violations } = await new AxeBuilder({ page }).include(`[data-shop-widget=${widget}]`).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' ')}`)
}

/** The next page of the same shopper finds this in its cart. */
const putIntoCart = (context: BrowserContext) =>
  context.request.put('/service/cart/api/cart', {
    data: { setArticle: { productId: '42', tcm: 'A', quantity: 2 } },
    headers: { 'X-CSRF-Token': '1' },
  })
const setArticle = (page: Page, quantity: number) =>
  page.evaluate(
    (pieces) => (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: pieces }),
    quantity,
  )

const openSearch = async (part: Part) => {
  await part('search-toggle').click()
  await part('search-input').pressSequentially('ka')
  await expect(part('search-panel')).toBeVisible()
}
const openPreview = (part: Part) => part('preview-toggle').click()
const fillSupport = async (field: (name: string) => Locator) => {
  for (const [name, value] of [
    ['customerFirstName', 'Anna'],
    ['customerLastName', 'Schmidt'],
    ['customerEmail', 'anna@mail.example'],
  ])
    await field(name!).fill(value!)
}

interface State {
  widget: WidgetName
  address: string
  /** Of the window, in px. */
  width?: number
  /** Before the page is opened. */
  prepare?(context: BrowserContext): Promise<unknown>
  /** Leads to the state, and waits until it is there. */
  act(at: { page: Page; part: Part; field(name: string): Locator }): Promise<unknown>
}

const STATES: Record<string, State> = {
  'the header of a customer who is logged in': {
    widget: 'header',
    address: '/?login=customer',
    act: ({ part }) => expect(part('user')).toHaveAttribute('data-logged-in', 'true'),
  },
  'the reduced header with its hint': {
    widget: 'header',
    address: '/?header.data-reduced&header.data-show-secure-hint',
    act: ({ part }) => expect(part('secure-hint')).toBeVisible(),
  },
  'the search overlay with suggestions': {
    widget: 'header',
    address: '/?header.data-search-mode=overlay',
    act: ({ part }) => openSearch(part),
  },
  'the search overlay with suggestions, on a phone': {
    widget: 'header',
    address: '/?header.data-search-mode=overlay',
    width: 360,
    act: ({ part }) => openSearch(part),
  },
  'a search without suggestions': {
    widget: 'header',
    address: '/?fault=suggestions:fail',
    act: async ({ page, part }) => {
      const answered = page.waitForResponse('**/api/suggestions*')
      await part('search-input').pressSequentially('ka')
      await answered
    },
  },
  'the menu of a phone with the theme worlds': {
    widget: 'header',
    address: '/',
    width: 360,
    act: async ({ part }) => {
      await part('drilldown-toggle').click()
      await part('drilldown-node').first().click()
      await expect(part('drilldown-back')).toBeVisible()
    },
  },
  'an error and an undo of the cart, on a phone': {
    widget: 'header',
    address: '/',
    width: 360,
    prepare: putIntoCart,
    act: async ({ page, part }) => {
      await setArticle(page, 0)
      await setArticle(page, 30)
      await expect(part('cart-undo')).toBeVisible()
      await expect(part('cart-messages')).toContainText('maximal 10')
    },
  },
  'a cart that cannot be read': {
    widget: 'header',
    address: '/?fault=cart-read:fail',
    act: ({ part }) => expect(part('cart-messages')).toContainText('nicht angezeigt werden'),
  },
  'the footer of a narrow window with an open group': {
    widget: 'footer',
    address: '/',
    width: 600,
    act: async ({ part }) => {
      await part('service-group-toggle').first().click()
      await expect(part('service-link').first()).toBeVisible()
    },
  },
  'the footer with its newsletter form full of errors': {
    widget: 'footer',
    address: '/',
    act: async ({ part }) => {
      await part('country-switcher').scrollIntoViewIfNeeded()
      await part('submit').click()
      await expect(part('field-error').first()).toBeVisible()
    },
  },
  'the newsletter form that could not be sent, with its legal text open': {
    widget: 'newsletter',
    address: '/newsletter?fault=newsletter-sign-up:fail',
    act: async ({ part, field }) => {
      await part('legal-toggle').click()
      await field('email').fill('anna@mail.example')
      await part('submit').click()
      await expect(part('error-banner')).toBeVisible()
    },
  },
  'the newsletter form of a customer whose names are locked': {
    widget: 'newsletter',
    address: '/newsletter?site=AT&login=customer',
    act: ({ field }) => expect(field('lastName')).toBeDisabled(),
  },
  'the support form while it sends files': {
    widget: 'support',
    address: '/support?schema=none&fault=support-request:hang',
    act: async ({ page, part, field }) => {
      await fillSupport(field)
      await field('attachments').setInputFiles({
        name: 'foto.png',
        mimeType: 'image/png',
        buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      })
      await expect(part('file')).toHaveCount(1)
      await part('submit').click()
      await expect(page.locator('[data-shop-widget=support] progress')).toBeVisible()
    },
  },
  'the support form whose sending was cancelled, with too long a message': {
    widget: 'support',
    address: '/support?schema=none&fault=support-request:hang',
    act: async ({ page, part, field }) => {
      await fillSupport(field)
      await part('submit').click()
      await page.getByRole('button', { name: 'Senden abbrechen' }).click()
      await expect(page.getByText('Das Senden wurde abgebrochen.')).toBeVisible()
      await field('message').fill('x'.repeat(2001))
      await expect(part('counter')).toContainText('zu viel')
    },
  },
  'a support form with every building block of a schema': {
    widget: 'support',
    address: `/support?support.config=${encodeURIComponent(
      JSON.stringify({
        schema: {
          required: ['topic', 'amount', 'account'],
          properties: {
            topic: { title: 'Thema', description: 'Worum es geht', enum: ['A', 'B'] },
            amount: { title: 'Betrag', type: 'number' },
            account: { title: 'Konto', format: 'iban' },
            secret: { title: 'Kennwort', format: 'password' },
            story: { title: 'Hergang', format: 'textarea' },
          },
        },
      }),
    )}`,
    act: async ({ page, part, field }) => {
      await field('secret').fill('Geheim12')
      await part('password-toggle').click()
      await part('submit').click()
      await expect(page.locator('[data-field=account] [part=field-error]')).toBeVisible()
      await expect(part('password-strength')).toHaveAttribute('data-level', '3')
    },
  },
  'the preview panel that misses a group': {
    widget: 'preview',
    address: '/?login=staff',
    act: async ({ part }) => {
      await openPreview(part)
      await part('date').fill('2027-07-14')
      await part('test').selectOption('summer-teasers')
      await part('apply').click()
      await expect(part('group')).toHaveAccessibleDescription('Required')
    },
  },
  'the preview panel without tests': {
    widget: 'preview',
    address: '/?login=staff&fault=preview-tests:fail',
    act: async ({ part }) => {
      await openPreview(part)
      await expect(part('status')).toHaveText('Failed to fetch AB tests.')
    },
  },
  'the preview panel whose settings could not be applied': {
    widget: 'preview',
    address: '/?login=staff&fault=preview-token:fail',
    act: async ({ part }) => {
      await openPreview(part)
      await expect(part('status')).toHaveText('Active tests found.')
      await part('apply').click()
      await expect(part('status')).toHaveText('Applying settings failed.')
    },
  },
  'the preview button beside what the shop is seen as': {
    widget: 'preview',
    address: '/?login=staff',
    act: async ({ page, part }) => {
      await openPreview(part)
      await expect(part('status')).toHaveText('Active tests found.')
      await part('apply').click()
      await page.keyboard.press('Escape')
      await expect(part('dialog')).toBeHidden()
      await expect(page.getByText('You see the shop as of')).toBeVisible()
    },
  },
}

for (const [name, { widget, address, width = 1500, prepare, act }] of Object.entries(STATES))
  test(`${name}: no accessibility faults`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 })
    await prepare?.(context)
    await page.goto(address)
    await shopReady(page)
    await page.locator(`[data-shop-widget=${widget}]`).scrollIntoViewIfNeeded()
    const root = page.locator(`[data-shop-widget=${widget}]`)
    await act({
      page,
      part: (part) => root.locator(`[part~="${part}"]`),
      field: (field) => root.locator(`[name="${field}"]`),
    })
    expect(await faults(page, widget)).toEqual([])
  })
