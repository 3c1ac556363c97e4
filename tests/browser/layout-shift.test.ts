/** Content that arrives late or not at all moves nothing on the page, from the start of the navigation on. */
import type { Page } from 'playwright/test'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { onlyLongUnless } from './support/long.js'
import { part } from './support/parts.js'
import { shiftsOf, watchShifts } from './support/shifts.js'
import { holdBack } from './support/traffic.js'

const TOP_BANNER = '**/service/promotion/api/promotion/~header_top*'

/** The height of the header without a banner, and that of the banner, in px. docs/reference/header.md has the same numbers. */
const HEIGHTS = [
  { width: 1500, header: 173, banner: 48 },
  { width: 1280, header: 173, banner: 48 },
  { width: 768, header: 101, banner: 48 },
  { width: 360, header: 101, banner: 84 },
  { width: 320, header: 101, banner: 120 },
]

/** Opens a page that is painted before the header has loaded, as on a slow network. */
const openPainted = async (
  page: Page,
  openPage: (body: string, options?: { head?: string }) => Promise<void>,
  { reserved, attributes = '' }: { reserved?: number; attributes?: string },
) => {
  const release = await holdBack(page, '**/cdn/loader.js')
  const rule = reserved === undefined ? '' : `[data-shop-widget=header]{min-height:${reserved}px}`
  const opened = openPage(
    `<div data-shop-widget="header" ${attributes}></div><main><h1>Content</h1>${'<p>Text</p>'.repeat(100)}</main>`,
    { head: `<meta name="viewport" content="width=device-width"><style>body,h1{margin:0}${rule}</style>` },
  )
  await page.locator('h1').waitFor()
  await twoFrames(page)
  release()
  await opened
  await shopReady(page)
  await expect(part(page, 'header')).toBeVisible()
}

test.beforeEach(({ page }) => watchShifts(page))

for (const { width, header, banner } of HEIGHTS) {
  test.describe(`${width} px wide`, onlyLongUnless(width === 1500 || width === 360), () => {
    test.use({ viewport: { width, height: 900 } })

    test('a late banner moves nothing if its height is reserved', async ({ page, openPage }) => {
      const release = await holdBack(page, TOP_BANNER)
      await openPainted(page, openPage, { reserved: header + banner })
      await twoFrames(page)
      release()
      await expect(part(page, 'top-banner')).toBeVisible()
      expect(await shiftsOf(page)).toEqual([])
    })
    test('a banner that does not exist moves nothing', async ({ page, openPage }) => {
      await page.route(TOP_BANNER, (route) => route.fulfill({ status: 404 }))
      const responded = page.waitForResponse(TOP_BANNER)
      await openPainted(page, openPage, { reserved: header + banner })
      await responded
      expect(await shiftsOf(page)).toEqual([])
    })
    test('a late banner without reserved height is shown, and moves what is below the header once', async ({
      page,
      openPage,
    }) => {
      const release = await holdBack(page, TOP_BANNER)
      await openPainted(page, openPage, { reserved: header })
      await twoFrames(page)
      release()
      await expect(part(page, 'top-banner')).toBeInViewport()
      expect(await topOf(page, 'main')).toBe(header + banner)
      const shifts = await shiftsOf(page)
      expect(shifts).toHaveLength(1)
      expect(shifts[0]!.nodes[0]).toMatch(/<main>|part="header"|top-banner/)
    })
    test('a banner that cannot be loaded leaves no gap without reserved height', async ({
      page,
      openPage,
    }) => {
      await page.route(TOP_BANNER, (route) => route.fulfill({ status: 500 }))
      await openPainted(page, openPage, { reserved: header, attributes: 'data-sticky' })
      expect(await topOf(page, 'main')).toBe(header)
      expect(await shiftsOf(page)).toEqual([])
    })
  })
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)

test.describe('a sticky header', () => {
  const at = (width: number) => HEIGHTS.find((heights) => heights.width === width)!
  test('shows a banner that arrives while the page is scrolled, above the visible content', async ({
    page,
    openPage,
  }) => {
    const { width, header, banner } = at(360)
    await page.setViewportSize({ width, height: 900 })
    const release = await holdBack(page, TOP_BANNER)
    await openPainted(page, openPage, { reserved: header, attributes: 'data-sticky' })
    await page.evaluate(() => scrollTo(0, 600))
    release()
    await expect(part(page, 'top-banner')).toHaveCount(1)
    await twoFrames(page)
    expect(Math.abs(await topOf(page, '[part=header]'))).toBeLessThan(1)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(part(page, 'top-banner')).toBeInViewport()
    expect(await topOf(page, 'main')).toBe(header + banner)
  })
})

test.describe('on a page that reserves no height', () => {
  test('the next page of the visit keeps the space of the banner from its first paint on; a banner that is missing there frees it', async ({
    page,
    openPage,
  }) => {
    await openPainted(page, openPage, {})
    await expect(part(page, 'top-banner')).toBeVisible()
    const before = await topOf(page, 'main')
    const release = await holdBack(page, TOP_BANNER)
    await page.reload()
    await shopReady(page)
    await expect(page.locator('.top-slot')).toHaveCount(1)
    expect(await topOf(page, 'main')).toBe(before)
    const shifts = await shiftsOf(page)
    release()
    await expect(part(page, 'top-banner')).toBeVisible()
    expect(await shiftsOf(page)).toEqual(shifts)

    await page.route(TOP_BANNER, (route) => route.fulfill({ status: 404 }))
    await page.reload()
    await shopReady(page)
    await expect(page.locator('.top-slot')).toHaveCount(0)
    expect(await topOf(page, 'main')).toBe(before - 48)
  })
})

/** Prepares a response; the returned function sends it after everything else has been painted. */
const respondLate = async (page: Page, address: string, response: { status?: number; json?: unknown }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.fulfill(response)
  })
  return async () => {
    await shiftsOf(page)
    const responded = page.waitForResponse(address)
    release()
    await (await responded).finished()
  }
}

const CUSTOMER = {
  tracking: { loginStatus: 'LOGGED_IN' },
  customer: {
    statuses: {},
    loyaltyBeans: 1250,
    firstname: 'Maximiliane',
    lastname: 'von Mustermann-Schmidt',
  },
}
const CUSTOMER_DATA = '**/customerfrontenddata/api/v1/psdata'
const THEME_WORLDS = '**/themeworlds/navigation'
const NAVIGATION = '**/jsonflyoutnavigation*'

for (const [what, customer, worlds] of [
  ['data', { json: CUSTOMER }, { json: { sections: {}, translations: {} } }],
  ['failures', { status: 500 }, { status: 500 }],
] as const)
  test(`late ${what} of the customer and of the theme worlds: nothing moves`, async ({ page, openPage }) => {
    const respondCustomer = await respondLate(page, CUSTOMER_DATA, customer)
    const respondWorlds = await respondLate(page, THEME_WORLDS, worlds)
    await openPainted(page, openPage, { reserved: 221 })
    await expect(part(page, 'top-banner')).toBeVisible()
    await respondCustomer()
    if ('json' in customer) await expect(part(page, 'user')).toContainText('Maximiliane')
    expect(await shiftsOf(page)).toEqual([])
    await respondWorlds()
    expect(await shiftsOf(page)).toEqual([])
  })

test('a late failure of the navigation: the bar is busy until then, and nothing moves', async ({
  page,
  openPage,
}) => {
  const respondNow = await respondLate(page, NAVIGATION, { status: 500 })
  await openPainted(page, openPage, { reserved: 221 })
  await expect(part(page, 'top-banner')).toBeVisible()
  await expect(part(page, 'nav')).toHaveAttribute('aria-busy', 'true')
  await respondNow()
  await expect(part(page, 'nav')).not.toHaveAttribute('aria-busy')
  expect(await shiftsOf(page)).toEqual([])
})

test('nothing moves if the navigation, and then the theme worlds, arrive last', async ({
  page,
  openPage,
}) => {
  const releaseNavigation = await holdBack(page, NAVIGATION)
  const releaseWorlds = await holdBack(page, THEME_WORLDS)
  await openPainted(page, openPage, { reserved: 221 })
  await expect(part(page, 'top-banner')).toBeVisible()
  await shiftsOf(page)
  releaseNavigation()
  await expect(part(page, 'nav-item').filter({ hasText: 'Küche' }).first()).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
  releaseWorlds()
  await expect(part(page, 'nav-item').filter({ hasText: 'Themenwelten' })).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})

test('late newsletter data: nothing moves in the footer', async ({ page, openPage }) => {
  const respondNow = await respondLate(page, '**/json/psdata', { json: { nl_status: 'SUBSCRIBED' } })
  await openPage(
    '<div data-shop-widget="footer" style="min-height:2000px"></div><main><h1>Content</h1></main>',
  )
  await expect(part(page, 'newsletter')).toBeInViewport()
  const before = await shiftsOf(page)
  await respondNow()
  await expect(part(part(page, 'newsletter'), 'form')).toHaveCount(0)
  expect(await shiftsOf(page)).toEqual(before)
})

test('while the navigation is loading, the phone menu is busy', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const release = await holdBack(page, '**/jsonflyoutnavigation*')
  await openPage('<div data-shop-widget="header"></div>')
  await part(page, 'drilldown-toggle').click()
  await expect(part(page, 'drilldown').locator('ul')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(part(page, 'drilldown-node').filter({ hasText: 'Küche' })).toBeVisible()
  await expect(part(page, 'drilldown').locator('ul')).not.toHaveAttribute('aria-busy')
})

test('a support form has its final size before its late schema arrives', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  const release = await holdBack(page, '**/chunks/support-form-schema.*')
  const schema = { properties: { order: { type: 'string', title: 'Bestellnummer' } } }
  await openPage(
    `<div data-shop-widget="support" data-part="form"><script type="application/json" data-shop-config>${JSON.stringify({ schema })}</script></div><footer>Ende</footer>`,
  )
  const skeleton = page.locator('.skeleton')
  await expect(skeleton).toBeVisible()
  const heightOf = async () => (await page.locator('[data-shop-widget=support]').boundingBox())!.height
  const before = await heightOf()
  release()
  await expect(part(page, 'submit')).toBeVisible()
  await expect(skeleton).toHaveCount(0)
  expect(Math.abs((await heightOf()) - before)).toBeLessThanOrEqual(8)
})
