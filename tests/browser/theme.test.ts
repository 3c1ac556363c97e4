/** The option `theme`: light, dark, or like the page. Also tests the example brands in both themes. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locator, Page } from 'playwright/test'
import { dist } from '../../tools/paths.mjs'
import { axe } from './support/accessibility.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { onlyLongUnless } from './support/long.js'
import { inWidget, part, placeholder } from './support/parts.js'

/** The built package, which a shop's server would import. */
const { renderToHtml } = (await import(
  pathToFileURL(join(dist, 'npm/server.js')).href
)) as typeof import('../../src/npm/server.js')

const LIGHT = 'rgb(255, 255, 255)'
const DARK = 'rgb(26, 19, 16)'
const expectGround = (element: Locator, colour: string) =>
  expect(element).toHaveCSS('background-color', colour)

const setTheme = (page: Page, theme: string) =>
  page.evaluate((value) => {
    for (const element of document.querySelectorAll('[data-shop-widget]'))
      element.setAttribute('data-theme', value)
  }, theme)

test('the widgets are light by default, even if the visitor’s system is dark, follow their attribute, and are printed in light colours', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const header = part(page, 'header')
  await expectGround(header, LIGHT)
  await setTheme(page, 'dark')
  await expectGround(header, DARK)
  await page.emulateMedia({ media: 'print' })
  await expectGround(header, LIGHT)
})

test('`auto` follows the page, which may follow the visitor’s system, also while it is open', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/?theme=auto')
  const header = part(page, 'header')
  const setScheme = (scheme: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('color-scheme', value), scheme)
  for (const [scheme, ground] of [
    ['light dark', DARK],
    ['light', LIGHT],
    ['dark', DARK],
    ['normal', LIGHT],
    ['light dark', DARK],
  ] as const) {
    await setScheme(scheme)
    await expectGround(header, ground)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await expectGround(header, LIGHT)
})

test('the colours of the host page override ours, and may differ in light and dark', async ({
  page,
  openPage,
}) => {
  await openPage('<div data-shop-widget="header" data-theme="dark"></div>', {
    head: '<style>:root { --shop-color-surface: light-dark(#eef, #002); --shop-color-text: #0f0 }</style>',
  })
  const header = part(page, 'header')
  await expectGround(header, 'rgb(0, 0, 34)')
  await expect(header).toHaveCSS('color', 'rgb(0, 255, 0)')
  await setTheme(page, 'light')
  await expectGround(header, 'rgb(238, 238, 255)')
})

test('the browser’s own controls are dark, too', async ({ page }) => {
  await page.goto('/?theme=dark&login=staff')
  await part(page, 'preview-toggle').click()
  await expect(part(page, 'date')).toHaveCSS('color-scheme', 'dark')
})

test('a banner whose editor chose only the background is readable in light and dark', async ({ page }) => {
  await page.route('**/promotion/~header_top*', (route) =>
    route.fulfill({
      json: {
        type: 'ApiTopBannerPromotion',
        contentJSON: JSON.stringify({ headline: 'Sale', backgroundColorCode: '#f5d94e' }),
      },
    }),
  )
  for (const [theme, ink] of [
    ['light', 'rgb(44, 28, 18)'],
    ['dark', 'rgb(39, 29, 24)'],
  ] as const) {
    await page.goto(`/?theme=${theme}`)
    const banner = part(page, 'top-banner')
    await expectGround(banner, 'rgb(245, 217, 78)')
    await expect(banner).toHaveCSS('color', ink)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('a server fragment has its theme in the first paint', async ({ page, openPage }) => {
    const html = await renderToHtml('footer', { cdn: '/cdn/', theme: 'dark', showNewsletter: false })
    await openPage(html, { script: '' })
    await expectGround(part(page, 'footer'), 'rgb(39, 29, 24)')
  })
})

for (const brand of ['salvia', 'none'])
  for (const theme of ['light', 'dark'])
    test(
      `the page of the brand ${brand} in ${theme} passes the accessibility check`,
      onlyLongUnless(brand === 'none' && theme === 'dark'),
      async ({ page }) => {
        await page.goto(`/brands/${brand}?theme=${theme}`)
        await shopReady(page)
        await placeholder(page, 'support').scrollIntoViewIfNeeded()
        await expect(inWidget('support').part(page, 'submit')).toBeVisible()
        const { violations } = await axe(page).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]!.html}`)).toEqual([])
      },
    )
