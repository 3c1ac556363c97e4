/** The footer on the pages of the reference shop: layout, keyboard, accessibility, content from services. */
import type { Locator, Page } from 'playwright/test'
import { SITE_NAMES } from '../../src/api/names.js'
import { accessibilityFaults } from './support/accessibility.js'
import { expect, test } from './support/fixtures.js'
import { overflow } from './support/layout.js'
import { part, placeholder } from './support/parts.js'
import { onSite } from './support/long.js'
import { holdBack } from './support/traffic.js'

const open = async (page: Page, address = '/', width = 1500, height = 900) => {
  await page.setViewportSize({ width, height })
  await page.goto(address)
  await placeholder(page, 'footer').scrollIntoViewIfNeeded()
  await part(page, 'country-switcher').waitFor()
  // On the start page, the widget takes the place of a server's markup.
  await expect(placeholder(page, 'footer').locator('[data-shop-root=""]')).toHaveCount(0)
}

for (const site of SITE_NAMES)
  test(
    `${site}: the footer passes the accessibility check and fits into windows of every width`,
    onSite(site),
    async ({ page }) => {
      await open(page, `/?site=${site}`)
      await expect(page.locator(`[part~="country-link"][data-country="${site}"]`)).toHaveAttribute(
        'aria-current',
        'true',
      )
      for (const width of [1600, 1280, 768, 360, 320]) {
        await page.setViewportSize({ width, height: 900 })
        await expect(part(page, 'categories')).toHaveCount(width < 767 ? 0 : 1)
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
        if (width === 1600 || width === 360)
          expect(await accessibilityFaults(page, 'footer'), `${width} px`).toEqual([])
      }
    },
  )

test('the footer of a phone passes the accessibility check, also in a wide window', async ({ page }) => {
  await open(page, '/?platform=SMARTPHONE', 360)
  expect(await accessibilityFaults(page, 'footer')).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await accessibilityFaults(page, 'footer')).toEqual([])
})

test('the checkout has the reduced footer, which passes the accessibility check', async ({ page }) => {
  await open(page, '/checkout', 1280)
  await expect(part(page, 'footer')).toHaveAttribute('data-reduced', 'true')
  for (const name of ['categories', 'social-link', 'app-link', 'newsletter'])
    await expect(part(page, name)).toHaveCount(0)
  expect(await accessibilityFaults(page, 'footer')).toEqual([])
})

test('a group opens and closes with the keyboard, the Tab key skips the links of a closed group, and an open one stays open in a narrower window', async ({
  page,
}) => {
  await open(page, '/', 600)
  const toggle = page.getByRole('button', { name: 'Lieferung' })
  const link = part(page, 'service-link').filter({ hasText: 'Versandkosten' })
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  await expect(link).toBeHidden()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.setViewportSize({ width: 500, height: 800 })
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(link).toBeHidden()
})

test('all links of the nine sites lead to existing pages', { tag: '@long' }, async ({ page, request }) => {
  test.setTimeout(120_000)
  for (const site of SITE_NAMES) {
    await open(page, `/?site=${site}`)
    const hrefs = await part(page, 'footer')
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
    const own = [...new Set(hrefs.filter((href) => href.startsWith(new URL(page.url()).origin)))]
    expect(own.length).toBeGreaterThan(20)
    const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    for (const href of own) {
      if (href.includes('site=')) continue
      const response = await request.get(href, { headers: { cookie } })
      expect(response.status(), `${site}: ${href}`).toBe(200)
    }
  }
})

test('the newsletter form is loaded when it comes near the viewport, and nothing below it moves', async ({
  page,
}) => {
  await open(page, '/', 1280)
  await part(page, 'newsletter').scrollIntoViewIfNeeded()
  const form = part(placeholder(page, 'footer').locator('[data-shop-widget="newsletter"]'), 'submit')
  const headline = page.getByRole('heading', { name: 'Wir sind für Sie da' })
  const before = (await headline.boundingBox())!.y + (await page.evaluate(() => scrollY))
  await expect(form).toBeVisible()
  const after = (await headline.boundingBox())!.y + (await page.evaluate(() => scrollY))
  expect(Math.abs(after - before)).toBeLessThan(1)
})

test('the footer requests the newsletter status while its content is still loading', async ({ page }) => {
  // The content arrives only after the newsletter status was requested.
  const release = await holdBack(page, '**/data/*/footer.de-DE.json')
  await page.route('**/json/psdata', async (route) => {
    release()
    await route.fulfill({ json: { nl_status: 'SUBSCRIBED' } })
  })
  await open(page)
  await expect(part(page, 'newsletter')).toHaveCount(0)
})

test('the space for logos is reserved while they load', async ({ page }) => {
  await page.route('**/footer-images/logos/*', () => {})
  await open(page)
  const [box] = await part(page, 'quality-logo')
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().toJSON() as DOMRect))
  expect([box!.width, box!.height]).toEqual([80, 80])
  const paying = await part(page, 'service-group').locator('.logos img').first().boundingBox()
  expect([paying!.width, paying!.height]).toEqual([80, 80])
})

test('rows are aligned with the columns above them, and flags with the edge', async ({ page }) => {
  for (const width of [768, 1280]) {
    await open(page, '/', width)
    const left = async (name: string, at: number) => (await part(page, name).nth(at).boundingBox())!.x
    expect(await left('app-link', 0), `${width} px`).toBeCloseTo(await left('service-group', 1), 0)
  }
  await page.setViewportSize({ width: 360, height: 900 })
  const flags = part(page, 'country-link').and(page.locator(':not([aria-current])')).locator('img')
  const edges = await flags.evaluateAll((all) => all.map((flag) => flag.getBoundingClientRect().x))
  const edge = (await part(page, 'country-switcher').boundingBox())!.x
  expect(edges.filter((x) => x === edge).length).toBeGreaterThan(1)
  expect(edges.filter((x) => x < edge + 24)).toEqual(edges.filter((x) => x === edge))
})

test('in forced colours, the current country has a border and icons have the colour of the text', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page)
  const current = page.locator('[part~="country-link"][aria-current]')
  const other = page.locator('[part~="country-link"]:not([aria-current])').first()
  const border = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderTopWidth)
  expect([await border(current), await border(other)]).toEqual(['1px', '0px'])
  const colour = (selector: string) =>
    page
      .locator(`[data-shop-widget="footer"] ${selector}`)
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  expect(await colour('.bar > .icon')).toBe(await colour('h2'))
  expect(await accessibilityFaults(page, 'footer')).toEqual([])
})
