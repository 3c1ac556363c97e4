/** While a flyout of a sticky header is open, the page cannot be scrolled, no matter which of its elements scrolls. */
import type { Page } from 'playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../tools/find-browser.mjs'
import type { Shop } from '../../src/npm/index.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { onlyLongUnless } from './support/long.js'
import { part } from './support/parts.js'

test.use({
  viewport: { width: 1200, height: 700 },
  // The scroll bars take space, so that a page which loses one becomes wider.
  launchOptions: {
    executablePath: findBrowser() ?? '',
    args: BROWSER_FLAGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
})

const BODY =
  '<div data-shop-widget="header" data-sticky data-platform="TABLET" data-search-mode="overlay"></div><main style="height: 4000px">Inhalt</main>'

/** How far the page is scrolled, where its content is, and what the page's own markup says. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html, body } = document
    const { left, width } = document.querySelector('main')!.getBoundingClientRect()
    return {
      scrolled: window.scrollY + body.scrollTop,
      left,
      width,
      styles: [html, body].map((element) => element.getAttribute('style')),
    }
  })

const scrollBy = async (page: Page, pixels: number) => {
  await page.mouse.wheel(0, pixels)
  await twoFrames(page)
}

const openFlyout = async (page: Page) => {
  await part(page, 'nav-item').nth(1).hover()
  await expect(part(page, 'nav-flyout')).toBeVisible()
}

for (const [scroller, css] of [
  ['the window', ''],
  ['the window with the overflow of the body', 'html, body { height: 100% } body { overflow: auto }'],
  ['the body', 'html { overflow: hidden; height: 100% } body { overflow: auto; height: 100% }'],
  ['the body, inside a window that may scroll too,', 'html, body { overflow: hidden auto; height: 100% }'],
  [
    'the body with a permanent scroll bar',
    'html { overflow: hidden; height: 100% } body { overflow-y: scroll !important; height: 100% }',
  ],
  ['the window with space on both sides', 'html { scrollbar-gutter: stable both-edges }'],
] as const)
  test(
    `if ${scroller} scrolls, it is locked, and nothing moves`,
    onlyLongUnless(['the window', 'the body'].includes(scroller)),
    async ({ page, openPage }) => {
      await openPage(BODY, { head: `<style>body { margin: 0 } ${css}</style>` })
      await shopReady(page)
      await page.evaluate(() => {
        document.body.setAttribute('style', 'overflow-anchor: none')
        window.scrollTo(0, 300)
        document.body.scrollTop = 300
      })
      const before = await look(page)
      expect(before.scrolled).toBe(300)

      await openFlyout(page)
      expect(await look(page)).toEqual(before)
      await scrollBy(page, 200)
      expect(await look(page)).toEqual(before)

      // A dialog opens above the flyout, and the flyout closes first.
      await page.evaluate(() => {
        const { search } = window.Shop as Shop
        return search.open()
      })
      await expect(part(page, 'search-flyout')).toBeVisible()
      await page.mouse.move(600, 690)
      await expect(part(page, 'nav-flyout')).toBeHidden()
      expect(await look(page)).toEqual(before)

      await page.evaluate(() => (window.Shop as Shop).search.close())
      await expect
        .poll(async () => {
          await scrollBy(page, 100)
          return (await look(page)).scrolled
        })
        .toBeGreaterThan(300)
      expect({ ...(await look(page)), scrolled: 300 }).toEqual(before)
    },
  )
