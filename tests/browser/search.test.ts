/** The search on the pages of the reference shop: as a field in the header, as a flyout, and as an overlay. */
import type { Page } from 'playwright/test'
import { accessibilityFaults } from './support/accessibility.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part } from './support/parts.js'
import { holdBack } from './support/traffic.js'

const field = (page: Page) => part(page, 'search-input')
const panel = (page: Page) => part(page, 'search-panel')

/** Collects the terms for which the page requests suggestions, in order. */
function recordTerms(page: Page): string[] {
  const terms: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/suggestions')) terms.push(url.searchParams.get('q') ?? '')
  })
  return terms
}
const widthOf = async (page: Page) => (await field(page).boundingBox())!.width

test.describe('the search field', () => {
  test('is 170 px wide, 408 px with the focus, and does not move its neighbours', async ({ page }) => {
    await page.goto('/')
    expect(await widthOf(page)).toBe(170)
    const before = await part(page, 'user').boundingBox()
    await field(page).focus()
    expect(await widthOf(page)).toBe(408)
    expect(await part(page, 'user').boundingBox()).toEqual(before)
  })

  test('fills the bar in a window of 320 px, with its buttons and suggestions inside', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(`/?header.data-search-mode=field&header.data-platform=SMARTPHONE`)
    const user = await part(page, 'user').boundingBox()
    await field(page).fill('kaffee')
    await expect(panel(page)).toBeVisible()
    for (const name of ['search-input', 'search-clear', 'search-submit'])
      await expect(part(page, name), name).toBeInViewport({ ratio: 1 })
    // The panel may be taller than the rest of the window.
    await expect(panel(page)).toBeInViewport({ ratio: 0.5 })
    expect(await panel(page).boundingBox()).toMatchObject({ x: 8, width: 304 })
    const clear = await part(page, 'search-clear').boundingBox()
    expect(await field(page).boundingBox()).toMatchObject({ x: 8, width: 304, y: clear!.y })
    expect(await part(page, 'user').boundingBox()).toEqual(user)
  })

  test('suggests terms from two characters on, marks the typed text, and the arrow keys cycle through the options; axe finds nothing', async ({
    page,
  }) => {
    const terms = recordTerms(page)
    await page.goto('/')
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    // The lazy chunk is loaded by now and could request suggestions for the one remaining character.
    await page.keyboard.press('Backspace')
    await expect(panel(page)).toBeHidden()
    await field(page).pressSequentially('a')
    await expect(panel(page)).toBeVisible()
    expect(new Set(terms)).toEqual(new Set(['ka']))
    const termsBefore = [...terms]
    await expect(part(page, 'search-term').locator('mark').first()).toHaveText('ka')

    const options = page.getByRole('option')
    const count = await options.count()
    for (let at = 0; at < count; at++) await page.keyboard.press('ArrowDown')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    await expect(options.last()).toBeInViewport()
    await page.keyboard.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await expect(field(page)).toHaveValue((await options.first().textContent())!)
    await page.keyboard.press('ArrowUp')
    await expect(options.last()).toHaveAttribute('aria-selected', 'true')
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(field(page)).toHaveValue('ka')
    expect(terms).toEqual(termsBefore)
  })

  test('keeps the text that was typed before its code was loaded, and suggests terms for it', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/header-search-combobox.*.js')
    await page.goto('/')
    await field(page).pressSequentially('ka')
    await field(page).evaluate((input) => Object.assign(window, { input }))
    expect(await widthOf(page)).toBe(408)
    await expect(panel(page)).toHaveCount(0)
    release()
    await expect(panel(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('ka')
    expect(await field(page).evaluate((input) => (window as { input?: unknown }).input === input)).toBe(true)
  })
})

test.describe('the search flyout', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('opens with the icon, closes with Escape, its button or the back button, and returns the focus', async ({
    page,
  }) => {
    await page.goto('/faults')
    await page.goto('/')
    const open = async () => {
      await part(page, 'search-toggle').click()
      await expect(field(page)).toBeFocused()
      await expect(page.locator('html')).toHaveAttribute('data-shop-search-open', '')
    }
    const expectClosed = async () => {
      await expect(part(page, 'search-flyout')).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveAttribute('data-shop-search-open')
      await expect(part(page, 'search-toggle')).toBeFocused()
    }
    await open()
    expect(await widthOf(page)).toBe(270)
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await expect(field(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expectClosed()

    await page.setViewportSize({ width: 375, height: 740 })
    await open()
    expect(await widthOf(page)).toBe(350)
    await part(page, 'search-flyout-close').click()
    await expectClosed()

    // Without an app, this button goes back in the browser.
    await open()
    await part(page, 'search-back').click()
    await expect(page).toHaveURL(/\/faults$/)
  })
})

test.describe('the search overlay', () => {
  test('is 550 px wide, and keeps the suggestions open while the mouse is over them; a text can be selected by dragging', async ({
    page,
  }) => {
    await page.goto('/?header.data-search-mode=overlay')
    await part(page, 'search-toggle').click()
    await field(page).pressSequentially('ka')
    expect(await widthOf(page)).toBe(550)
    await expect(panel(page)).toBeVisible()
    await panel(page).hover()
    await part(page, 'search-flyout-close').focus()
    await twoFrames(page)
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(panel(page)).toBeHidden()

    await field(page).fill('kanne')
    const box = (await field(page).boundingBox())!
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 60, 800)
    await page.mouse.up()
    await expect(part(page, 'search-flyout')).toBeVisible()
    await page.mouse.click(box.x + 60, 800)
    await expect(part(page, 'search-flyout')).toHaveCount(0)
  })
})
