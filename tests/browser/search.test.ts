import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from 'playwright/test'
import { holdBack, twoFrames } from './fixtures.js'

const field = (page: Page) => page.locator('[part=search-input]')
const panel = (page: Page) => page.locator('[part=search-panel]')
const SUGGESTIONS = '**/service/searchfrontend/api/suggestions?**'

/** The terms for which the service was called, in order. */
function recordTerms(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/suggestions')) asked.push(url.searchParams.get('q') ?? '')
  })
  return asked
}
const widthOf = async (page: Page) => (await field(page).boundingBox())!.width

test.describe('the search field', () => {
  test('is 170 px wide, 408 px with the focus, and moves nothing around it', async ({ page }) => {
    await page.goto('/')
    expect(await widthOf(page)).toBe(170)
    const before = await page.locator('[part=user]').boundingBox()
    await field(page).focus()
    expect(await widthOf(page)).toBe(408)
    expect(await page.locator('[part=user]').boundingBox()).toEqual(before)
  })

  test('suggests from two characters on, marks the typed text, and wraps around with the arrow keys', async ({
    page,
  }) => {
    const asked = recordTerms(page)
    await page.goto('/')
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    // The lazy chunk is loaded by now. It must not call the service for the single character that is left.
    await page.keyboard.press('Backspace')
    await expect(panel(page)).toBeHidden()
    await field(page).pressSequentially('a')
    await expect(panel(page)).toBeVisible()
    expect(new Set(asked)).toEqual(new Set(['ka']))
    const once = [...asked]
    await expect(page.locator('[part=search-term] mark').first()).toHaveText('ka')

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
    expect(asked).toEqual(once)
  })

  test('keeps the typed text, and accepts a search, before its lazy chunk is loaded', async ({ page }) => {
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

  test('searches with Enter while its lazy chunk is being loaded, and without it', async ({ page }) => {
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

  test('never shows the answer for an earlier term', async ({ page }) => {
    let answerOld = () => {}
    const hasAnsweredOld = new Promise<void>((resolve) => (answerOld = resolve))
    let told = () => {}
    const isTold = new Promise<void>((resolve) => (told = resolve))
    await page.route(SUGGESTIONS, async (route) => {
      const q = new URL(route.request().url()).searchParams.get('q')!
      if (q === 'ka') await hasAnsweredOld
      await route
        .fulfill({ json: { searchTerms: [{ searchterm: `${q} eins` }], products: [] } })
        .catch(() => {
          // The page has cancelled the call, as expected.
        })
      if (q === 'ka') told()
    })
    await page.goto('/')
    const isAsked = page.waitForRequest(/suggestions\?q=ka&/)
    await field(page).pressSequentially('ka')
    await isAsked
    await field(page).pressSequentially('n')
    await expect(page.getByRole('option')).toHaveText('kan eins')
    answerOld()
    await isTold
    await twoFrames(page)
    await expect(page.getByRole('option')).toHaveText('kan eins')
  })

  test('goes to the results, to the terms and conditions for agb, and nowhere for an empty term', async ({
    page,
  }) => {
    await page.goto('/')
    await page.locator('[part=search-submit]').click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('Kanne & Tee')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?query=Kanne\+%26\+Tee&site=DE$/)
    await field(page).fill(' AGB ')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/agb-s400007325\.html$/)
  })

  test('follows a suggested product with the mouse, with the typed term', async ({ page }) => {
    await page.goto('/')
    await field(page).pressSequentially('kaffee')
    const product = page.locator('[part=search-product]').first()
    await product.click()
    await expect(page).toHaveURL(/\/p\/.*query=kaffee/)
  })

  test('hides the suggestions when it loses the focus, and can be cleared', async ({ page }) => {
    await page.goto('/')
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    await page.locator('[part=search-clear]').click()
    await expect(panel(page)).toBeHidden()
    await expect(field(page)).toHaveValue('')
    await expect(field(page)).toBeFocused()
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    await page.locator('h1').click()
    await expect(panel(page)).toBeHidden()
  })

  test('has no accessibility violations, closed and open', async ({ page }) => {
    await page.goto('/')
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('ArrowDown')
    const { violations } = await new AxeBuilder({ page }).include('[data-shop-widget=header]').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
})

test('a new default term from the host page replaces the text in the field', async ({ page }) => {
  await page.goto('/?header.data-default-search-term=Kanne')
  await expect(field(page)).toHaveValue('Kanne')
  await page.locator('[data-shop-widget=header]').evaluate((header) => {
    header.setAttribute('data-default-search-term', 'Tasse')
  })
  await expect(field(page)).toHaveValue('Tasse')
})

test.describe('the search flyout', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  const open = async (page: Page) => {
    await page.goto('/')
    await page.locator('[part=search-toggle]').click()
    await expect(field(page)).toBeFocused()
  }

  test('opens from the icon, marks the host page and returns the focus', async ({ page }) => {
    await open(page)
    expect(await widthOf(page)).toBe(270)
    await expect(page.locator('html')).toHaveAttribute('data-shop-search-open', '')
    await page.locator('[part=search-flyout-close]').click()
    await expect(page.locator('[part=search-flyout]')).toHaveCount(0)
    await expect(page.locator('html')).not.toHaveAttribute('data-shop-search-open')
    await expect(page.locator('[part=search-toggle]')).toBeFocused()
  })
  test('closes with Escape when the suggestions are closed', async ({ page }) => {
    await open(page)
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(page.locator('[part=search-flyout]')).toHaveCount(0)
    await expect(page.locator('[part=search-toggle]')).toBeFocused()
  })
  test('is 350 px wide in windows from 375 px on', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 740 })
    await open(page)
    expect(await widthOf(page)).toBe(350)
  })
  test('goes back in the browser without an app', async ({ page }) => {
    await page.goto('/faults')
    await open(page)
    await page.locator('[part=search-back]').click()
    await expect(page).toHaveURL(/\/faults$/)
  })
  test('has no accessibility violations', async ({ page }) => {
    await open(page)
    await field(page).pressSequentially('ka')
    await expect(panel(page)).toBeVisible()
    const { violations } = await new AxeBuilder({ page }).include('[data-shop-widget=header]').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([])
  })
})

test.describe('the search overlay', () => {
  test('is 550 px wide and keeps the suggestions while the mouse is over them', async ({ page }) => {
    await page.goto('/?header.data-search-mode=overlay')
    await page.locator('[part=search-toggle]').click()
    await field(page).pressSequentially('ka')
    expect(await widthOf(page)).toBe(550)
    await expect(panel(page)).toBeVisible()
    await panel(page).hover()
    await page.locator('[part=search-flyout-close]').focus()
    await twoFrames(page)
    await expect(panel(page)).toBeVisible()
    await page.mouse.move(5, 5)
    await expect(panel(page)).toBeHidden()
  })
  test('opens and closes with Shop.search', async ({ page }) => {
    await page.goto('/?header.data-search-mode=overlay')
    await expect(page.locator('[part=search-toggle]')).toBeVisible()
    await page.evaluate(() =>
      (window.Shop as Exclude<typeof window.Shop, unknown[] | undefined>).search.open(),
    )
    await expect(field(page)).toBeFocused()
    await page.evaluate(() =>
      (window.Shop as Exclude<typeof window.Shop, unknown[] | undefined>).search.close(),
    )
    await expect(field(page)).toHaveCount(0)
  })
})
