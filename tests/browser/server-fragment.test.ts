/** Widget HTML that the shop's server renders is usable without JavaScript, and the widget takes its place. */
import type { Page } from 'playwright/test'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
import { renderToHtml } from './support/server-html.js'

const POLICY = [
  "script-src 'nonce-n0nce' 'strict-dynamic'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types shop-sdk',
].join('; ')
const SCRIPT = '<script async nonce="n0nce" src="/cdn/loader.js" data-site="DE"></script>'

const recordViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })

test.describe('with JavaScript, under a strict policy', () => {
  test.beforeEach(({ page }) => recordEvents(page))

  test('the footer takes the place of what the server has rendered', async ({ page, openPage }) => {
    await recordViolations(page)
    const html = await renderToHtml('footer', { cdn: '/cdn/', showNewsletter: false })
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
})
