/** Banners above the kept markup of a header: nothing moves, whether a banner comes or not. */
import type { Page } from 'playwright/test'
import { recordEvents } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { entry, HEADER, keepFirst, shownIn, openNext, PROMOTIONS } from './support/kept.js'
import { twoFrames } from './support/layout.js'
import { inWidget, part } from './support/parts.js'
import { shiftsOf, watchShifts } from './support/shifts.js'
import { holdBack } from './support/traffic.js'

const header = inWidget('header').part
const topOf = (page: Page) => page.locator('main').evaluate((element) => element.getBoundingClientRect().top)

/** The head of a page that reserves a height for its header. */
const reserving = (height: number) =>
  `<meta name="viewport" content="width=device-width"><style>body,h1{margin:0}[data-shop-widget=header]{min-height:${height}px}</style>`

test.beforeEach(async ({ page }) => {
  await recordEvents(page)
  await watchShifts(page)
})

for (const [width, attributes, second] of [
  [1280, '', 'late'],
  [360, 'data-sticky', 'late'],
  [1280, 'data-sticky', 'gone'],
  [360, '', 'gone'],
] as const)
  test(`nothing moves with a remembered banner that is ${second}, ${width} px wide ${attributes}`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const widget = HEADER.replace('>', ` ${attributes}>`)
    const head = reserving(width === 360 ? 185 : 221)
    await keepFirst(page, openPage, widget, head)
    await expect(part(page, 'top-banner')).toBeVisible()
    await expect.poll(() => entry(page)).toContain('top-slot')
    const before = await topOf(page)
    const releaseBanner =
      second === 'late'
        ? await holdBack(page, PROMOTIONS)
        : await page.route(PROMOTIONS, (route) => route.fulfill({ status: 404 })).then(() => () => {})
    const release = await openNext(page, openPage, widget, head)
    await expect(header(page, 'header')).toBeVisible()
    await twoFrames(page)
    expect(await topOf(page)).toBe(before)
    const shown = await shownIn(page)
    expect(shown.count).toBeGreaterThan(20)
    await release()
    await twoFrames(page)
    releaseBanner()
    if (second === 'late') await expect(part(page, 'top-banner')).toBeVisible()
    else await expect(page.locator('.top-slot')).toHaveCount(0)
    expect(await shiftsOf(page)).toEqual([])
    expect(await topOf(page)).toBe(before)
  })

test('a sticky header keeps the height that this page reserves, and not that of the last one', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.route(PROMOTIONS, (route) => route.fulfill({ status: 404 }))
  const widget = HEADER.replace('>', ' data-sticky>')
  await keepFirst(page, openPage, widget, reserving(221))
  const release = await openNext(page, openPage, widget, reserving(261))
  await expect(header(page, 'header')).toBeVisible()
  await release()
  await twoFrames(page)
  expect(await topOf(page)).toBe(261)
  expect(await shiftsOf(page)).toEqual([])
})

test.describe('the app banner on a phone with Android', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile',
  })
  test.beforeEach(({ page }) => page.route(PROMOTIONS, (route) => route.fulfill({ status: 404 })))
  const banner = (page: Page) => header(page, 'app-banner')

  for (const [what, widget, head] of [
    ['a page that reserves nothing', HEADER, reserving(0)],
    ['a page with a sticky header', HEADER.replace('>', ' data-sticky>'), reserving(185)],
  ] as const)
    test(`its space is there before its code on ${what}`, async ({ page, openPage }) => {
      await keepFirst(page, openPage, widget, head)
      await expect(banner(page)).toBeVisible()
      const before = await topOf(page)
      const release = await openNext(page, openPage, widget, head)
      await expect(header(page, 'header')).toBeVisible()
      await twoFrames(page)
      expect(await topOf(page)).toBe(before)
      // Where the page reserves nothing, its content has moved when the header was shown.
      const shifts = await shiftsOf(page)
      if (head === reserving(185)) expect(shifts).toEqual([])
      const shown = await shownIn(page)
      await release()
      await expect(banner(page)).toBeVisible()
      expect(await shown.inPlace()).toBe(shown.count)
      expect(await topOf(page)).toBe(before)
      expect(await shiftsOf(page)).toEqual(shifts)
    })

  test('after it was closed, the next page has no space for it', async ({ page, openPage }) => {
    await keepFirst(page, openPage, HEADER, reserving(0))
    await header(page, 'app-banner-close').click()
    // After a click, Chromium may count as busy until the next input.
    let y = 600
    const entryAfterMove = async () => {
      await page.mouse.move(180, y++)
      return entry(page)
    }
    await expect.poll(entryAfterMove).not.toContain('app-slot')
    const before = await topOf(page)
    const release = await openNext(page, openPage, HEADER, reserving(0))
    await expect(header(page, 'header')).toBeVisible()
    expect(await topOf(page)).toBe(before)
    const shifts = await shiftsOf(page)
    await release()
    await expect(banner(page)).toHaveCount(0)
    expect(await topOf(page)).toBe(before)
    expect(await shiftsOf(page)).toEqual(shifts)
  })

  test('markup with its space is not shown when the visitor now uses the app', async ({ page, openPage }) => {
    await keepFirst(page, openPage, HEADER, reserving(185))
    await expect(banner(page)).toBeVisible()
    await page.context().addCookies([{ name: 'xc-app', value: 'new', url: page.url() }])
    const requested = page.waitForRequest(/\/cdn\/chunks\/core\./)
    const release = await openNext(page, openPage, HEADER, reserving(185))
    await requested
    await expect(page.getByText('Own')).toBeVisible()
    const before = await topOf(page)
    await release()
    await expect(header(page, 'header')).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    expect(await topOf(page)).toBe(before)
    expect(await shiftsOf(page)).toEqual([])
    await expect.poll(() => entry(page)).not.toContain('app-slot')
  })
})
