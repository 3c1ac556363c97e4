/** Pages that include the files of `npx shop-embed-cli fragments`: before any script has run, and after. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { cli } from '../../tools/paths.mjs'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part, placeholder } from './support/parts.js'
import { shiftsOf, watchShifts } from './support/shifts.js'
import { holdBack, recordViolations, violationsOf } from './support/traffic.js'

const PROMOTIONS = '**/service/promotion/**'
/** Finds the visible one of two parts, because both versions of the header have the part. */
const shown = (page: Page, name: string) => part(page, name).filter({ visible: true })

let folder: string
test.beforeAll(({}, { project }) => {
  folder = mkdtempSync(join(tmpdir(), 'shop-embed-fragments-'))
  const shop = project.use.baseURL!
  const args = ['--shop', shop, '--cdn', '/cdn/', '--folder', folder, '--sites', 'DE', '--promotions']
  const { status, stderr } = spawnSync(process.execPath, [join(cli, 'main.js'), 'fragments', ...args])
  expect([status, String(stderr)]).toEqual([0, ''])
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string) => readFileSync(join(folder, 'DE', name), 'utf8')

const POLICY = [
  "script-src 'nonce-n0nce' 'strict-dynamic'",
  "style-src 'self'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types shop-sdk',
].join('; ')
const BODY = () => `${file('header.html')}<main><h1>Seite</h1><p>Text</p></main>${file('footer.html')}`

test.describe('the start page of the shop, without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('has the header with its links, and the footer', async ({ page }) => {
    await page.goto('/')
    await expect(shown(page, 'logo')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Küche' }).first()).toBeVisible()
    await expect(shown(page, 'cart')).toHaveAttribute('href', '/service/cartfrontend/cart')
    const [logo, cart] = await Promise.all([
      shown(page, 'logo').boundingBox(),
      shown(page, 'cart').boundingBox(),
    ])
    // They are side by side only with the style sheet.
    expect(cart!.x).toBeGreaterThan(logo!.x + 300)
    await expect(part(page, 'legal-link').first()).toBeVisible()
  })

  test('finds what a visitor searches for', async ({ page }) => {
    await page.goto('/')
    await shown(page, 'search-input').fill('kanne')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?(.*&)?query=kanne/)
  })

  test('opens the menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/')
    await shown(page, 'drilldown-toggle').click()
    await shown(page, 'drilldown-node').filter({ hasText: 'Küche' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Küche')
  })
})

test.describe('the start page of the shop', () => {
  test('works as before: search, flyout, cart', async ({ page }) => {
    await recordEvents(page)
    await watchShifts(page)
    await page.goto('/')
    await shopReady(page)
    expect(await shiftsOf(page)).toEqual([])
    await expect(page.locator('[data-shop-root]')).toHaveCount(2)
    await part(page, 'search-input').fill('kaffee')
    await expect(part(page, 'search-panel')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.locator('a[part=nav-item]').first().hover()
    await expect(page.locator('[part~=nav-flyout]:visible .leaf').first()).toBeVisible()
    await page.evaluate(() => (window.Shop as Shop).cart.add({ productId: '42', quantity: 1 }))
    await expect(part(page, 'cart-badge')).toHaveText('1')
    expect(await eventsOf(page, 'shop-error')).toEqual([])
  })

  test('includes the files unless its address has options; other pages do with ?fragments=1', async ({
    page,
  }) => {
    const includedIn = async (path: string) =>
      (await (await page.request.get(path)).text()).match(/shadowrootmode/g)?.length ?? 0
    expect(await includedIn('/')).toBe(2)
    expect(await includedIn('/?widgets=footer')).toBe(1)
    expect(await includedIn('/?sticky')).toBe(0)
    expect(await includedIn('/cart')).toBe(0)
    expect(await includedIn('/?fragments=0')).toBe(0)
    expect(await includedIn('/')).toBe(0)
    expect(await includedIn('/?fragments=1')).toBe(2)
    expect(await includedIn('/checkout')).toBe(2)
  })
})

for (const width of [360, 1500])
  test(`a header with a promotion: nothing moves when the code arrives, ${width} px wide`, async ({
    page,
    openPage,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordEvents(page)
    await recordViolations(page)
    await watchShifts(page)
    const release = await holdBack(page, /\/cdn\/chunks\//)
    await openPage(BODY(), {
      head: file('head.html'),
      headers: { 'content-security-policy': POLICY },
      script: '<script async nonce="n0nce" src="/cdn/loader.js" data-site="DE"></script>',
      waitUntil: 'commit',
    })
    const banner = shown(page, 'top-banner')
    await expect(banner).toContainText('KUECHE15')
    const before = await banner.boundingBox()
    const top = (await page.getByRole('heading', { level: 1 }).boundingBox())!.y
    release()
    await expect.poll(() => eventsOf(page, 'shop-ready')).not.toEqual([])
    await expect(part(page, 'top-banner')).toHaveCount(1)
    expect(await part(page, 'top-banner').boundingBox()).toEqual(before)
    expect((await page.getByRole('heading', { level: 1 }).boundingBox())!.y).toBe(top)
    expect(await shiftsOf(page)).toEqual([])
    expect(await violationsOf(page)).toEqual([])
    // The buttons of the banner work now.
    await part(banner, 'legal-toggle').click()
    await expect(part(banner, 'legal-text')).toBeVisible()
    await expect(placeholder(page, 'header').locator('link')).toHaveCount(0)
  })

test('a header with a promotion: its space stays while the promotion service is slow, and what was typed stays', async ({
  page,
  openPage,
}) => {
  await recordEvents(page)
  await watchShifts(page)
  const releaseCode = await holdBack(page, /\/cdn\/chunks\//)
  const releasePromotion = await holdBack(page, PROMOTIONS)
  await openPage(BODY(), { head: file('head.html'), waitUntil: 'commit' })
  const field = shown(page, 'search-input')
  await field.click()
  await page.keyboard.type('kaff')
  await page.keyboard.press('ArrowLeft')
  const heading = page.getByRole('heading', { level: 1 })
  const top = (await heading.boundingBox())!.y
  releaseCode()
  await expect.poll(() => eventsOf(page, 'shop-ready')).not.toEqual([])
  await expect(part(page, 'top-banner')).toHaveCount(0)
  expect((await heading.boundingBox())!.y).toBe(top)
  await expect(part(page, 'search-input')).toHaveValue('kaff')
  await expect(part(page, 'search-input')).toBeFocused()
  await page.keyboard.type('x')
  await expect(part(page, 'search-input')).toHaveValue('kafxf')
  releasePromotion()
  await expect(part(page, 'top-banner')).toBeVisible()
  expect((await heading.boundingBox())!.y).toBe(top)
  expect(await shiftsOf(page)).toEqual([])
})

test('a header with a promotion: a promotion that has ended since leaves with the takeover', async ({
  page,
  openPage,
}) => {
  await page.route(PROMOTIONS, (route) => route.fulfill({ status: 404, json: {} }))
  await openPage(BODY(), { head: file('head.html') })
  await shopReady(page)
  await expect(part(page, 'header')).toHaveCount(1)
  await expect(part(page, 'top-banner')).toHaveCount(0)
})

test('a header with a promotion: a button that was pressed before the code acts after it', async ({
  page,
  openPage,
}) => {
  const release = await holdBack(page, /\/cdn\/chunks\//)
  await openPage(BODY(), { head: file('head.html'), waitUntil: 'commit' })
  await page.evaluate(
    () =>
      document.readyState !== 'loading' || new Promise((done) => addEventListener('DOMContentLoaded', done)),
  )
  await page.waitForFunction(() => (window.Shop as { version?: string } | undefined)?.version)
  const banner = shown(page, 'top-banner')
  await part(banner, 'legal-toggle').click()
  release()
  await expect(part(page, 'top-banner')).toHaveCount(1)
  await expect(part(banner, 'legal-text')).toBeVisible()
})

test('a header with a promotion stays as it is if its code cannot be loaded', async ({ page, openPage }) => {
  await recordEvents(page)
  await page.route(/\/cdn\/chunks\/header\./, (route) => route.abort())
  await openPage(BODY(), { head: file('head.html') })
  await expect.poll(() => eventsOf(page, 'shop-error')).not.toEqual([])
  await expect(shown(page, 'top-banner')).toContainText('KUECHE15')
  await expect(shown(page, 'logo')).toBeVisible()
})
