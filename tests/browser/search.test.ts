/** The search on the pages of the reference shop: as a field in the header, as a flyout, and as an overlay. */
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { accessibilityFaults } from './support/accessibility.js'
import { expect, test } from './support/fixtures.js'
import { twoFrames } from './support/layout.js'
import { part, placeholder } from './support/parts.js'
import { holdBack } from './support/traffic.js'

const field = (page: Page) => part(page, 'search-input')
const panel = (page: Page) => part(page, 'search-panel')
const SUGGESTIONS = '**/service/searchfrontend/api/suggestions?**'

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

  for (const platform of ['SMARTPHONE', 'CLASSIC'])
    test(`fills the bar in a window of 320 px on ${platform}, with its buttons and suggestions inside`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/?header.data-search-mode=field&header.data-platform=${platform}`)
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

  test('suggests terms from two characters on, marks the typed text, and the arrow keys cycle through the options', async ({
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

  test('searches with Enter while its code is being loaded, and if the code cannot be loaded', async ({
    page,
  }) => {
    const release = await holdBack(page, '**/header-search-combobox.*.js')
    await page.goto('/')
    await field(page).fill('agb')
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL(/\/agb-s400007325\.html$/)
    await page.unroute('**/header-search-combobox.*.js')
    await page.route('**/header-search-combobox.*.js*', (route) => route.abort())
    await page.goto('/?again')
    await field(page).fill('kanne')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?query=kanne&site=DE$/)
  })

  test('ignores a late response for an earlier term', async ({ page }) => {
    let respondOld = () => {}
    const oldMayHaveResponse = new Promise<void>((resolve) => (respondOld = resolve))
    let markDelivered = () => {}
    const oldIsDelivered = new Promise<void>((resolve) => (markDelivered = resolve))
    await page.route(SUGGESTIONS, async (route) => {
      const q = new URL(route.request().url()).searchParams.get('q')!
      if (q === 'ka') await oldMayHaveResponse
      await route
        .fulfill({ json: { searchTerms: [{ searchterm: `${q} eins` }], products: [] } })
        .catch(() => {
          // The page has cancelled the request, as it should.
        })
      if (q === 'ka') markDelivered()
    })
    await page.goto('/')
    const isAsked = page.waitForRequest(/suggestions\?q=ka&/)
    await field(page).pressSequentially('ka')
    await isAsked
    await field(page).pressSequentially('n')
    await expect(page.getByRole('option')).toHaveText('kan eins')
    respondOld()
    await oldIsDelivered
    await twoFrames(page)
    await expect(page.getByRole('option')).toHaveText('kan eins')
  })

  test('leads to the results, to the terms and conditions for agb, and nowhere if it is empty', async ({
    page,
  }) => {
    await page.goto('/')
    await part(page, 'search-submit').click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('Kanne & Tee')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?query=Kanne\+%26\+Tee&site=DE$/)
    await field(page).fill(' AGB ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agb-s400007325\.html$/)
  })

  test('a click on a suggested product leads to its page, with the typed term in the address', async ({
    page,
  }) => {
    await page.goto('/')
    await field(page).pressSequentially('kaffee')
    const product = part(page, 'search-product').first()
    await product.click()
    await expect(page).toHaveURL(/\/p\/.*query=kaffee/)
  })

  test('hides the suggestions when it is cleared and when it loses the focus', async ({ page }) => {
    await page.goto('/')
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    await part(page, 'search-clear').click()
    await expect(panel(page)).toBeHidden()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    await page.locator('h1').click()
    await expect(panel(page)).toBeHidden()
  })

  test('passes the accessibility check with open suggestions', async ({ page }) => {
    await page.goto('/')
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await accessibilityFaults(page, 'header')).toEqual([])
  })
})

test('a default search term that the page changes is shown in the field', async ({ page }) => {
  await page.goto('/?header.data-default-search-term=Kanne')
  await expect(field(page)).toHaveValue('Kanne')
  await placeholder(page, 'header').evaluate((header) => {
    header.setAttribute('data-default-search-term', 'Tasse')
  })
  await expect(field(page)).toHaveValue('Tasse')
})

test.describe('the search flyout', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const open = async (page: Page) => {
    await page.goto('/')
    await part(page, 'search-toggle').click()
    await expect(field(page)).toBeFocused()
  }

  test('opens with the icon, sets an attribute on the html element, and returns the focus when it closes', async ({
    page,
  }) => {
    await open(page)
    expect(await widthOf(page)).toBe(270)
    await expect(page.locator('html')).toHaveAttribute('data-shop-search-open', '')
    await part(page, 'search-flyout-close').click()
    await expect(part(page, 'search-flyout')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-shop-search-open')
    await expect(part(page, 'search-toggle')).toBeFocused()
  })
  test('Escape first closes the suggestions, then the flyout', async ({ page }) => {
    await open(page)
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(part(page, 'search-flyout')).toHaveCount(0)
    await expect(part(page, 'search-toggle')).toBeFocused()
  })
  test('is 350 px wide in a window of 375 px', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await open(page)
    expect(await widthOf(page)).toBe(350)
  })
  test('its back button goes back in the browser if there is no app', async ({ page }) => {
    await page.goto('/faults')
    await open(page)
    await part(page, 'search-back').click()
    await expect(page).toHaveURL(/\/faults$/)
  })
  test('passes the accessibility check', async ({ page }) => {
    await open(page)
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    expect(await accessibilityFaults(page, 'header')).toEqual([])
  })
})

test('the visitor stays on the page if the header was removed before the code of the search failed to load', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  let fail = () => {}
  const isFailing = new Promise<void>((resolve) => {
    fail = resolve
  })
  await page.route('**/chunks/header-search-combobox.*', async (route) => {
    await isFailing
    await route.abort()
  })
  await page.goto('/')
  const requested = page.waitForRequest('**/chunks/header-search-combobox.*')
  await part(page, 'search-toggle').click()
  await requested
  await placeholder(page, 'header').evaluate((element) => element.remove())
  const failed = page.waitForEvent('requestfailed')
  fail()
  await failed
  await twoFrames(page)
  expect(new URL(page.url()).pathname).toBe('/')
})

test.describe('the search overlay', () => {
  test('is 550 px wide and keeps the suggestions open while the mouse is over them', async ({ page }) => {
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
  })
  test('stays open when a text is selected by dragging the mouse out of it', async ({ page }) => {
    await page.goto('/?header.data-search-mode=overlay')
    await part(page, 'search-toggle').click()
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
  test('opens and closes with Shop.search', async ({ page }) => {
    await page.goto('/?header.data-search-mode=overlay')
    await expect(part(page, 'search-toggle')).toBeVisible()
    await page.evaluate(() => (window.Shop as Shop).search.open())
    await expect(field(page)).toBeFocused()
    await page.evaluate(() => (window.Shop as Shop).search.close())
    await expect(field(page)).toHaveCount(0)
  })
  test('is open when the promise of Shop.search.open resolves', async ({ page }) => {
    await page.goto('/?header.data-search-mode=overlay')
    await expect(part(page, 'search-toggle')).toBeVisible()
    const isMarked = page.evaluate(async () => {
      await (window.Shop as Shop).search.open()
      return document.documentElement.hasAttribute('data-shop-search-open')
    })
    expect(await isMarked).toBe(true)
  })
  test('the page can be scrolled again after a flyout has closed before the overlay', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 900 })
    await page.goto('/?sticky&header.data-search-mode=overlay')
    await part(page, 'nav-item').nth(1).hover()
    await expect(part(page, 'nav-flyout')).toBeVisible()
    await page.evaluate(() => (window.Shop as Shop).search.open())
    await page.mouse.move(600, 800)
    await expect(part(page, 'nav-flyout')).toBeHidden()
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    await page.evaluate(() => (window.Shop as Shop).search.close())
    await expect(field(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveCSS('overflow', 'visible')
  })
})
