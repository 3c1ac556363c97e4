/** `Shop.on('timing')` reports what a page can count. docs/monitoring.md */
import type { Page } from 'playwright/test'
import type { ShopTiming } from '../../src/api/timings.js'
import type { Shop } from '../../src/api/shop.js'
import { hide, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
import { recordRequests } from './support/traffic.js'

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

test('a listener receives the mount of each widget and all calls', async ({ page, openPage }) => {
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

test('no timing contains a search term', async ({ page, openPage }) => {
  await openPage(LISTENER + HEADER)
  await part(page, 'search-input').fill('geheim')
  await expect
    .poll(() => timingsOf(page, 'call'))
    .toContainEqual(expect.objectContaining({ path: '/service/searchfrontend/api/suggestions' }))
  await hide(page)
  const all = await page.evaluate(() => JSON.stringify((window as unknown as { timings: object[] }).timings))
  expect(all).not.toContain('geheim')
})

test('a late listener also receives earlier timings', async ({ page, openPage }) => {
  await openPage(HEADER)
  await shopReady(page)
  await page.evaluate(() => {
    const timings: object[] = []
    Object.assign(window, { timings })
    ;(window.Shop as Shop).on('timing', (timing) => timings.push(timing))
  })
  await expect.poll(() => timingsOf(page, 'mount')).toHaveLength(1)
  await expect
    .poll(() => timingsOf(page, 'call'))
    .toContainEqual(expect.objectContaining({ path: '/jsonflyoutnavigation' }))
})

test('reports a slow interaction with a widget as its INP', async ({ page, openPage }) => {
  await openPage(`${LISTENER}${HEADER}<button id="own">Eigener Knopf</button>`)
  await expect.poll(() => timingsOf(page, 'mount')).toHaveLength(1)
  await page.evaluate(() => {
    const block = (ms: number) => () => {
      const end = performance.now() + ms
      while (performance.now() < end);
    }
    document.querySelector('[data-shop-widget]')!.shadowRoot!.addEventListener('pointerdown', block(200))
    document.querySelector('#own')!.addEventListener('pointerdown', block(500))
    // The entry of an interaction follows the next frame.
    Object.assign(window, { entries: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry.name === 'pointerup') (window as unknown as { entries: number }).entries++
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await part(page, 'search-input').click()
  await page.locator('#own').click()
  await expect.poll(() => page.evaluate(() => (window as unknown as { entries: number }).entries)).toBe(2)
  await hide(page)
  const inp = (await timingsOf(page, 'INP')) as Array<Extract<ShopTiming, { type: 'INP' }>>
  expect(inp.map(({ widget }) => widget)).toEqual(['header'])
  expect(inp[0]!.value).toBeGreaterThanOrEqual(200)
})

test('reports a shift inside a widget as its CLS, but not a shift of the whole widget', async ({
  page,
  openPage,
}) => {
  await openPage(
    `${LISTENER}<div id="above"></div><div data-shop-widget="newsletter" data-load="eager" style="display: block"></div>`,
  )
  await expect.poll(() => timingsOf(page, 'mount')).toHaveLength(1)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) shifts.push(startTime)
    }).observe({ type: 'layout-shift' })
  })
  const shiftsNow = () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.length)
  const reported = async () =>
    ((await timingsOf(page, 'CLS')) as Array<Extract<ShopTiming, { type: 'CLS' }>>).map(
      ({ widget, value }) => [widget, value > 0],
    )

  await page.evaluate(() => {
    document.querySelector<HTMLElement>('#above')!.style.height = '120px'
  })
  await expect.poll(shiftsNow).toBe(1)
  await hide(page)
  expect(await reported()).toEqual([['newsletter', false]])
  await page.evaluate(() => {
    const space = Object.assign(document.createElement('div'), { style: 'height: 200px' })
    document.querySelector('[data-shop-widget]')!.shadowRoot!.prepend(space)
  })
  await expect.poll(shiftsNow).toBe(2)
  await hide(page)
  expect(await reported()).toEqual([
    ['newsletter', false],
    ['newsletter', true],
  ])
})

test('a removed listener receives nothing more', async ({ page, openPage }) => {
  await openPage(LISTENER + HEADER)
  await expect.poll(() => timingsOf(page, 'mount')).toHaveLength(1)
  await page.evaluate(() => (window as unknown as { stopTimings(): void }).stopTimings())
  const before = await timingsOf(page, 'call')
  await part(page, 'search-input').fill('kaffee')
  await expect(part(page, 'search-panel')).toBeVisible()
  await hide(page)
  expect(await timingsOf(page, 'call')).toEqual(before)
  expect(await timingsOf(page, 'CLS')).toEqual([])
})

test('a page without a listener does not load the code', async ({ page, openPage }) => {
  const requests = recordRequests(page)
  await openPage(HEADER)
  await shopReady(page)
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => url.includes('timing'))).toEqual([])
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
