import { expect } from 'playwright/test'
import { axe } from './support/accessibility.js'
import { shopReady } from './support/events.js'
import { test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part } from './support/parts.js'
import { shiftsOf, watchShifts } from './support/shifts.js'
import { holdBack } from './support/traffic.js'

const withIds = (ids: string, more = '') => `/?header.data-promotion-ids=${ids}${more}`

const PROMOTIONS = '**/service/promotion/api/promotion/'

test('nothing moves when the promotions are loaded on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await watchShifts(page)
  const release = await holdBack(page, `${PROMOTIONS}*`)
  await page.goto(withIds('category-sale,pi-autumn'))
  await shopReady(page)
  const before = await shiftsOf(page)
  release()
  await expect(part(page, 'top-banner')).toBeVisible()
  await expect(part(page, 'category-banner')).toBeVisible()
  await expect(part(page, 'pi-banner')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toEqual(before)
})

for (const last of ['category-sale', 'pi-autumn'])
  test(`nothing moves when ${last} is loaded last`, async ({ page }) => {
    await watchShifts(page)
    const release = await holdBack(page, `${PROMOTIONS}${last}*`)
    await page.goto(withIds('category-sale,pi-autumn'))
    const early = part(page, last === 'pi-autumn' ? 'category-banner' : 'pi-banner')
    await expect(early).toBeVisible()
    const place = await early.boundingBox()
    const shifts = await shiftsOf(page)
    release()
    await expect(page.locator('.page-spare')).toHaveCount(0)
    expect(await early.boundingBox()).toEqual(place)
    expect(await shiftsOf(page)).toEqual(shifts)
  })

test('a page without promotions downloads none of their code', async ({ page, openPage }) => {
  const files: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/cdn\/(?:.*\/)?([\w-]+)\.[^/]*$/.exec(request.url()) ?? []
    if (name) files.push(name)
  })
  await page.route('**/service/promotion/**', (route) => route.fulfill({ status: 404 }))
  const response = page.waitForResponse('**/service/promotion/api/promotion/sale')
  await openPage(
    `<div data-shop-widget="header" data-promotion-ids="sale"></div>${'<p>Text</p>'.repeat(100)}`,
  )
  await response
  await expect(page.locator('.top-slot, .page-slot')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // The messages of the cart, the flyouts and kept markup are loaded when the page is idle, the theme worlds after the navigation.
  const later = ['cart', 'header-messages', 'header-theme-worlds', 'kept', 'header-navigation-flyouts']
  const expected = ['core', 'de-DE', 'header', 'loader', 'runtime', ...later].sort()
  await expect.poll(() => [...new Set(files)].sort()).toEqual(expected)
})

test('the picture of a category is not cut off, whatever the width of the window', async ({ page }) => {
  await page.goto(withIds('category-sale'))
  const image = part(page, 'category-banner').locator('img')
  for (const width of [320, 360, 599, 600, 768, 1023, 1280, 1600]) {
    await page.setViewportSize({ width, height: 900 })
    await twoFrames(page)
    await expect
      .poll(() => image.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth))
      .toBeGreaterThan(0)
    const { shown, natural } = await image.evaluate((it) => {
      const { clientWidth, clientHeight, naturalWidth, naturalHeight } = it as HTMLImageElement
      return { shown: clientWidth / clientHeight, natural: naturalWidth / naturalHeight }
    })
    expect(natural).toBeCloseTo(16 / 9, 2)
    expect(shown, `${width} px`).toBeCloseTo(16 / 9, 1)
    const frame = await part(page, 'category-banner').locator('.frame').boundingBox()
    const banner = await part(page, 'category-banner').boundingBox()
    expect(frame!.width, `${width} px`).toBeGreaterThanOrEqual(Math.min(width, 300))
    expect(frame!.y + frame!.height, `${width} px`).toBeLessThanOrEqual(banner!.y + banner!.height)
  }
})

test('the voucher code is copied, and the copy is confirmed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/')
  const button = page.locator('[part=top-banner] [part=voucher-copy]')
  const before = await button.boundingBox()
  await expect(button).toHaveText('Code kopieren')
  await button.click()
  await expect(button).toHaveText('Kopiert')
  await expect(page.locator('[part=top-banner] [role=status]')).toHaveText('Kopiert')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('KUECHE15')
  expect(await button.boundingBox()).toEqual(before)
})

test('the legal text covers the page, and closes when the page is scrolled down; narrow windows show the short headline', async ({
  page,
}) => {
  await page.goto('/')
  const title = page.locator('h1').first()
  const before = await title.boundingBox()
  await page.locator('[part=legal-toggle]').click()
  await expect(page.locator('[part=legal-text]')).toBeVisible()
  expect(await title.boundingBox()).toEqual(before)
  await page.mouse.wheel(0, 300)
  await expect(page.locator('[part=legal-text]')).toBeHidden()

  const headline = page.locator('[part=top-banner] .headline')
  await expect(headline.locator('.long')).toBeVisible()
  await expect(headline.locator('.short')).toBeHidden()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(headline.locator('.short')).toBeVisible()
})

test('unreadable colours are corrected', async ({ page }) => {
  await page.goto(withIds('low-contrast', '&header.data-show-promotion-banner=false'))
  await expect(part(page, 'top-banner')).toBeInViewport()
  const { violations } = await axe(page)
    .include('[data-shop-widget=header]')
    .withRules(['color-contrast'])
    .analyze()
  expect(violations).toEqual([])
})

test.describe('on a phone with Android', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile',
  })
  test('the app banner is shown until it is closed', async ({ page }) => {
    await page.goto('/')
    await expect(part(page, 'app-banner')).toContainText('89.000')
    const { violations } = await axe(page).include('[data-shop-widget=header]').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
    await part(page, 'app-banner-close').press('Enter')
    await expect(part(page, 'app-banner')).toHaveCount(0)
    await expect(part(page, 'logo')).toBeFocused()
    await page.reload()
    await expect(part(page, 'logo')).toBeVisible()
    await expect(part(page, 'app-banner')).toHaveCount(0)
  })
})

test('the top banner, each benefit and the row of icons fit into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/?site=TR')
  const banner = part(page, 'top-banner')
  await expect(banner).toBeVisible()
  for (const place of ['voucher-code', 'voucher-copy', 'legal-toggle']) {
    const within = banner.locator(`[part=${place}]`)
    await expect(within).toBeVisible()
    expect(await within.evaluate((it) => it.scrollWidth - it.clientWidth), place).toBe(0)
  }
  expect(await banner.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  const tools = await page
    .locator('[part=search-toggle], [part~=user], [part=store-finder], [part=cart]')
    .evaluateAll((all) => all.map((it) => it.getBoundingClientRect()))
  expect(tools).toHaveLength(4)
  for (const { top, right } of tools) {
    expect(top).toBe(tools[0]!.top)
    expect(right).toBeLessThanOrEqual(320)
  }
  const boxes = await part(page, 'benefit').evaluateAll((all) => all.map((it) => it.getBoundingClientRect()))
  expect(boxes.length).toBeGreaterThan(0)
  for (const { width, height } of boxes) {
    expect(width).toBeLessThanOrEqual(320 - 32)
    expect(height).toBeLessThanOrEqual(40)
  }
})

test('promotions have no accessibility violations, in a wide window and on a phone', async ({ page }) => {
  await page.goto(withIds('category-sale,pi-autumn,benefits'))
  for (const width of [1500, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(part(page, 'header')).toHaveAttribute('data-platform', width === 360 ? 'MATCH' : 'CLASSIC')
    await expect(part(page, 'pi-banner')).toBeVisible()
    for (const toggle of ['[part=top-banner] [part=legal-toggle]', '[part~=category-legal-toggle]'])
      if ((await page.locator(toggle).getAttribute('aria-expanded')) !== 'true')
        await page.locator(toggle).click()
    const { violations } = await axe(page).include('[data-shop-widget=header]').analyze()
    expect(
      violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]),
      `${width} px`,
    ).toEqual([])
  }
})
