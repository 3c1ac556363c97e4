/** `Shop.on('timing')` reports what a page can count. docs/reference/events.md */
import type { Page } from 'playwright/test'
import type { ShopTiming } from '../../src/api/timings.js'
import { hide, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'

const HEADER = '<div data-shop-widget="header" style="display: block"></div>'
const LISTENER = `<script>
  window.timings = []
  ;(window.Shop = window.Shop || []).push(function (shop) {
    window.stopTimings = shop.on('timing', function (timing) { window.timings.push(timing) })
  })
</script>`

const timingsOf = (page: Page, type: ShopTiming['type']) =>
  page.evaluate(
    (type) =>
      (window as unknown as { timings: ShopTiming[] }).timings.filter((timing) => timing.type === type),
    type,
  )

test('a listener receives the mount of each widget and all calls, without the search term', async ({
  page,
  openPage,
}) => {
  await openPage(LISTENER + HEADER)
  await expect.poll(() => timingsOf(page, 'mount')).toHaveLength(1)
  const [mount] = (await timingsOf(page, 'mount')) as Array<Extract<ShopTiming, { type: 'mount' }>>
  expect(mount!.widget).toBe('header')
  expect(mount!.start).toBeGreaterThan(0)
  expect(mount!.duration).toBeGreaterThan(mount!.renderDuration)
  expect(mount!.renderDuration).toBeGreaterThan(0)
  await expect
    .poll(() => timingsOf(page, 'call'))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          widget: 'header',
          method: 'GET',
          path: '/jsonflyoutnavigation',
          status: 200,
        }),
        expect.objectContaining({ path: '/service/cart/api/cart', status: 200 }),
      ]),
    )
  await part(page, 'search-input').fill('geheim')
  await expect
    .poll(() => timingsOf(page, 'call'))
    .toContainEqual(expect.objectContaining({ path: '/service/searchfrontend/api/suggestions' }))
  await hide(page)
  const all = await page.evaluate(() => JSON.stringify((window as unknown as { timings: object[] }).timings))
  expect(all).not.toContain('geheim')
})

test('reports the status of a failed call, and 0 without a response', async ({ page, openPage }) => {
  await page.route('**/themeworlds/navigation', (route) => route.fulfill({ status: 503 }))
  await page.route('**/service/cart/api/cart', (route) => route.abort())
  await openPage(LISTENER + HEADER)
  await expect
    .poll(() => timingsOf(page, 'call'))
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          path: '/service/themeworld-frontend/api/themeworlds/navigation',
          status: 503,
        }),
        expect.objectContaining({ path: '/service/cart/api/cart', status: 0 }),
      ]),
    )
})

test('if the code cannot be loaded, the page receives an error and keeps working', async ({
  page,
  openPage,
}) => {
  await page.route('**/page-timing.*', (route) => route.abort())
  await openPage(
    `<script>
      window.codes = []
      ;(window.Shop = window.Shop || []).push(function (shop) {
        shop.on('shop-error', function (error) { window.codes.push(error.code) })
        shop.on('timing', function () {})
      })
    </script>${HEADER}`,
  )
  await shopReady(page)
  await expect(part(page, 'search-input')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { codes: string[] }).codes))
    .toEqual(['LOAD_FAILED'])
})
