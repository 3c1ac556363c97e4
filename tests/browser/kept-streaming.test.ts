/** Kept markup on a page whose response is still arriving when a cached loader runs in its head. */
import type { Page } from 'playwright/test'
import { fillCart } from './support/cart.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { HEADER, keepFirst, OTHER_CODE, shownIn, waitForKept } from './support/kept.js'
import { twoFrames } from './support/layout.js'
import { inWidget, placeholder } from './support/parts.js'
import { shiftsOf, watchShifts } from './support/shifts.js'
import { openStreamed } from './support/streamed-page.js'
import { holdBack } from './support/traffic.js'

const header = inWidget('header').part
const STYLE = '<style>body,h1{margin:0}[data-shop-widget=header]{min-height:221px}</style>'
const REST = `<main><h1>Seite</h1>${'<p>Text</p>'.repeat(60)}</main>`
const [OPEN, CLOSE] = ['<div data-shop-widget="header"><a href="/own">Own</a>', '</div>']
const ISLAND = '<script type="application/json" data-shop-config>{"reduced":true}</script>'

/** Opens the next page, whose body begins after the loader has run in the head. */
async function openNextStreamed(page: Page, script: string) {
  await waitForKept(page)
  const streamed = await openStreamed(page)
  streamed.send(`<head><title>Host</title>${STYLE}${script}</head>`)
  await expect.poll(() => page.evaluate(() => 'ready' in (window.Shop ?? {}))).toBe(true)
  streamed.send('<body>')
  return streamed
}

const rootOf = (page: Page) =>
  placeholder(page, 'header').evaluate(({ shadowRoot }) => shadowRoot && 'a root')
const isLoading = (page: Page) => page.evaluate(() => document.readyState === 'loading')

test.beforeEach(async ({ page, context, openPage }) => {
  await recordEvents(page)
  await watchShifts(page)
  await fillCart(context, { '42': 3 })
  await keepFirst(page, openPage, HEADER, STYLE)
})

test('with an asynchronous loader, it is there while the page below it is still arriving', async ({
  page,
}) => {
  const release = await holdBack(page, OTHER_CODE)
  const streamed = await openNextStreamed(page, SCRIPT)
  streamed.send(`${HEADER}<main><h1>Seite</h1>`)
  await expect(header(page, 'nav-item').first()).toBeVisible()
  await expect(header(page, 'cart-badge')).toHaveText('3')
  const shown = await shownIn(page)
  release()
  await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
  expect(await isLoading(page)).toBe(true)
  streamed.send(REST)
  streamed.end()
  await shopReady(page)
  await expect(header(page, 'cart-badge')).toHaveText('3')
  expect(await shown.inPlace()).toBe(shown.count)
  expect(await shiftsOf(page)).toEqual([])
})

test('with a loader that the parser waits for, it is not shown while the placeholder is still arriving', async ({
  page,
}) => {
  const release = await holdBack(page, OTHER_CODE)
  const streamed = await openNextStreamed(page, SCRIPT.replace(' async', ''))
  const requested = page.waitForRequest(/\/cdn\/chunks\/core\./)
  streamed.send(OPEN)
  await requested
  expect(await rootOf(page)).toBeNull()
  await expect(page.getByText('Own')).toBeVisible()
  streamed.send(`${ISLAND}${CLOSE}${REST}`)
  streamed.end()
  await page.locator('main p').last().waitFor()
  expect(await rootOf(page)).toBeNull()
  release()
  await shopReady(page)
  await expect(header(page, 'header')).toHaveAttribute('data-reduced', 'true')
  expect(await eventsOf(page, 'shop-ready')).toHaveLength(1)
  expect(await shiftsOf(page)).toEqual([])
})

test('options that arrive after it was shown replace it', async ({ page }) => {
  const release = await holdBack(page, OTHER_CODE)
  const streamed = await openNextStreamed(page, SCRIPT)
  // A script that adds an element to the body makes the placeholder look complete.
  streamed.send(`<script>
    new MutationObserver((_records, observer) => {
      if (!document.querySelector('[data-shop-widget]')) return
      observer.disconnect()
      document.body.append(document.createElement('dialog'))
    }).observe(document, { childList: true, subtree: true })
  </script>${OPEN}`)
  await expect(header(page, 'nav-item').first()).toBeVisible()
  streamed.send(`${ISLAND}${CLOSE}${REST}`)
  streamed.end()
  await page.locator('main p').last().waitFor()
  release()
  await shopReady(page)
  await expect(header(page, 'header')).toHaveAttribute('data-reduced', 'true')
  await expect(header(page, 'header')).toHaveCount(1)
  await expect(header(page, 'nav-item')).toHaveCount(0)
  await twoFrames(page)
  expect(await shiftsOf(page)).toEqual([])
})
