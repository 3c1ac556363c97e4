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
  test('a flyout opens after the mouse has rested on an item for 300 ms, and closes when the mouse leaves', async ({
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
    await page.mouse.move(x, 890)
    await expect(flyout(page)).toHaveCount(0)
    await expect(part(page, 'nav-flyout')).toHaveCount(1)
  })

  test('a slow diagonal path to the flyout across other items keeps it open', async ({ page }) => {
    await page.clock.install()
    await openDesktop(page)
    const from = await middleOf(item(page, 'Küche'))
    await stopTime(page)
    await page.mouse.move(from.x, from.y)
    await page.clock.runFor(300)
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
    const steps = 150
    for (let step = 1; step <= steps; step++) {
      await page.mouse.move(
        from.x + (500 * step) / steps,
        from.y + ((from.bottom + 40 - from.y) * step) / steps,
      )
      await page.clock.runFor(16)
      expect(await flyout(page).getAttribute('aria-label')).toBe('Küche')
    }
    await page.clock.runFor(1000)
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
  })

  test('opens another item’s flyout when the mouse rests on that item', async ({ page }) => {
    await openDesktop(page)
    const first = await middleOf(item(page, 'Küche'))
    await page.mouse.move(first.x, first.y)
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Küche')
    const other = await middleOf(item(page, 'Wohnen'))
    await page.mouse.move(other.x, other.y, { steps: 8 })
    await expect(flyout(page)).toHaveAttribute('aria-label', 'Wohnen')
  })

  test('a click on an item follows its link', async ({ page }) => {
    await openDesktop(page)
    await item(page, 'Küche').click()
    await expect(page).toHaveURL(/\/c\/kuche-/)
  })

  test('the theme worlds are first, in the specified order, with images whose space is reserved', async ({
    page,
  }) => {
    await openDesktop(page)
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

for (const width of [1500, 1280, 1000])
  test(`each title in the bar is its link from edge to edge, at ${width} px`, async ({ page }) => {
    await openDesktop(page, '/', width)
    const hits = await page.locator('[data-shop-widget="header"]').evaluate((header) =>
      [...header.shadowRoot!.querySelectorAll<HTMLElement>('[part~="nav-item"]')].flatMap((link) => {
        const { left, right, top, height } = link.getBoundingClientRect()
        return [left + 1, right - 1].map(
          (x) => header.shadowRoot!.elementFromPoint(x, top + height / 2) === link,
        )
      }),
    )
    expect(hits).not.toContain(false)
  })

test.describe('by keyboard', () => {
  test('the button next to the link opens the flyout, Escape closes it and the focus returns to the button', async ({
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
  })

  test('a flyout closes when the focus leaves it', async ({ page }) => {
    await openDesktop(page)
    await page.getByRole('button', { name: 'Untermenü Küche' }).focus()
    await page.keyboard.press('Enter')
    await part(page, 'nav-flyout-close').focus()
    await page.keyboard.press('Tab')
    await expect(flyout(page)).toHaveCount(0)
    await expect(item(page, 'Gedeckter Tisch')).toBeFocused()
  })
})

test('a flyout that a hovering pen has opened closes when the pen moves away', async ({ page }) => {
  await openDesktop(page)
  const session = await page.context().newCDPSession(page)
  const hover = (x: number, y: number) =>
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, pointerType: 'pen' })
  const { x, y } = await middleOf(item(page, 'Küche'))
  await hover(x, y - 200)
  await hover(x, y)
  await expect(flyout(page)).toBeVisible()
  await hover(x, 850)
  await expect(flyout(page)).toHaveCount(0)
})

test('the focus returns to its button if the mouse closes the flyout', async ({ page }) => {
  await openDesktop(page)
  await item(page, 'Küche').hover()
  await expect(flyout(page)).toBeVisible()
  await flyout(page).locator('a.leaf').first().focus()
  await page.mouse.move(700, 880)
  await expect(flyout(page)).toHaveCount(0)
  const focused = () =>
    page.evaluate(() => {
      const root = document.querySelector('[data-shop-widget="header"]')!.shadowRoot!
      return root.activeElement?.getAttribute('aria-label')
    })
  expect(await focused()).toBe('Untermenü Küche')
})

test('an open flyout ends within the window even after the window has become lower', async ({ page }) => {
  await openDesktop(page, '/?header.data-sticky', 1280, 1000)
  await page.getByRole('button', { name: 'Untermenü Küche' }).press('Enter')
  await expect(flyout(page)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 600 })
  await expect
    .poll(async () => {
      const { y, height } = (await flyout(page).boundingBox())!
      return y + height
    })
    .toBeLessThanOrEqual(600)
})

test.describe('on a page that is written from right to left', () => {
  const scaleOf = (icon: Locator) => icon.evaluate((element) => getComputedStyle(element).scale)
  const openRtl = async (page: Page, width: number) => {
    await open(page, '/', width, 800)
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  }

  test('the icons that point somewhere are mirrored, and no others', async ({ page }) => {
    await openRtl(page, 360)
    await part(page, 'drilldown-toggle').click()
    await expect(part(page, 'drilldown-node').first()).toBeVisible()
    expect(await scaleOf(part(page, 'drilldown-node').locator('svg').first())).toBe('-1 1')
    expect(await scaleOf(part(page, 'cart').locator('svg'))).toBe('none')
    expect(await scaleOf(part(page, 'logo').locator('svg'))).toBe('none')
  })

  test('the menu slides in from the right', async ({ page }) => {
    await openRtl(page, 360)
    await part(page, 'drilldown-toggle').click()
    const sheet = part(page, 'drilldown').locator('.sheet')
    await expect(sheet).toBeVisible()
    // The animation may be over on a busy machine.
    const edge = await sheet.evaluate((element) => getComputedStyle(element).getPropertyValue('--edge'))
    expect(edge).toBe('100%')
  })
})

test.describe('sticky', () => {
  for (const [name, width] of [
    ['TABLET', 1280],
    ['MATCH', 360],
  ] as const)
    test(`on ${name} the header stays at the top of the window, and the page knows its height`, async ({
      page,
    }) => {
      await open(page, '/?header.data-sticky', width, 800)
      await page.evaluate(() => scrollTo(0, 600))
      await expect.poll(async () => (await part(page, 'header').boundingBox())?.y).toBe(0)
      const { height } = (await part(page, 'header').boundingBox())!
      const property = () =>
        page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue('--shop-sticky-height'),
        )
      await expect.poll(property).toBe(`${height}px`)
      await page.locator('[data-shop-widget=header]').evaluate((header) => header.remove())
      await expect.poll(property).toBe('')
    })

  test('on CLASSIC it scrolls with the page', async ({ page }) => {
    await open(page, '/?header.data-sticky')
    await expect(part(page, 'header')).toHaveAttribute('data-sticky', 'false')
    await page.evaluate(() => scrollTo(0, 600))
    await expect.poll(async () => (await part(page, 'header').boundingBox())?.y).toBeLessThan(0)
  })

  test('an open flyout locks scrolling without moving the page, and ends within the window', async ({
    page,
  }) => {
    await openDesktop(page, '/?header.data-sticky', 1280, 700)
    await page.evaluate(() => scrollTo(0, 500))
    const before = await page.evaluate(() => [
      scrollY,
      document.querySelector('main')!.getBoundingClientRect().x,
    ])
    await item(page, 'Küche').hover()
    await expect(flyout(page)).toBeVisible()
    await page.mouse.wheel(0, 300)
    expect(
      await page.evaluate(() => [scrollY, document.querySelector('main')!.getBoundingClientRect().x]),
    ).toEqual(before)
    const box = (await flyout(page).boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(700)
    await page.keyboard.press('Escape')
    await page.mouse.move(600, 690)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
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

  test('if the code of the search cannot be loaded, its icon leads to the search page', async ({ page }) => {
    await page.route(/\/chunks\/header-search-combobox\./, (route) => route.abort())
    await openPhone(page)
    await part(page, 'search-toggle').click()
    await expect(page).toHaveURL(/\/search\?/)
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

  test('a tree of 5,000 nodes renders as many elements as a tree of 300', async ({ page }) => {
    const count = async (size: number) => {
      await openPhone(
        page,
        `/?header.data-navigation-url=${encodeURIComponent(`/jsonflyoutnavigation?size=${size}`)}`,
      )
      await part(page, 'drilldown-toggle').click()
      await expect(part(page, 'drilldown-node').nth(3)).toBeVisible()
      return page.evaluate(() => {
        const root = document.querySelector('[data-shop-widget="header"]')!.shadowRoot!
        return root.querySelectorAll('[part~="drilldown"] *').length
      })
    }
    expect(await count(5000)).toBe(await count(300))
  })
})

test.describe('the reduced header', () => {
  test('has the logo, the secure hint and no other links', async ({ page }) => {
    await open(page, '/?header.data-reduced&header.data-show-secure-hint&header.data-promotion-ids=')
    await expect(part(page, 'secure-hint')).toHaveText('Sicher einkaufen')
    const header = page.locator('[data-shop-widget="header"]')
    await expect(header.getByRole('link')).toHaveCount(1)
    await expect(header.getByRole('button')).toHaveCount(0)
  })
  test('shows the promotions that the page names, and no others', async ({ page }) => {
    await open(page, '/?header.data-reduced&header.data-promotion-ids=category-sale')
    await expect(part(page, 'category-banner')).toBeVisible()
    await expect(part(page, 'top-banner')).toHaveCount(0)
    await expect(part(page, 'benefits')).toHaveCount(0)
  })
})

test.describe('the visitor', () => {
  test('who is logged in is greeted by name', async ({ page }) => {
    await open(page, '/?login=customer')
    await expect(part(page, 'user')).toHaveAttribute('data-logged-in', 'true')
    await expect(part(page, 'user')).not.toHaveText('Mein Konto')
  })
  test('who is not logged in sees the caption of the account', async ({ page }) => {
    await open(page, '/?login=visitor')
    await expect(part(page, 'user')).toHaveAttribute('data-logged-in', 'false')
  })
})

test.describe('when services fail', () => {
  test('the navigation from the option stays', async ({ page }) => {
    const island = JSON.stringify({ navigation: [{ title: 'Vorab', href: '/c/vorab', children: [] }] })
    await open(page, `/?fault=navigation:fail,theme-worlds:fail&header.config=${encodeURIComponent(island)}`)
    await expect(item(page, 'Vorab')).toBeVisible()
    await expect(part(page, 'nav-item')).toHaveCount(1)
  })

  test('the navigation of the last page is shown at once while the service is slow', async ({ page }) => {
    await openDesktop(page)
    await page.goto('/?fault=navigation:slow:5000')
    await expect(item(page, 'Küche')).toBeVisible({ timeout: 2000 })
  })
})

test.describe('accessibility', () => {
  test('has no violations on a desktop, with a flyout and the theme worlds', async ({ page }) => {
    await openDesktop(page)
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    await item(page, 'Küche').hover()
    await expect(flyout(page)).toBeVisible()
    expect(await accessibilityFaults(page, 'header')).toEqual([])
    await part(page, 'nav-item').first().hover()
    await expect(part(page, 'themeworld-teaser').first()).toBeVisible()
    expect(await accessibilityFaults(page, 'header')).toEqual([])
  })

  test('has no violations on a phone, with the menu on two levels', async ({ page }) => {
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

test.describe('nothing moves', () => {
  for (const width of [360, 1500])
    test(`from the first paint of the header to its last image, at ${width} px`, async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = []
        Object.assign(window, { shifts })
        document.addEventListener('shop-ready', () => {
          // Shifts are recorded after mounting, which may change the height of a placeholder without reserved height.
          requestAnimationFrame(() =>
            requestAnimationFrame(() => {
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) {
                  const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
                  if (!shift.hadRecentInput) shifts.push(shift.value)
                }
              }).observe({ type: 'layout-shift' })
            }),
          )
        })
      })
      await open(
        page,
        '/?fault=navigation:slow:400,theme-worlds:slow:600,promotion:slow:800,psdata:slow:500',
        width,
        800,
      )
      await expect(part(page, 'top-banner')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
    })
})
