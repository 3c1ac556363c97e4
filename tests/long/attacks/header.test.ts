/** Puts payloads into everything that the header shows from services and editors. */
import type { Page } from 'playwright/test'
import { TEXTS } from '../../attacks/payloads/index.js'
import { URLS } from '../../attacks/payloads/urls.js'
import { part } from '../../browser/support/parts.js'
import { shopReady } from '../../browser/support/events.js'
import { counted } from '../support/counted.js'
import { expect, test } from './support/attacked-page.js'

const UNIT = 'fields × payloads'
const HEADER = '<div data-shop-widget="header"></div>'

/** The payload of an address that goes with the payload of a text. */
const urlAt = (at: number) => URLS[at % URLS.length]!

/** Splits a list into lists of a given length. */
const groupsOf = <T>(list: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))

const respond = (page: Page, path: string, body: unknown) =>
  page.route(path, (route) => route.fulfill({ json: body }))

/** The height of the part of the header that is always shown, in px. */
const barHeight = (page: Page) =>
  part(page, 'header').evaluate((header) => header.getBoundingClientRect().height)

test.beforeEach(({ page }) =>
  page.route('**/service/promotion/**', (route) => route.fulfill({ status: 404 })),
)

const NODES = groupsOf(
  TEXTS.map((title, at) => ({ title, href: urlAt(at), target: at % 2 ? '_blank' : title, children: [] })),
  25,
).map((children, at) => ({
  ...children[0]!,
  children,
  teaser: { title: TEXTS[at], items: children.map(({ href }) => ({ link: href, image: href })) },
}))

test('the navigation, in flyouts', async ({ page, attacked }) => {
  await page.setViewportSize({ width: 1500, height: 900 })
  await respond(page, '**/jsonflyoutnavigation*', { list: NODES })
  await attacked.open(HEADER)
  await shopReady(page)
  await expect(part(page, 'nav-item')).not.toHaveCount(0)
  // Each node is opened by its button, which is above its neighbours only while it has the focus.
  for (const at of NODES.keys()) {
    await page.locator('button.more').nth(at).press('Enter')
    await expect(part(page, 'nav-flyout')).toHaveCount(at + 1)
  }
  await attacked.expectUnharmed()
  await page.setViewportSize({ width: 1500, height: 900 })
  expect(await barHeight(page)).toBeLessThan(400)
  counted(UNIT, 6 * TEXTS.length)
})

test('the navigation, in the phone menu', async ({ page, attacked }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await respond(page, '**/jsonflyoutnavigation*', { list: NODES })
  await attacked.open(HEADER)
  await shopReady(page)
  await part(page, 'drilldown-toggle').click()
  await expect(part(page, 'drilldown-node').first()).toBeVisible()
  await attacked.expectUnharmed()
  counted(UNIT, 2 * NODES.length)
})

test('the theme worlds', async ({ page, attacked }) => {
  // A response may have 1 MiB, so the longest texts are shorter here; their fields have at most 200 characters.
  const themeworlds = TEXTS.map((payload) => payload.slice(0, 1000)).map((text, at) => ({
    title: text,
    url: urlAt(at),
    imgUrl: urlAt(at),
    badges: ['X', text],
    availability: ['X', text],
    endDate: text,
    endDateText: text,
    onlyXDaysLeftText: text,
    shopCard: true,
  }))
  await respond(page, '**/themeworlds/navigation', {
    sections: {
      scout: { headline: TEXTS[0], themeworlds },
      new: { headline: '\u202eabc', themeworlds: themeworlds.slice(0, 1) },
    },
    translations: {
      ...Object.fromEntries(TEXTS.map((text) => [text.slice(0, 60), text.slice(0, 1000)])),
      X: '\u202eabc',
    },
  })
  await attacked.open(HEADER)
  await shopReady(page)
  await page.locator('button[part=nav-item]').click()
  await expect(part(page, 'themeworld-teaser')).not.toHaveCount(0)
  await attacked.expectUnharmed()
  counted(UNIT, 8 * TEXTS.length)
})

const PROMOTION_TYPES = ['ApiCategory', 'ApiPiPromotion', 'ApiTopBannerPromotion']

const contentOf = (text: string, at: number) => ({
  headline: text,
  headlineShort: text,
  subline: text,
  theme: text,
  backgroundColorCode: text,
  textColor: text,
  legalText: text,
  legalTextHint: text,
  legalTextHintShort: text,
  voucherCode: text,
  voucherCodeInstructions: text,
  ctaButtonLink: urlAt(at),
  ctaButtonText: text,
  links: [{ url: urlAt(at), text, boldLink: true }],
  image: {
    imageData: {
      cutouts: [
        { imagePath: urlAt(at), breakpoint: text, imageCss: text, containerCss: { padding: text } },
        { imagePath: '/img/a.jpg', breakpoint: 'xs', imageCss: text, containerCss: text },
      ],
    },
  },
})

groupsOf([...TEXTS.entries()], 100).forEach((group, number) =>
  test(`promotions, part ${number + 1}`, async ({ page, attacked }) => {
    const ids = group.map(([at]) => `p${at}`)
    await page.route('**/service/promotion/api/promotion/p*', (route) => {
      const at = Number(/p(\d+)/.exec(route.request().url().split('/').at(-1)!)![1])
      const contentJSON = JSON.stringify(contentOf(TEXTS[at]!, at))
      return route.fulfill({ json: { type: PROMOTION_TYPES[at % PROMOTION_TYPES.length], contentJSON } })
    })
    await attacked.open(
      `<div data-shop-widget="header" data-show-promotion-banner="false" data-promotion-ids="${ids.join()}"></div>`,
    )
    await shopReady(page)
    // Only one promotion is shown above the header, so the others of its type stay out of this page.
    await expect.poll(() => part(page, 'category-banner').count()).toBeGreaterThan(group.length / 5)
    await page.locator('[part~=legal-toggle]').evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLElement).click()
    })
    await attacked.expectUnharmed()
    counted(UNIT, 20 * group.length)
  }),
)

test('the top banner and the benefits', async ({ page, attacked }) => {
  const content = (text: string, at: number) => ({
    ...contentOf(text, at),
    links: [0, 1, 2, 3].map((more) => ({
      url: urlAt(at + more),
      text: TEXTS[(at + more) % TEXTS.length],
      boldLink: true,
    })),
  })
  let at = 0
  await page.route('**/service/promotion/api/promotion/*', (route) => {
    const type = route.request().url().includes('benefits')
      ? 'ApiHeaderBenefitsPromotion'
      : 'ApiTopBannerPromotion'
    return route.fulfill({ json: { type, contentJSON: JSON.stringify(content(TEXTS[at]!, at)) } })
  })
  for (; at < TEXTS.length; at += 37) {
    await attacked.open('<div data-shop-widget="header" data-promotion-ids="benefits"></div>')
    await shopReady(page)
    await expect(part(page, 'top-banner')).toHaveCount(1)
    await attacked.expectUnharmed()
    counted(UNIT, 22)
  }
})

test('the suggestions and the typed term', async ({ page, attacked }) => {
  const group = { terms: [] as string[], products: [] as Array<[number, string]> }
  await page.route('**/searchfrontend/api/suggestions*', (route) =>
    route.fulfill({
      json: {
        searchTerms: group.terms.map((searchterm) => ({ searchterm })),
        products: group.products.map(([at, title]) => ({
          id: title,
          title,
          imageProductThumb: urlAt(at),
          productViewUrl: urlAt(at),
          webshopProductDimensionKey: title,
        })),
      },
    }),
  )
  await attacked.open(HEADER)
  await shopReady(page)
  const field = part(page, 'search-input')
  for (const [number, entries] of groupsOf([...TEXTS.entries()], 15).entries()) {
    group.terms = entries.slice(0, 10).map(([, text]) => text)
    group.products = entries.slice(10)
    const responded = page.waitForResponse('**/searchfrontend/api/suggestions*')
    await field.fill(`a${number} ${entries[0]![1]}`)
    await responded
    await page.setViewportSize({ width: 1500, height: 900 })
  }
  await expect(part(page, 'search-panel')).toBeVisible()
  await attacked.expectUnharmed()
  counted(UNIT, 5 * TEXTS.length)
})
