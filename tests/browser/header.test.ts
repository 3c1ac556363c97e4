/** Tests the header on pages of the reference shop, for rules that need a real browser. */
import type { Locator, Page } from 'playwright/test'
import { accessibilityFaults } from './support/accessibility.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'

const flyout = (page: Page): Locator => page.locator('[part~="nav-flyout"]:not([hidden])')
const item = (page: Page, title: string): Locator => part(page, 'nav-item').filter({ hasText: title }).first()

/** The platform follows from the width: 1500 px is CLASSIC, 1280 px TABLET, 360 px MATCH. */
const open = async (page: Page, address = '/', width = 1500, height = 900) => {
  await page.setViewportSize({ width, height })
  await page.goto(address)
  // Until then, the page shows the header of its server.
  await shopReady(page)
  await part(page, 'header').waitFor()
}
const openDesktop = async (page: Page, address?: string, width?: number, height?: number) => {
  await open(page, address, width, height)
  await item(page, 'Küche').waitFor()
}
const openPhone = async (page: Page, address?: string) => {
  await open(page, address, 360, 740)
  await part(page, 'drilldown-toggle').waitFor()
}
/** Stops the page's clock until the test advances it. */
const stopTime = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
const middleOf = async (target: Locator) => {
  const box = (await target.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height }
}
test.describe('with the mouse', () => {
  test('a flyout opens after the mouse has rested on an item for 300 ms, and closes when the mouse leaves; a click follows the link', async ({
    page,
  }) => {
    await page.clock.install()
    await openDesktop(page)
    const { x, y } = await middleOf(item(page, 'Küche'))
    await stopTime(page)
    await page.mouse.move(x, y)
    await page.clock.runFor(290)
    await expect(flyout(page)).toHaveCount(0)
    await page.clock.runFor(10)
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
    const other = await middleOf(item(page, 'Wohnen'))
    await page.mouse.move(other.x, other.y, { steps: 8 })
    await page.clock.runFor(300)
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Wohnen')
    await page.mouse.move(x, 890)
    await expect(flyout(page)).toHaveCount(0)
    // They stay in the document.
    await expect(part(page, 'nav-flyout')).toHaveCount(2)
    await item(page, 'Küche').click()
    await expect(page).toHaveURL(/\/c\/kuche-/)
  })

  test('a slow diagonal path to the flyout across other items keeps it open', async ({ page }) => {
    await page.clock.install()
    await openDesktop(page)
    const from = await middleOf(item(page, 'Küche'))
    await stopTime(page)
    await page.mouse.move(from.x, from.y)
    await page.clock.runFor(300)
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
    const steps = 50
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(
        from.x + (500 * step) / steps,
        from.y + ((from.bottom + 40 - from.y) * step) / steps,
      )
      await page.clock.runFor(48)
      expect(await flyout(page).getAttribute('aria-label')).toBe('Küche')
    }
    await page.clock.runFor(1000)
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
  })

  test('the theme worlds are first, in the specified order, with images whose space is reserved; axe finds nothing', async ({
    page,
  }) => {
    await openDesktop(page)
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    await item(page, 'Küche').hover()
    await expect(flyout(page)).toBeVisible()
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    await expect(part(page, 'nav-item').first()).toHaveText('Themenwelten')
    await part(page, 'nav-item').first().hover()
    await expect(part(page, 'themeworld-teaser').first()).toBeVisible()
    const sections = await part(page, 'themeworld-section').evaluateAll((all) =>
      all.map((section) => section.getAttribute('data-section')),
    )
    expect(sections).toEqual(['scout', 'new', 'more', 'lastChance'])
    await expect(part(page, 'end-date').first()).toHaveText(/^Endet am \d{1,2}\.\d{1,2}\.$/)
    const image = (await part(page, 'themeworld-teaser').locator('img').first().boundingBox())!
    expect(image.width / image.height).toBeCloseTo(488 / 287, 1)
    expect(await accessibilityFaults(page, 'header')).toEqual([])
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('the first tap opens a flyout, a tap elsewhere closes it, the second tap follows the link', async ({
    page,
  }) => {
    await openDesktop(page)
    const address = page.url()
    await item(page, 'Küche').tap()
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
    await page.touchscreen.tap(700, 880)
    await expect(flyout(page)).toHaveCount(0)
    expect(page.url()).toBe(address)
    // The end of the title, too, is the link.
    const { width, height } = (await item(page, 'Küche').boundingBox())!
    const position = { x: width - 2, y: height / 2 }
    await item(page, 'Küche').tap({ position })
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
    await item(page, 'Küche').tap({ position })
    await expect(page).toHaveURL(/\/c\/kuche-/)
  })
})

test('each title in the bar is its link from edge to edge, in windows of every width', async ({ page }) => {
  await openDesktop(page)
  for (const width of [1500, 1280, 1000]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(part(page, 'header')).toHaveAttribute('data-platform', width < 1440 ? 'TABLET' : 'CLASSIC')
    const hits = await page.locator('[data-shop-widget="header"]').evaluate((header) =>
      [...header.shadowRoot!.querySelectorAll<HTMLElement>('[part~="nav-item"]')].flatMap((link) => {
        const { left, right, top, height } = link.getBoundingClientRect()
        return [left + 1, right - 1].map(
          (x) => header.shadowRoot!.elementFromPoint(x, top + height / 2) === link,
        )
      }),
    )
    expect(hits, `${width} px`).not.toContain(false)
  }
})

test('by keyboard, a button opens the flyout; Escape or a Tab key that leaves it closes it', async ({
  page,
}) => {
  await openDesktop(page)
  const button = page.getByRole('button', { name: 'Untermenü Küche' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Alles in Küche' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(flyout(page)).toHaveCount(0)
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await part(page, 'nav-flyout-close').focus()
  await page.keyboard.press('Tab')
  await expect(flyout(page)).toHaveCount(0)
  await expect(item(page, 'Gedeckter Tisch')).toBeFocused()
})

test.describe('on a page that is written from right to left', () => {
  const scaleOf = (icon: Locator) => icon.evaluate((element) => getComputedStyle(element).scale)

  test('the menu slides in from the right, and the icons that point somewhere are mirrored, and no others', async ({
    page,
  }) => {
    await open(page, '/', 360, 800)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await part(page, 'drilldown-toggle').click()
    const sheet = part(page, 'drilldown').locator('.sheet')
    await expect(sheet).toBeVisible()
    // The animation may be over on a busy machine.
    const edge = await sheet.evaluate((element) => getComputedStyle(element).getPropertyValue('--edge'))
    expect(edge).toBe('100%')
    await expect(part(page, 'drilldown-node').first()).toBeVisible()
    expect(await scaleOf(part(page, 'drilldown-node').locator('svg').first())).toBe('-1 1')
    expect(await scaleOf(part(page, 'cart').locator('svg'))).toBe('none')
    expect(await scaleOf(part(page, 'logo').locator('svg'))).toBe('none')
  })
})

test.describe('sticky', () => {
  test('the header stays at the top of the window, and the page knows its height', async ({ page }) => {
    await open(page, '/?header.data-sticky', 1280, 800)
    const property = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--shop-sticky-height'))
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await expect(part(page, 'header')).toHaveAttribute('data-platform', width === 360 ? 'MATCH' : 'TABLET')
      await page.evaluate(() => scrollTo(0, 600))
      await expect.poll(async () => (await part(page, 'header').boundingBox())?.y).toBe(0)
      const { height } = (await part(page, 'header').boundingBox())!
      await expect.poll(property).toBe(`${height}px`)
    }
    await page.locator('[data-shop-widget=header]').evaluate((header) => header.remove())
    await expect.poll(property).toBe('')
  })

  test('an open flyout ends within the window, even after the window has become lower', async ({ page }) => {
    await openDesktop(page, '/?header.data-sticky', 1280, 700)
    await page.evaluate(() => scrollTo(0, 500))
    await page.getByRole('button', { name: 'Untermenü Küche' }).press('Enter')
    await expect(flyout(page)).toBeVisible()
    const end = async () => {
      const { y, height } = (await flyout(page).boundingBox())!
      return y + height
    }
    expect(await end()).toBeLessThanOrEqual(700)
    await page.setViewportSize({ width: 1280, height: 600 })
    await expect.poll(end).toBeLessThanOrEqual(600)
  })
})

test.describe('on a phone', () => {
  test('the menu slides in level by level, marks the current page and returns the focus', async ({
    page,
  }) => {
    await openPhone(page)
    await part(page, 'drilldown-toggle').click()
    const rows = part(page, 'drilldown-node')
    await expect(rows.first()).toHaveText('Themenwelten')
    await rows.filter({ hasText: 'Küche' }).first().click()
    await expect(part(page, 'drilldown-back')).toBeFocused()
    await rows.filter({ hasText: 'Alles in Küche' }).click()
    await expect(page).toHaveURL(/\/c\/kuche-/)

    await part(page, 'drilldown-toggle').click()
    await expect(page.locator('[part~="drilldown-node"][aria-current]')).toHaveText('Küche')
    await page.keyboard.press('Escape')
    await expect(part(page, 'drilldown')).toHaveCount(0)
    await expect(part(page, 'drilldown-toggle')).toBeFocused()
  })

  test('if the menu’s code could not be loaded, the next tap tries again and opens the menu', async ({
    page,
  }) => {
    await page.route(/\/chunks\/header-drilldown\./, (route) => route.abort())
    await openPhone(page, '/?fragments=0')
    await part(page, 'drilldown-toggle').click()
    await expect(part(page, 'drilldown-toggle')).toHaveAttribute('aria-expanded', 'false')
    await page.unrouteAll()
    await part(page, 'drilldown-toggle').click()
    await expect(part(page, 'drilldown-node').first()).toBeVisible()
  })

  test('the page behind the menu keeps its scroll position and cannot be focused', async ({ page }) => {
    await openPhone(page, '/?header.data-sticky')
    await page.evaluate(() => scrollTo(0, 400))
    await part(page, 'drilldown-toggle').click()
    await expect(part(page, 'drilldown')).toBeVisible()
    await page.mouse.wheel(0, 500)
    expect(await page.evaluate(() => scrollY)).toBe(400)
    for (let presses = 0; presses < 30; presses++) await page.keyboard.press('Tab')
    const isInside = await page.evaluate(() => {
      const root = document.querySelector('[data-shop-widget="header"]')!.shadowRoot!
      return document.activeElement === document.body || !!root.activeElement?.closest('[part~="drilldown"]')
    })
    expect(isInside).toBe(true)
    await page.keyboard.press('Escape')
    await expect(part(page, 'drilldown')).toHaveCount(0)
    // The `style` attribute is removed again, as it was before.
    expect(await page.evaluate(() => document.documentElement.hasAttribute('style'))).toBe(false)
  })

  test('has no violations, with the menu on two levels', async ({ page }) => {
    await openPhone(page)
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    await part(page, 'drilldown-toggle').click()
    await part(page, 'drilldown-node').nth(2).waitFor()
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    await part(page, 'drilldown-node').nth(2).click()
    await part(page, 'drilldown-back').waitFor()
    expect(await accessibilityFaults(page, 'header')).toEqual([])
  })
})
