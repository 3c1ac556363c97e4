/** Banners above the kept markup of a header: nothing moves, whether a banner comes or not. */
import type { Page } from 'playwright/test'
import { recordEvents } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { entry, HEADER, keepFirst, nodesOf, openNext, PROMOTIONS } from './support/kept.js'
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

for (const width of [1280, 360])
  for (const attributes of ['', 'data-sticky'])
    for (const second of ['late', 'gone'] as const)
      test(`nothing moves with a remembered banner that is ${second}, ${width} px wide ${attributes}`, async ({
        page,
        openPage,
      }) => {
        await page.setViewportSize({ width, height: 900 })
        const widget = HEADER.replace('>', ` ${attributes}>`)
        const head = reserving(width === 360 ? 185 : 221)
        await keepFirst(page, openPage, widget, head)
        await expect(part(page, 'top-banner')).toBeVisible()
        await expect.poll(() => entry(page)).toContain('"~header_top":"top"')
        const before = await topOf(page)
        const releaseBanner =
          second === 'late'
            ? await holdBack(page, PROMOTIONS)
            : await page.route(PROMOTIONS, (route) => route.fulfill({ status: 404 })).then(() => () => {})
        const release = await openNext(page, openPage, widget, head)
        await expect(header(page, 'header')).toBeVisible()
        await twoFrames(page)
        expect(await topOf(page)).toBe(before)
        const nodes = await nodesOf(page)
        expect(nodes.count).toBeGreaterThan(20)
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
