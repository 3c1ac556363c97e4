/** axe finds no violations in rare states of the widgets: errors, overlays, open menus, special customers. */
import type { BrowserContext, Locator, Page } from 'playwright/test'
import type { Theme, WidgetName } from '../../src/api/names.js'
import type { Shop } from '../../src/api/shop.js'
import { accessibilityFaults } from './support/accessibility.js'
import { fillCart } from './support/cart.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { inWidget, placeholder } from './support/parts.js'

/** Finds a part of the widget whose state is tested. */
type FindPart = (name: string) => Locator

const setArticle = (page: Page, quantity: number) =>
  page.evaluate(
    (pieces) => (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: pieces }),
    quantity,
  )

const openSearch = async (part: FindPart) => {
  await part('search-toggle').click()
  await part('search-input').pressSequentially('ka')
  await expect(part('search-panel')).toBeVisible()
}
const openPreview = (part: FindPart) => part('preview-toggle').click()
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
  /** The width of the window in px; 1500 by default. */
  width?: number
  /** Whether the state is also tested in the dark theme. */
  isAlsoDark?: true
  /** Runs before the page is opened. */
  prepare?(context: BrowserContext): Promise<unknown>
  /** Brings the widget into the state and waits for it. */
  act(at: { page: Page; part: FindPart; field(name: string): Locator }): Promise<unknown>
}

const STATES: Record<string, State> = {
  'the header of a customer who is logged in': {
    widget: 'header',
    address: '/?login=customer',
    act: ({ part }) => expect(part('user')).toHaveAttribute('data-logged-in', 'true'),
  },
  'the reduced header with its hint about a secure checkout': {
    widget: 'header',
    address: '/?header.data-reduced&header.data-show-secure-hint',
    act: ({ part }) => expect(part('secure-hint')).toBeVisible(),
  },
  'the search overlay with suggestions': {
    widget: 'header',
    address: '/?header.data-search-mode=overlay',
    isAlsoDark: true,
    act: ({ part }) => openSearch(part),
  },
  'a search whose suggestions could not be loaded': {
    widget: 'header',
    address: '/?fault=suggestions:fail',
    act: async ({ page, part }) => {
      const responded = page.waitForResponse('**/api/suggestions*')
      await part('search-input').pressSequentially('ka')
      await responded
    },
  },
  'the menu of a phone with the theme worlds': {
    widget: 'header',
    address: '/',
    width: 360,
    isAlsoDark: true,
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
    prepare: (context) => fillCart(context, { '42': 2 }),
    isAlsoDark: true,
    act: async ({ page, part }) => {
      await setArticle(page, 0)
      await setArticle(page, 30)
      await expect(part('cart-undo')).toBeVisible()
      await expect(part('cart-messages')).toContainText('maximal 10')
    },
  },
  'the message that the cart cannot be read': {
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
  'the footer with errors in its newsletter form': {
    widget: 'footer',
    address: '/',
    isAlsoDark: true,
    act: async ({ part }) => {
      await part('country-switcher').scrollIntoViewIfNeeded()
      await part('submit').click()
      await expect(part('field-error').first()).toBeVisible()
    },
  },
  'the newsletter form that could not be sent, with its legal text open': {
    widget: 'newsletter',
    address: '/newsletter?fault=newsletter-sign-up:fail',
    isAlsoDark: true,
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
    isAlsoDark: true,
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
    isAlsoDark: true,
    act: async ({ page, part, field }) => {
      await field('secret').fill('Geheim12')
      await part('password-toggle').click()
      await part('submit').click()
      await expect(inWidget('support').errorOf(page, 'account')).toBeVisible()
      await expect(part('password-strength')).toHaveAttribute('data-level', '3')
    },
  },
  'the preview panel without a chosen group': {
    widget: 'preview',
    address: '/?login=staff',
    isAlsoDark: true,
    act: async ({ part }) => {
      await openPreview(part)
      await part('date').fill('2027-07-14')
      await part('test').selectOption('summer-teasers')
      await part('apply').click()
      await expect(part('group')).toHaveAccessibleDescription('Required')
    },
  },
  'the preview panel that could not load the A/B tests': {
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
  'the preview button next to the simulated day': {
    widget: 'preview',
    address: '/?login=staff',
    isAlsoDark: true,
    act: async ({ page, part }) => {
      await openPreview(part)
      await expect(part('status')).toHaveText('Active tests found.')
      await part('apply').click()
      await page.keyboard.press('Escape')
      await expect(part('dialog')).toBeHidden()
      await expect(page.getByText('You are viewing the shop as of')).toBeVisible()
    },
  },
}

const testState = (name: string, state: State, theme: Theme) =>
  test(
    `${name} passes the accessibility check`,
    // The other tests check the usual states, and the gallery of states has most of these, too.
    { tag: '@long' },
    async ({ page, context }) => {
      const { widget, address, width = 1500, prepare, act } = state
      await page.setViewportSize({ width, height: 900 })
      await prepare?.(context)
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}theme=${theme}`)
      await shopReady(page)
      await placeholder(page, widget).scrollIntoViewIfNeeded()
      const { part, field } = inWidget(widget)
      await act({ page, part: (own) => part(page, own), field: (own) => field(page, own) })
      expect(await accessibilityFaults(page, widget)).toEqual([])
    },
  )

for (const [name, state] of Object.entries(STATES)) {
  testState(name, state, 'light')
  if (state.isAlsoDark) testState(`${name}, in dark`, state, 'dark')
}
