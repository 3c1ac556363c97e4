/** Widget HTML that the shop's server renders is usable without JavaScript, and the widget takes its place. */
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
import { NAVIGATION, renderToHtml } from './support/server-html.js'

const POLICY = [
  "script-src 'nonce-n0nce' 'strict-dynamic'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types shop-sdk',
].join('; ')
const SCRIPT = '<script async nonce="n0nce" src="/cdn/loader.js" data-site="DE"></script>'
const header = () => renderToHtml('header', { cdn: '/cdn/', navigation: NAVIGATION })
/** Finds the visible one of two parts, because both versions of the header have the part. */
const shown = (page: Page, name: string) => part(page, name).filter({ visible: true })
const footer = () => renderToHtml('footer', { cdn: '/cdn/', showNewsletter: false })

const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the header is shown with its styles, its links and the link to the cart', async ({
    page,
    openPage,
  }) => {
    await openPage(await header(), { headers: { 'content-security-policy': POLICY }, script: SCRIPT })
    await expect(shown(page, 'logo')).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'Kaffee' })).toBeVisible()
    await expect(shown(page, 'cart')).toHaveAttribute('href', '/service/cartfrontend/cart')
    // The parts are side by side only with the style sheet.
    const [logo, cart] = await Promise.all([
      shown(page, 'logo').boundingBox(),
      shown(page, 'cart').boundingBox(),
    ])
    expect(cart!.x).toBeGreaterThan(logo!.x + 300)
    expect(Math.abs(cart!.y - logo!.y)).toBeLessThan(60)
  })

  test('the phone menu opens, and leads to the pages of the first level', async ({ page, openPage }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(await header(), { headers: { 'content-security-policy': POLICY }, script: SCRIPT })
    await shown(page, 'drilldown-toggle').click()
    await expect(shown(page, 'drilldown-node')).toHaveText(['Kaffee'])
    await expect(shown(page, 'drilldown-node')).toHaveAttribute('href', '/kaffee')
    await page.keyboard.press('Escape')
    await expect(shown(page, 'drilldown-node')).toHaveCount(0)
  })

  test("the footer is shown with the shop's links", async ({ page, openPage }) => {
    await openPage(await footer(), { headers: { 'content-security-policy': POLICY }, script: SCRIPT })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(part(page, 'legal-link').first()).toBeVisible()
  })
})

test.describe('with JavaScript, under a strict policy', () => {
  test.beforeEach(({ page }) => recordEvents(page))

  for (const [name, make] of [
    ['header', header],
    ['footer', footer],
  ] as const)
    test(`the ${name} takes the place of what the server has rendered`, async ({ page, openPage }) => {
      await recordViolations(page)
      const html = await make()
      expect(html).not.toMatch(/\sstyle=|<style/)
      await openPage(html, { headers: { 'content-security-policy': POLICY }, script: SCRIPT })
      await page.locator('[data-shop-widget]').scrollIntoViewIfNeeded()
      await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
      expect(await eventsOf(page, 'shop-error')).toEqual([])
      const state = await page.evaluate(() => {
        const root = document.querySelector('[data-shop-widget]')!.shadowRoot!
        return {
          links: root.querySelectorAll('link').length,
          sheets: root.adoptedStyleSheets.length,
          roots: root.querySelectorAll('[data-shop-root]').length,
          violations: (window as unknown as { violations: string[] }).violations,
        }
      })
      expect(state).toMatchObject({ links: 0, roots: 1, violations: [] })
      expect(state.sheets).toBeGreaterThanOrEqual(2)
    })

  test('the header works: search, flyout, cart', async ({ page, openPage }) => {
    await openPage(await header(), { headers: { 'content-security-policy': POLICY }, script: SCRIPT })
    await shopReady(page)
    await part(page, 'search-input').fill('kaffee')
    await expect(part(page, 'search-panel')).toBeVisible()
    await page.keyboard.press('Escape')
    await part(page, 'nav-item').nth(1).hover()
    await expect(page.locator('[part~=nav-flyout]:visible')).toHaveCount(1)
    await page.evaluate(async () => {
      await (window.Shop as Shop).cart.load()
    })
    await expect.poll(() => eventsOf(page, 'cart-changed')).not.toEqual([])
  })

  test('the groups of the footer open and close on a narrow screen', async ({ page, openPage }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openPage(await footer(), { headers: { 'content-security-policy': POLICY }, script: SCRIPT })
    await page.locator('[data-shop-widget]').scrollIntoViewIfNeeded()
    await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
    const toggle = part(page, 'service-group-toggle').first()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  })

  test('nothing moves when the header takes the place of the HTML', async ({ page, openPage }) => {
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!(entry as PerformanceEntry & { hadRecentInput: boolean }).hadRecentInput)
            shifts.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Promotions and theme worlds come from services, so the server's HTML does not contain them.
    await page.route(/promotion|themeworlds/, (route) => route.fulfill({ status: 404, body: '' }))
    await openPage(
      await renderToHtml('header', { cdn: '/cdn/', reduced: true, showSecureHint: true }).then(
        (html) => `${html}<main><h1>Seite</h1></main>`,
      ),
      { script: SCRIPT },
    )
    await shopReady(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.001)
  })

  test('text that is typed before the code stays in the form', async ({ page, openPage }) => {
    await openPage(await renderToHtml('newsletter', { cdn: '/cdn/' }), { script: '' })
    const field = (name: string) => page.locator(`[data-field=${name}] input`)
    await field('email').fill('anna@mail.example')
    await field('email').focus()
    await page.addScriptTag({ url: '/cdn/loader.js' })
    await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
    await expect(field('email')).toHaveValue('anna@mail.example')
    await expect(field('email')).toBeFocused()
    await field('email').pressSequentially('.org')
    await field('email').blur()
    await expect(part(page.locator('[data-field=email]'), 'field-error')).toHaveCount(0)
    await field('email').press('Enter')
    await expect(part(page, 'success')).toBeVisible()
  })

  test('if the code cannot be loaded, the server’s HTML stays', async ({ page, openPage, uncaught }) => {
    await page.route(/\/cdn\/chunks\/header\./, (route) => route.abort())
    await openPage(await header(), { script: SCRIPT })
    await expect.poll(() => eventsOf(page, 'shop-error')).not.toEqual([])
    await expect(shown(page, 'logo')).toHaveCount(1)
    expect(uncaught).toEqual([])
  })
})
