/** What covers the page closes when a client-side router shows another page, or the visitor comes back to the page. */
import type { Page } from 'playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../tools/find-browser.mjs'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'

// Playwright usually turns the back/forward cache off.
test.use({
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})
const header = (attributes: string) => `<div data-shop-widget="header" ${attributes}></div>
  <main><h1 tabindex="-1">Start</h1></main><div style="height: 3000px"></div>`

/** A router that shows a page and focuses its heading before `push` returns. */
const ROUTER = `<script>
  function show(url) {
    history.pushState(null, '', url)
    const heading = document.querySelector('h1')
    heading.textContent = url
    heading.focus()
  }
</script>`
const WITH_HOOK = `${ROUTER}<script>
  ;(window.Shop = window.Shop || []).push((shop) => shop.configure({ router: { push: show } }))
</script>`
/** The router of a framework, which follows all links of the page, also those in shadow roots. */
const WITH_CLICKS = `${ROUTER}<script>
  addEventListener('click', (event) => {
    const link = event.composedPath().find((target) => target.localName === 'a')
    if (!link || event.defaultPrevented) return
    event.preventDefault()
    show(new URL(link.href).pathname)
  })
</script>`

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')

test('the menu closes when the hook router follows a link in it, and the new page keeps its focus', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(header('data-sticky'), { head: WITH_HOOK })
  await shopReady(page)
  await part(page, 'drilldown-toggle').click()
  const rows = part(page, 'drilldown-node')
  await rows.filter({ hasText: 'Küche' }).first().click()
  await rows.filter({ hasText: 'Alles in Küche' }).click()
  await expect(part(page, 'drilldown')).toHaveCount(0)
  await expect(page).toHaveURL(/\/c\/kuche-/)
  expect(await isLocked(page)).toBe(false)
  expect(await focusedText(page)).toMatch(/^\/c\/kuche-/)
})

test('a flyout closes when a router that follows all links follows one in it, and the page can be scrolled', async ({
  page,
  openPage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openPage(header('data-sticky'), { head: WITH_CLICKS })
  await shopReady(page)
  await part(page, 'nav-item').filter({ hasText: 'Küche' }).hover()
  await expect(part(page, 'nav-flyout')).toBeVisible()
  await part(page, 'nav-flyout').locator('a.leaf').first().click()
  await expect(part(page, 'nav-flyout')).toBeHidden()
  await expect(page).toHaveURL(/\/c\//)
  expect(await isLocked(page)).toBe(false)
  expect(await focusedText(page)).toMatch(/^\/c\//)
})

test('the page that comes back from the back/forward cache is shown without the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await shopReady(page)
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasRestored: persisted }))
  })
  await part(page, 'drilldown-toggle').click()
  const rows = part(page, 'drilldown-node')
  await rows.filter({ hasText: 'Küche' }).first().click()
  await rows.filter({ hasText: 'Alles in Küche' }).click()
  await expect(page).toHaveURL(/\/c\/kuche-/)
  await page.goBack()
  test.skip(!(await page.evaluate('window.wasRestored')), 'the browser has not kept the page')
  expect(await part(page, 'drilldown').count()).toBe(0)
  expect(await isLocked(page)).toBe(false)
})
