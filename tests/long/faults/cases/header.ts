/** The calls of the header. */
import { expect } from 'playwright/test'
import type { BrowserContext, Page } from 'playwright/test'
import type { Shop } from '../../../../src/api/shop.js'
import { fillCart } from '../../../browser/support/cart.js'
import { inWidget } from '../../../browser/support/parts.js'
import { problemOf, unnoticed, usedOrFailed, type CallCase, type Sight } from '../call-case.js'

const { part } = inWidget('header')

const UNREADABLE = 'Der Inhalt Ihres Warenkorbs kann aus technischen Gründen nicht angezeigt werden.'
const UNCHANGEABLE = 'Ihr Warenkorb kann gerade nicht geändert werden.'

const HEADER = '<div data-shop-widget="header"></div>'

const fillWithTwo = async (context: BrowserContext) => {
  await context.request.get('/faults?cart=empty')
  await fillCart(context, { '42': 2 })
}

/** @param message  the shown message, or an empty text for no message */
const badgeAndMessage = (words: string, badge: string, message: string): Sight => ({
  words,
  async check(page) {
    if (message) await expect(part(page, 'cart-messages')).toContainText(message)
    else await expect(part(page, 'cart-messages').filter({ hasText: 'Warenkorb' })).toHaveCount(0)
    if (badge) await expect(part(page, 'cart-badge')).toHaveText(badge)
    else await expect(part(page, 'cart-badge')).toBeHidden()
  },
})

const shownCart = badgeAndMessage('the cart', '2', '')
const emptyCart = badgeAndMessage(
  'no count at the cart icon, and a message that the cart cannot be shown',
  '',
  UNREADABLE,
)
/** Loads the code of the messages with a change that the service refuses. */
const showMessage = async (page: Page) => {
  await page.evaluate(() => {
    void (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 999 })
  })
  await expect(part(page, 'cart-messages')).toContainText('maximal')
  await page.clock.fastForward(7500)
  await expect(part(page, 'cart-messages')).not.toContainText('maximal')
}

const cartRead: CallCase = {
  name: 'cart-read',
  call: 'GET /service/cart/api/cart',
  markup: HEADER,
  before: fillWithTwo,
  ready: showMessage,
  act: (page) =>
    page.evaluate(() => {
      void (window.Shop as Shop).cart.load()
    }),
  usual: shownCart,
  outcomeOf(fault) {
    if (fault.kind === 'harmless') return { sees: shownCart, problems: [] }
    return { sees: emptyCart, problems: [problemOf(fault, 'cart')] }
  },
}

const changedCart = badgeAndMessage('the changed cart', '3', '')
const refusedChange = badgeAndMessage(
  'the cart as it was, and a message that it cannot be changed',
  '2',
  UNCHANGEABLE,
)
const doneAfterAll = badgeAndMessage(
  'a message that the cart cannot be changed, and the changed cart, because it is read again',
  '3',
  UNCHANGEABLE,
)

const cartChange: CallCase = {
  name: 'cart-change',
  call: 'PUT /service/cart/api/cart',
  markup: HEADER,
  before: fillWithTwo,
  ready: showMessage,
  act: (page) =>
    page.evaluate(() => {
      void (window.Shop as Shop).cart.setArticle({ productId: '42', tcm: 'A', quantity: 3 })
    }),
  usual: changedCart,
  outcomeOf(fault) {
    if (fault.kind === 'harmless') return { sees: changedCart, problems: [] }
    return {
      sees: fault.isDone ? doneAfterAll : refusedChange,
      // The service has refused the change with an error code, and the person reads the message for it.
      problems: fault.kind === 'status' ? [] : [problemOf(fault, 'cart')],
    }
  },
}

const navItems = (page: Page) => part(page, 'nav-item')
const STATIC_TITLE = 'Vorab'
const newNavigation: Sight = {
  words: 'the navigation',
  async check(page) {
    await expect(navItems(page).nth(2)).toBeVisible()
    await expect(navItems(page).filter({ hasText: STATIC_TITLE })).toHaveCount(0)
  },
}
const staticNavigation: Sight = {
  words: 'the navigation of the option `navigation`, by default none',
  check: (page) => expect(navItems(page).filter({ hasText: STATIC_TITLE })).toBeVisible(),
}
const navigation: CallCase = {
  name: 'navigation',
  call: 'GET /jsonflyoutnavigation',
  markup: `<div data-shop-widget="header"><script type="application/json" data-shop-config>
    {"navigation":[{"title":"${STATIC_TITLE}","href":"/c/vorab","children":[]}]}</script></div>`,
  usual: newNavigation,
  outcomeOf: usedOrFailed(newNavigation, staticNavigation, 'list'),
}

const greeting: Sight = {
  words: 'the icon of a logged-in customer',
  check: (page) => expect(part(page, 'user')).toHaveAttribute('data-logged-in', 'true'),
}
const loggedOut: Sight = {
  words: 'the icon of a visitor who is not logged in',
  check: (page) => expect(part(page, 'user')).toHaveAttribute('data-logged-in', 'false'),
}
const personalData: CallCase = {
  name: 'psdata',
  call: 'GET /service/customerfrontenddata/api/v1/psdata',
  markup: HEADER,
  before: (context) => context.request.get('/faults?login=customer'),
  usual: greeting,
  outcomeOf(fault) {
    // All fields are optional, so JSON of another shape says nothing about the visitor.
    if (fault.mode === 'wrong') return { sees: loggedOut, problems: [] }
    return usedOrFailed(greeting, loggedOut, '')(fault)
  },
}

const banner: Sight = {
  words: 'the banner',
  check: (page) => expect(part(page, 'top-banner')).toBeVisible(),
}
const noBanner: Sight = {
  words: 'no banner, and no gap',
  async check(page) {
    await expect(part(page, 'header')).toBeVisible()
    await expect(part(page, 'top-banner')).toHaveCount(0)
    await expect(page.locator('.top-slot')).toHaveCount(0)
  },
}
const promotion: CallCase = {
  name: 'promotion-header',
  call: 'GET /service/promotion/api/promotion/~header_top',
  markup: HEADER,
  usual: banner,
  outcomeOf(fault) {
    // A 404 response means that the promotion does not exist.
    if (fault.mode === 'fail:404') return { sees: noBanner, problems: [] }
    return usedOrFailed(banner, noBanner, 'contentJSON')(fault)
  },
}

const searchField = (page: Page) => part(page, 'search-input')
const suggestions: Sight = {
  words: 'suggestions',
  async check(page) {
    await expect(part(page, 'search-panel')).toBeVisible()
    await expect(searchField(page)).toHaveValue(/ka/)
  },
}
const noSuggestions: Sight = {
  words: 'no suggestions; the field keeps its text, and searching works',
  async check(page) {
    await expect(part(page, 'search-panel')).toBeHidden()
    await expect(searchField(page)).toHaveValue(/ka/)
  },
}
const suggestionCall: CallCase = {
  name: 'suggestions',
  call: 'GET /service/searchfrontend/api/suggestions',
  markup: HEADER,
  async ready(page) {
    await searchField(page).fill('garten')
    await expect(part(page, 'search-panel')).toBeVisible()
  },
  async act(page) {
    // The search keeps the response for each term, so another try needs another term.
    await searchField(page).fill((await searchField(page).inputValue()) === 'kaffee' ? 'kaff' : 'kaffee')
  },
  usual: suggestions,
  outcomeOf(fault) {
    // All fields are lenient, so JSON of another shape has no suggestions.
    if (fault.mode === 'wrong') return { sees: noSuggestions, problems: [] }
    return usedOrFailed(suggestions, noSuggestions, '')(fault)
  },
}

const plainHeader: Sight = {
  words: 'nothing of it',
  check: (page) => expect(searchField(page)).toBeVisible(),
}
const cacheKey: CallCase = {
  name: 'cachekey',
  call: 'GET /service/searchfrontend/api/cachekey',
  markup: HEADER,
  usual: plainHeader,
  outcomeOf: unnoticed(plainHeader),
}

const teasers: Sight = {
  words: 'the teasers of the theme worlds',
  async check(page) {
    await expect(async () => {
      // The pointer may already be there from the previous page, or the navigation may have been rendered again.
      await page.mouse.move(700, 800)
      await navItems(page).first().hover()
      await expect(part(page, 'themeworld-teaser').first()).toBeVisible({ timeout: 2000 })
    }).toPass()
  },
}
const noTeasers: Sight = {
  words: 'the navigation without theme worlds',
  async check(page) {
    await expect(navItems(page).nth(2)).toBeVisible()
    await expect(part(page, 'themeworld-teaser')).toHaveCount(0)
  },
}
const themeWorlds: CallCase = {
  name: 'theme-worlds',
  call: 'GET /service/themeworld-frontend/api/themeworlds/navigation',
  markup: HEADER,
  usual: teasers,
  outcomeOf: usedOrFailed(teasers, noTeasers, 'sections'),
}

export const HEADER_CASES: readonly CallCase[] = [
  cartRead,
  cartChange,
  navigation,
  suggestionCall,
  promotion,
  personalData,
  themeWorlds,
  cacheKey,
]
