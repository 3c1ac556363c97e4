/** Kept markup on pages whose links Turbo follows: it replaces the body, and the loader runs only once. */
import type { Page } from 'playwright/test'
import { INSTALL_HINT, missingLibraries } from '../../../examples/hosts/folder.js'
import { HOST_PAGES } from '../../../examples/hosts/pages/index.js'
import { fillCart } from '../../browser/support/cart.js'
import { recordEvents, shopReady } from '../../browser/support/events.js'
import { expect, SCRIPT, test } from '../../browser/support/fixtures.js'
import { bodyWith, entry, HEADER, shownIn, OTHER_CODE } from '../../browser/support/kept.js'
import { inWidget } from '../../browser/support/parts.js'
import { shiftsOf, watchShifts } from '../../browser/support/shifts.js'
import { holdBack } from '../../browser/support/traffic.js'

const TURBO = HOST_PAGES.find(({ name }) => name === 'turbo')!
const HEAD = `<style>body,h1{margin:0}[data-shop-widget=header]{min-height:221px}</style>
<script src="/hosts/libraries/${TURBO.libraries![0]}"></script>${SCRIPT}`

const header = inWidget('header').part

/** Each page has a link to the next one. */
const serveVisit = (page: Page) =>
  page.route('**/visit-*', (route) => {
    const at = Number(new URL(route.request().url()).pathname.slice('/visit-'.length))
    return route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="de"><head><title>Host</title>${HEAD}</head><body>${bodyWith(
        HEADER,
      ).replace('<h1>', `<a id="next" href="/visit-${at + 1}">${at + 1}</a><h1>`)}</body></html>`,
    })
  })

async function follow(page: Page, to: number) {
  await page.locator('#next').click()
  await expect(page).toHaveURL(new RegExp(`/visit-${to}$`))
  await expect(page.locator('#next')).toHaveText(String(to + 1))
}

const expectOneHeader = async (page: Page, items: string) => {
  await expect(header(page, 'header')).toHaveCount(1)
  await expect(header(page, 'nav-item').first()).toBeVisible()
  await expect(header(page, 'cart-badge')).toHaveText(items)
}

test.beforeEach(async ({ page, context }) => {
  test.skip(missingLibraries(TURBO).length > 0, `libraries of host pages are missing: ${INSTALL_HINT}`)
  await recordEvents(page)
  await watchShifts(page)
  await fillCart(context, { '42': 3 })
  await serveVisit(page)
})

test('a page that Turbo has shown keeps its markup for the next page that is loaded', async ({ page }) => {
  await page.goto('/visit-1')
  await shopReady(page)
  await follow(page, 2)
  await expectOneHeader(page, '3')
  await expect.poll(() => entry(page)).toContain('Themenwelten')

  const release = await holdBack(page, OTHER_CODE)
  await page.goto('/visit-3', { waitUntil: 'commit' })
  await expectOneHeader(page, '3')
  const shown = await shownIn(page)
  release()
  await shopReady(page)
  expect(await shown.inPlace()).toBe(shown.count)
  expect(await shiftsOf(page)).toEqual([])

  await follow(page, 4)
  await expectOneHeader(page, '3')
  await page.goBack()
  await expect(page.locator('#next')).toHaveText('4')
  await expectOneHeader(page, '3')
  await header(page, 'nav-item').filter({ hasText: 'Küche' }).first().hover()
  await expect(header(page, 'nav-flyout')).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})

test('Turbo follows a link before the code has come, and the next header is there, too', async ({ page }) => {
  await page.goto('/visit-1')
  await shopReady(page)
  await expect.poll(() => entry(page)).toContain('Themenwelten')

  const release = await holdBack(page, OTHER_CODE)
  await page.goto('/visit-2', { waitUntil: 'commit' })
  await expectOneHeader(page, '3')
  await follow(page, 3)
  await expectOneHeader(page, '3')
  const shown = await shownIn(page)
  release()
  await shopReady(page)
  await header(page, 'nav-item').filter({ hasText: 'Küche' }).first().hover()
  await expect(header(page, 'nav-flyout')).toBeVisible()
  await expectOneHeader(page, '3')
  expect(await shown.inPlace()).toBe(shown.count)
  expect(await shiftsOf(page)).toEqual([])
})
