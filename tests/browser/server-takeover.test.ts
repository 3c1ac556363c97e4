/** The same server HTML is right for every window width, and the widget takes its place without a change. */
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { onlyLongUnless } from './support/long.js'
import { part } from './support/parts.js'
import { compareShown, REMEMBER, renderHead, renderToHtml } from './support/server-html.js'
import { shiftsOf, watchShifts } from './support/shifts.js'
import { holdBack } from './support/traffic.js'

const WIDTHS = [360, 979, 980, 1280, 1439, 1440]
const HEAD = renderHead(['header', 'footer'], { cdn: '/cdn/' })

/** Renders HTML like the shop's server, with the navigation of the shop's service. */
async function header({ request }: Page, options: object = {}): Promise<string> {
  const { list } = await (await request.get('/jsonflyoutnavigation?site=DE')).json()
  return renderToHtml('header', { cdn: '/cdn/', navigation: list, showPromotionBanner: false, ...options })
}
const footer = () => renderToHtml('footer', { cdn: '/cdn/', showNewsletter: false })

const showsOnly = async (page: Page, isNarrow: boolean) => {
  await expect(part(page, 'drilldown-toggle')).toBeVisible({ visible: isNarrow })
  await expect(page.locator('a[part=nav-item]').first()).toBeVisible({ visible: !isNarrow })
  await expect(part(page, 'logo').filter({ visible: true })).toHaveCount(1)
}

/** The shifts that the browser has counted, and what is no longer shown or elsewhere. */
const changes = async (page: Page) => ({
  ...(await page.evaluate(compareShown)),
  shifts: await shiftsOf(page),
})

test.beforeEach(async ({ page }) => {
  await recordEvents(page)
  await watchShifts(page)
})

for (const width of WIDTHS)
  test.describe(`${width} px`, onlyLongUnless([360, 980, 1440].includes(width)), () => {
    test.use({ viewport: { width, height: 800 } })

    test('the header shows one of its two versions before our code runs, and then the same in the same place', async ({
      page,
      openPage,
    }) => {
      await openPage(`${await header(page)}<main><h1>Seite</h1></main>${REMEMBER}`, {
        head: HEAD,
        script: '',
      })
      await showsOnly(page, width < 980)
      await page.addScriptTag({ url: '/cdn/loader.js' })
      await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
      const platform = width < 980 ? 'MATCH' : width < 1440 ? 'TABLET' : 'CLASSIC'
      await expect(part(page, 'header')).toHaveAttribute('data-platform', platform)
      await showsOnly(page, width < 980)
      await expect(page.locator('[data-shop-root]')).toHaveCount(1)
      const { shown, ...changed } = await changes(page)
      expect(shown).toBeGreaterThan(20)
      expect(changed).toEqual({ gone: [], moved: [], shifts: [] })
    })

    test(
      'the footer shows the same in the same place',
      onlyLongUnless(width !== 980),
      async ({ page, openPage }) => {
        await openPage(`${await footer()}${REMEMBER}`, { head: HEAD, script: '' })
        await expect(part(page, 'categories')).toBeVisible({ visible: width >= 767 })
        await expect(part(page, 'service-link').filter({ hasText: 'Unsere App' })).toBeVisible({
          visible: width >= 767 && width < 1440,
        })
        await page.addScriptTag({ url: '/cdn/loader.js' })
        await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
        const { shown, gone, moved } = await changes(page)
        expect(shown).toBeGreaterThan(50)
        expect({ gone, moved }).toEqual({ gone: [], moved: [] })
      },
    )
  })

test('the reduced header shows the same in the same place', async ({ page, openPage }) => {
  // Its promotions come from a service, so they are not in the HTML.
  await page.route('**/service/promotion/**', (route) => route.fulfill({ status: 404 }))
  await openPage(
    `${await header(page, { reduced: true, showSecureHint: true })}<main><h1>Seite</h1></main>${REMEMBER}`,
    { head: HEAD, script: '' },
  )
  await page.addScriptTag({ url: '/cdn/loader.js' })
  await shopReady(page)
  const { shown, ...changed } = await changes(page)
  expect(shown).toBeGreaterThan(2)
  expect(changed).toEqual({ gone: [], moved: [], shifts: [] })
})

test('a banner moves nothing in server HTML if its height is reserved', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const reserved = 185
  const head = `${HEAD}<style>body { margin: 0 } [data-shop-widget=header] { min-height: ${reserved}px }</style>`
  await openPage(
    `${await header(page, { showPromotionBanner: true })}<main><h1>Seite</h1></main>${REMEMBER}`,
    {
      head,
      script: '',
    },
  )
  await showsOnly(page, true)
  await page.addScriptTag({ url: '/cdn/loader.js' })
  await expect(part(page, 'top-banner')).toBeVisible()
  const { moved, shifts } = await changes(page)
  expect({ moved, shifts }).toEqual({ moved: [], shifts: [] })
})

test.describe('what a person has begun', () => {
  test('the search term stays in the focused field on a phone', async ({ page, openPage }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openPage(await header(page, { searchMode: 'field' }), { head: HEAD, script: '' })
    const field = part(page, 'search-input').filter({ visible: true })
    await field.pressSequentially('kaff')
    await page.addScriptTag({ url: '/cdn/loader.js' })
    await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('kaff')
    await page.keyboard.type('ee')
    await expect(field).toHaveValue('kaffee')
    await expect(part(page, 'search-panel')).toBeVisible()
  })
})

test.describe('the menu of a phone, before our code has taken over', () => {
  test.use({ viewport: { width: 360, height: 800 } })
  const toggle = (page: Page) => part(page, 'drilldown-toggle')
  const row = (page: Page) => part(page, 'drilldown-node').filter({ hasText: 'Wohnen' })

  test('opens with a tap, and our menu replaces it', async ({ page, openPage }) => {
    await openPage(await header(page), { head: HEAD, script: '' })
    await toggle(page).click()
    await expect(row(page)).toHaveAttribute('href', /wohnen/)
    await page.addScriptTag({ url: '/cdn/loader.js' })
    // It does not slide in again.
    await expect(part(page, 'drilldown').locator('.sheet')).toHaveCSS('animation-name', 'none')
    // In our menu, the row leads to the next level.
    await part(page, 'drilldown').getByRole('button', { name: 'Wohnen' }).click()
    await expect(part(page, 'drilldown-back')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toggle(page)).toBeFocused()
    await expect(row(page)).toHaveCount(0)
    await toggle(page).click()
    await expect(part(page, 'drilldown')).toBeVisible()
  })

  test('stays if the code of our menu cannot be loaded', async ({ page, openPage }) => {
    await page.route('**/chunks/header-drilldown.*', (route) => route.abort())
    await openPage(await header(page), { head: HEAD })
    await shopReady(page)
    await toggle(page).click()
    await expect(row(page)).toBeVisible()
    await expect.poll(() => eventsOf(page, 'shop-error')).not.toEqual([])
    await row(page).click()
    await expect(page).toHaveURL(/wohnen/)
  })
})

test.describe('`Shop.search.open()`, before our code has taken over', () => {
  /** Opens the page, holds the takeover back, calls the method and waits until the search could act. */
  const openSearch = async (page: Page, openPage: (body: string, options: object) => Promise<void>) => {
    const release = await holdBack(page, '**/chunks/de-DE.*')
    await openPage(await header(page), { head: HEAD, waitUntil: 'commit' })
    await page.waitForFunction(() => window.Shop && 'search' in window.Shop)
    const chunk = page.waitForResponse(/header-search-combobox/)
    await page.evaluate(() => {
      void (window.Shop as Shop).search.open()
    })
    await chunk
    return release
  }

  test('opens the phone flyout after the takeover', async ({ page, openPage }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    const release = await openSearch(page, openPage)
    release()
    await expect(part(page, 'search-input')).toBeFocused()
    await expect(page).toHaveURL(/host-page/)
  })
})

test('a window that becomes narrow before our code runs gets the narrow header', async ({
  page,
  openPage,
}) => {
  await openPage(await header(page), { head: HEAD, script: '' })
  await showsOnly(page, false)
  await page.setViewportSize({ width: 360, height: 800 })
  await showsOnly(page, true)
  await page.addScriptTag({ url: '/cdn/loader.js' })
  await shopReady(page)
  await showsOnly(page, true)
})

test('the app banner is shown above the HTML of a server, and nothing moves in the height that is reserved', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL!,
    viewport: { width: 360, height: 800 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  })
  const page = await context.newPage()
  const height = '<style>body { margin: 0 } [data-shop-widget] { min-height: 185px }</style>'
  const html = await header(page, { showPromotionBanner: true })
  const body = `${html}<main style="height: 4000px"></main>${REMEMBER}${SCRIPT}`
  // No other banner uses this height.
  await page.route('**/service/promotion/**', (route) => route.fulfill({ status: 404 }))
  await page.route('**/host-page', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><head>${HEAD}${height}</head><body>${body}`,
    }),
  )
  await page.goto('/host-page')
  await shopReady(page)
  await expect(part(page, 'app-banner')).toBeVisible()
  const shown = await page.evaluate(compareShown)
  expect(shown.gone).toEqual([])
  // The banner takes the upper part of the empty space.
  expect(shown.moved).toEqual(['div top-spare'])
  await context.close()
})

test('the style sheets in the head change nothing in the page', async ({ page, openPage }) => {
  const body =
    '<header class="header bar"><h2>A</h2><ul class="items"><li><a href="/">B</a></li></ul></header>' +
    '<form><input><button class="top">C</button></form><footer><p hidden>D</p></footer>'
  const stylesOf = () =>
    page.evaluate(() =>
      [...document.body.querySelectorAll('*')].map((element) => {
        const style = getComputedStyle(element)
        return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`)
      }),
    )
  await openPage(body, { script: '' })
  const without = await stylesOf()
  await openPage(body, {
    head: renderHead(['header', 'footer', 'newsletter', 'support'], { cdn: '/cdn/' }),
    script: '',
  })
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(4)
  expect(await stylesOf()).toEqual(without)
})
