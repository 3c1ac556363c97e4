/** The pictures of the header while they load, and after an error. */
import type { Page } from 'playwright/test'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
import { holdBack } from './support/traffic.js'

const PICTURES = /\/img\//
/** The load event is too late, because it waits for the pictures. */
const COMMIT = { waitUntil: 'commit' } as const

interface Place {
  name: string
  frame: string
  open(page: Page): Promise<void>
}

const PLACES: readonly Place[] = [
  {
    name: 'a category promotion',
    frame: '[part=category-banner] .image',
    open: async (page) => void (await page.goto('/?header.data-promotion-ids=category-sale', COMMIT)),
  },
  {
    name: 'a suggested product',
    frame: '[part=search-product] .image',
    async open(page) {
      await page.goto('/?header.data-show-promotion-banner=false', COMMIT)
      await part(page, 'search-input').fill('kaffee')
      await part(page, 'search-panel').waitFor()
    },
  },
]

for (const { name, frame, open } of PLACES) {
  test(`the picture of ${name} has a placeholder of its size until it has loaded`, async ({ page }) => {
    const release = await holdBack(page, PICTURES)
    await open(page)
    const first = page.locator(frame).first()
    await expect(first).toHaveAttribute('data-image', 'loading')
    await first.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map((it) => it.finished)),
    )
    const before = await first.boundingBox()
    expect(before!.height).toBeGreaterThan(40)
    expect(await first.evaluate((it) => getComputedStyle(it).backgroundColor)).not.toBe('rgba(0, 0, 0, 0)')
    release()
    await expect(first).toHaveAttribute('data-image', 'loaded')
    const { width, height } = (await first.boundingBox())!
    // Chromium rounds the position of what is above, so the same height may differ by less than a thousandth of a pixel.
    expect(width).toBeCloseTo(before!.width, 3)
    expect(height).toBeCloseTo(before!.height, 3)
  })
}

test('an icon replaces the picture if it cannot be loaded', async ({ page }) => {
  await page.route(PICTURES, (route) => route.fulfill({ status: 404 }))
  const { frame, open } = PLACES[0]!
  await open(page)
  const first = page.locator(frame).first()
  await expect(first).toHaveAttribute('data-image', 'error')
  await expect(first.locator('svg')).toBeVisible()
  await expect(first.locator('img')).toBeHidden()
  expect((await first.boundingBox())!.height).toBeGreaterThan(40)
})
