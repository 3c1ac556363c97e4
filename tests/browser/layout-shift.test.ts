/** Content that arrives late or not at all moves nothing on the page, from the start of the navigation on. */
import type { Page } from 'playwright/test'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part } from './support/parts.js'
import { holdBack } from './support/traffic.js'

const TOP_BANNER = '**/service/promotion/api/promotion/~header_top*'

/** The height of the header without a banner, and that of the banner, in px. docs/reference.md has the same numbers. */
const HEIGHTS = [
  { width: 1500, header: 173, banner: 48 },
  { width: 1280, header: 173, banner: 48 },
  { width: 768, header: 101, banner: 48 },
  { width: 360, header: 101, banner: 84 },
  { width: 320, header: 101, banner: 120 },
]

interface Shift {
  value: number
  nodes: string[]
}

/** Records layout shifts from the start of the page on; `shiftsOf` returns them. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: Array<{ node: Element | null }>
        }
        const nodes = sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node))
        if (!hadRecentInput) shifts.push({ value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
const shiftsOf = async (page: Page) => {
  await twoFrames(page)
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

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
    { head: `<meta name="viewport" content="width=device-width"><style>body{margin:0}${rule}</style>` },
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
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a banner moves nothing if its height is reserved', async ({ page, openPage }) => {
      await openPainted(page, openPage, { reserved: header + banner })
      await expect(part(page, 'top-banner')).toBeVisible()
      expect(await shiftsOf(page)).toEqual([])
    })
    test('a late banner moves nothing if its height is reserved', async ({ page, openPage }) => {
      const release = await holdBack(page, TOP_BANNER)
      await openPainted(page, openPage, { reserved: header + banner })
      await twoFrames(page)
      release()
      await expect(part(page, 'top-banner')).toBeVisible()
      expect(await shiftsOf(page)).toEqual([])
    })
    for (const [how, status] of [
      ['does not exist', 404],
      ['cannot be loaded', 500],
    ] as const)
      test(`a banner that ${how} moves nothing`, async ({ page, openPage }) => {
        await page.route(TOP_BANNER, (route) => route.fulfill({ status }))
        const answered = page.waitForResponse(TOP_BANNER)
        await openPainted(page, openPage, { reserved: header + banner })
        await answered
        expect(await shiftsOf(page)).toEqual([])
      })
    for (const late of [true, false])
      test(`a${late ? ' late' : ''} banner moves nothing if only the height of the header is reserved`, async ({
        page,
        openPage,
      }) => {
        const release = late ? await holdBack(page, TOP_BANNER) : () => {}
        const answered = page.waitForResponse(TOP_BANNER)
        await openPainted(page, openPage, { reserved: header })
        await twoFrames(page)
        release()
        await answered
        expect(await shiftsOf(page)).toEqual([])
      })
  })
}

test.describe('a banner without reserved space', () => {
  /** Scrolls until the header is out of view. */
  const scrollAway = (page: Page) =>
    page.evaluate(async () => {
      scrollTo(0, 600)
      await new Promise((done) => requestAnimationFrame(done))
    })
  const topOf = (page: Page) =>
    page
      .locator('p')
      .nth(20)
      .evaluate((line) => line.getBoundingClientRect().top)

  test('is added while the header is out of view, and what is in view does not move', async ({
    page,
    openPage,
  }) => {
    await openPainted(page, openPage, { reserved: 173 })
    await scrollAway(page)
    const before = await topOf(page)
    await expect(part(page, 'top-banner')).toHaveCount(1)
    expect(await shiftsOf(page)).toEqual([])
    expect(await topOf(page)).toBe(before)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(part(page, 'top-banner')).toBeInViewport()
    expect(await shiftsOf(page)).toEqual([])
  })
  test('that does not exist: its space is removed out of view, and not reserved on the next page', async ({
    page,
    openPage,
  }) => {
    await page.route(TOP_BANNER, (route) => route.fulfill({ status: 404 }))
    await openPainted(page, openPage, { reserved: 221 })
    await expect(page.locator('.top-slot')).toHaveCount(1)
    await scrollAway(page)
    const before = await topOf(page)
    await expect(page.locator('.top-slot')).toHaveCount(0)
    expect(await topOf(page)).toBe(before)
    expect(await shiftsOf(page)).toEqual([])

    await page.unroute(TOP_BANNER)
    const release = await holdBack(page, TOP_BANNER)
    await page.reload()
    await expect(part(page, 'header')).toBeVisible()
    await expect(page.locator('.top-slot')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    release()
    await scrollAway(page)
    await expect(part(page, 'top-banner')).toHaveCount(1)
    expect(await shiftsOf(page)).toEqual([])
  })
  for (const width of [360, 1280])
    test(`is added above a sticky header, ${width} px wide`, async ({ page, openPage }) => {
      await page.setViewportSize({ width, height: 900 })
      await openPainted(page, openPage, { reserved: width < 980 ? 101 : 173, attributes: 'data-sticky' })
      await scrollAway(page)
      const before = await topOf(page)
      await expect(part(page, 'top-banner')).toHaveCount(1)
      expect(await topOf(page)).toBe(before)
      expect(await shiftsOf(page)).toEqual([])
    })
})

/** Prepares an answer; the returned function sends it after everything else has been painted. */
const answerLate = async (page: Page, address: string, answer: { status?: number; json?: unknown }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.fulfill(answer)
  })
  return async () => {
    await shiftsOf(page)
    const answered = page.waitForResponse(address)
    release()
    await (await answered).finished()
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
const LATE = [
  ['customer data', '**/customerfrontenddata/api/v1/psdata', { json: CUSTOMER }],
  ['failure of customer data', '**/customerfrontenddata/api/v1/psdata', { status: 500 }],
  ['failure of theme worlds', '**/themeworlds/navigation', { status: 500 }],
  ['empty list of theme worlds', '**/themeworlds/navigation', { json: { sections: {}, translations: {} } }],
  ['failure of the navigation', '**/jsonflyoutnavigation*', { status: 500 }],
] as const

for (const width of [1500, 360])
  for (const [what, address, answer] of LATE)
    test(`late ${what}: nothing moves, ${width} px wide`, async ({ page, openPage }) => {
      await page.setViewportSize({ width, height: 900 })
      const answerNow = await answerLate(page, address, answer)
      await openPainted(page, openPage, { reserved: 221 })
      await expect(part(page, 'top-banner')).toBeVisible()
      await answerNow()
      if (answer === LATE[0][2]) await expect(part(page, 'user')).toContainText('Maximiliane')
      expect(await shiftsOf(page)).toEqual([])
    })

for (const late of ['**/themeworlds/navigation', '**/jsonflyoutnavigation*'])
  test(`nothing moves if the answer of ${late} is the last`, async ({ page, openPage }) => {
    const release = await holdBack(page, late)
    await openPainted(page, openPage, { reserved: 221 })
    await expect(part(page, 'top-banner')).toBeVisible()
    await shiftsOf(page)
    release()
    await expect(part(page, 'nav-item').filter({ hasText: 'Themenwelten' })).toBeVisible()
    await expect(part(page, 'nav-item').filter({ hasText: 'Küche' }).first()).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })

for (const status of ['SUBSCRIBED', 'NONE'])
  test(`late newsletter data (${status}): nothing moves in the footer`, async ({ page, openPage }) => {
    const answerNow = await answerLate(page, '**/json/psdata', { json: { nl_status: status } })
    await openPage(
      '<div data-shop-widget="footer" style="min-height:2000px"></div><main><h1>Content</h1></main>',
    )
    await expect(part(page, 'newsletter')).toBeInViewport()
    const before = await shiftsOf(page)
    await answerNow()
    if (status === 'NONE') await expect(part(part(page, 'newsletter'), 'form')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual(before)
  })

test('while the navigation is loading, the bar is busy; it is not if that fails', async ({
  page,
  openPage,
}) => {
  const answerNow = await answerLate(page, '**/jsonflyoutnavigation*', { status: 500 })
  await openPage('<div data-shop-widget="header"></div>')
  await expect(part(page, 'nav')).toHaveAttribute('aria-busy', 'true')
  await answerNow()
  await expect(part(page, 'nav')).not.toHaveAttribute('aria-busy')
})

test('while the navigation is loading, the menu of phones is busy', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const release = await holdBack(page, '**/jsonflyoutnavigation*')
  await openPage('<div data-shop-widget="header"></div>')
  await part(page, 'drilldown-toggle').click()
  await expect(part(page, 'drilldown').locator('ul')).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(part(page, 'drilldown-node').filter({ hasText: 'Küche' })).toBeVisible()
  await expect(part(page, 'drilldown').locator('ul')).not.toHaveAttribute('aria-busy')
})

for (const width of [1280, 360])
  test(`a support form whose schema is late has its size before, ${width} px wide`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width, height: 900 })
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
