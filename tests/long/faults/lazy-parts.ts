/** The lazy parts of widgets: what makes a person need each part, and what the page shows without it. */
import type { BrowserContext, Page } from 'playwright/test'
import type { Shop } from '../../../src/api/shop.js'
import { expect } from '../../browser/support/fixtures.js'
import { inWidget } from '../../browser/support/parts.js'

const header = inWidget('header')
const support = inWidget('support')
const preview = inWidget('preview')
const footer = inWidget('footer')

export interface LazyPart {
  /** The beginning of the file's name. */
  file: string
  words: string
  markup: string
  /** The width of the window in px; default: 1,500. */
  width?: number
  before?(context: BrowserContext): Promise<unknown>
  /** What a person does that needs the part. Without it, the page needs the part when it is opened. */
  act?(page: Page): Promise<unknown>
  works(page: Page): Promise<unknown>
  /** What the page shows without the part. */
  fails(page: Page): Promise<unknown>
}

const HEADER = '<div data-shop-widget="header"></div>'
const isShown = (widget: typeof header, name: string) => (page: Page) =>
  expect(widget.part(page, name).first()).toBeVisible()
const themeWorlds = (page: Page) => header.part(page, 'nav-item').filter({ hasText: 'Themenwelten' })
const isMissing = (widget: typeof header, name: string) => (page: Page) =>
  expect(widget.part(page, name)).toHaveCount(0)

const THREE_MORE_FIELDS = {
  schema: {
    properties: {
      iban: { format: 'iban' },
      pin: { format: 'password' },
      size: { type: 'number' },
    },
  },
}
const withSchema = (file: string): LazyPart => ({
  file,
  words: 'the fields of a schema',
  markup: `<div data-shop-widget="support"><script type="application/json" data-shop-config>${JSON.stringify(THREE_MORE_FIELDS)}</script></div>`,
  async works(page) {
    for (const name of ['iban', 'pin', 'size']) await expect(support.field(page, name)).toBeVisible()
  },
  async fails(page) {
    await expect(support.field(page, 'customerEmail')).toBeVisible()
    await expect(support.field(page, 'iban')).toHaveCount(0)
  },
})

const withPromotion = (file: string, id: string, banner: string): LazyPart => ({
  file,
  words: `the promotion ${id}`,
  markup: `<div data-shop-widget="header" data-promotion-ids="${id}"></div>`,
  works: isShown(header, banner),
  async fails(page) {
    await isShown(header, 'logo')(page)
    await isMissing(header, banner)(page)
  },
})

export const LAZY_PARTS: readonly LazyPart[] = [
  {
    file: 'chunks/header-search-combobox.',
    words: 'the suggestions of the search',
    markup: HEADER,
    async act(page) {
      const field = header.part(page, 'search-input')
      // A missing chunk is requested again when a person returns to the field, and not at each letter.
      await field.blur()
      await field.fill('')
      await field.pressSequentially('kaf')
    },
    works: isShown(header, 'search-panel'),
    async fails(page) {
      await isMissing(header, 'search-panel')(page)
      await expect(header.part(page, 'search-input')).toHaveValue('kaf')
    },
  },
  {
    file: 'chunks/header-search-combobox.',
    words: 'the search of a phone',
    markup: HEADER,
    width: 360,
    act: (page) => header.part(page, 'search-toggle').click(),
    works: isShown(header, 'search-input'),
    // The icon is a link to a page with another search form.
    fails: (page) => expect(page).toHaveURL(/\/search\?/),
  },
  {
    file: 'chunks/header-drilldown.',
    words: 'the menu of a phone',
    markup: HEADER,
    width: 360,
    act: (page) => header.part(page, 'drilldown-toggle').click(),
    works: isShown(header, 'drilldown-node'),
    async fails(page) {
      await expect(header.part(page, 'drilldown-toggle')).toHaveAttribute('aria-expanded', 'false')
      await isMissing(header, 'drilldown')(page)
    },
  },
  {
    file: 'chunks/header-navigation-flyouts.',
    words: 'the flyouts of the navigation',
    markup: HEADER,
    act: (page) => header.part(page, 'nav').locator('.more').first().click(),
    works: isShown(header, 'nav-flyout'),
    async fails(page) {
      await isMissing(header, 'nav-flyout')(page)
      await expect(header.part(page, 'nav').locator('[aria-expanded=true]')).toHaveCount(0)
      await expect(header.part(page, 'nav-item').last()).toHaveAttribute('href', /./)
    },
  },
  {
    file: 'chunks/header-theme-worlds.',
    words: 'the theme worlds',
    markup: HEADER,
    async works(page) {
      await themeWorlds(page).click()
      await isShown(header, 'themeworld-teaser')(page)
    },
    async fails(page) {
      await isShown(header, 'nav-item')(page)
      await expect(themeWorlds(page)).toHaveCount(0)
    },
  },
  {
    file: 'chunks/header-messages.',
    words: 'the messages of the cart',
    markup: HEADER,
    async act(page) {
      await isShown(header, 'logo')(page)
      // Earlier messages have disappeared.
      await page.clock.fastForward(7500)
      const setTooMany = () =>
        (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 999 })
      expect((await page.evaluate(setTooMany)).error).toBe('ITEM_LIMIT')
    },
    works: (page) => expect(header.part(page, 'cart-messages')).toContainText('maximal'),
    fails: (page) => expect(header.part(page, 'cart-messages')).toBeEmpty(),
  },
  withPromotion('chunks/header-promotions.', 'sale', 'top-banner'),
  withPromotion('chunks/header-promotions-page.', 'category-sale', 'category-banner'),
  {
    file: 'chunks/header-consent.',
    words: 'the consent of the visitor',
    markup: '<div data-shop-widget="header" data-onetrust-enabled></div>',
    works: isShown(header, 'logo'),
    fails: isShown(header, 'logo'),
  },
  withSchema('chunks/support-form-schema.'),
  withSchema('chunks/support-form-schema-iban.'),
  withSchema('chunks/support-form-schema-number.'),
  withSchema('chunks/support-form-schema-password.'),
  {
    file: 'chunks/support-form-login.',
    words: 'the data of a customer',
    markup: '<div data-shop-widget="support"></div>',
    before: (context) => context.request.get('/faults?login=customer'),
    works: (page) => expect(support.field(page, 'customerEmail')).toHaveValue(/@/),
    async fails(page) {
      await expect(support.field(page, 'customerEmail')).toHaveValue('')
      await expect(support.field(page, 'customerEmail')).toBeEnabled()
    },
  },
  {
    file: 'chunks/preview-panel.',
    words: 'the preview panel',
    markup: '<div data-shop-widget="preview"></div>',
    before: (context) => context.request.get('/faults?login=staff'),
    works: isShown(preview, 'preview-toggle'),
    fails: isMissing(preview, 'preview-toggle'),
  },
  {
    file: 'chunks/fr-CH-rest.',
    words: 'another language',
    markup: `${HEADER}<div data-shop-widget="footer" data-site="CH_FR" data-load="eager">own content</div>`,
    works: isShown(footer, 'country-switcher'),
    async fails(page) {
      await isShown(header, 'logo')(page)
      await expect(page.getByText('own content')).toBeVisible()
    },
  },
]
