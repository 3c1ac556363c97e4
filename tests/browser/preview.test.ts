/** The preview panel on the pages of the reference shop: who gets it, and how staff use it. */
import type { Page } from 'playwright/test'
import { accessibilityFaults } from './support/accessibility.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part, placeholder } from './support/parts.js'
import { recordRequests } from './support/traffic.js'

const STAFF = '/?login=staff'

const open = async (page: Page, width = 1280) => {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(STAFF)
  await part(page, 'preview-toggle').waitFor()
}
const openDialog = async (page: Page, width?: number) => {
  await open(page, width)
  await part(page, 'preview-toggle').click()
  await expect(part(page, 'status')).toHaveText('Active tests found.')
}

test('the page of a shopper does not load the panel’s code', async ({ page }) => {
  const requests = recordRequests(page)
  await page.goto('/')
  await shopReady(page)
  await part(page, 'header').waitFor()
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => /preview|gettestsat/.test(url))).toEqual([])
  expect(await placeholder(page, 'preview').evaluate((element) => element.shadowRoot)).toBeNull()
})

test('with a forged staff cookie, no panel is shown and its code is not loaded', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'StaffAuthToken', value: 'forged', url: baseURL! }])
  const requests = recordRequests(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await expect(part(page, 'preview-toggle')).toHaveCount(0)
  expect(requests.filter((url) => url.includes('checkauth'))).toHaveLength(1)
  expect(requests.filter((url) => /preview-panel|renew/.test(url))).toEqual([])
})

test('Shop.mount does not show shoppers the panel, and does not load its code', async ({ page }) => {
  const requests = recordRequests(page)
  await page.goto('/')
  await shopReady(page)
  await part(page, 'header').waitFor()
  await page.evaluate(() => {
    const place = document.body.appendChild(document.createElement('div'))
    return (window as unknown as { Shop: { mount(...given: unknown[]): Promise<void> } }).Shop.mount(
      place,
      'preview',
    )
  })
  await expect(part(page, 'preview-toggle')).toHaveCount(0)
  expect(requests.filter((url) => /preview-panel|checkauth|renew|gettestsat/.test(url))).toEqual([])
})

test('a page inside a frame has no panel', async ({ page }) => {
  await open(page)
  await page.setContent('<iframe src="/" width="1200" height="800"></iframe>')
  const frame = page.frameLocator('iframe')
  await expect(part(frame, 'header')).toHaveCount(1)
  await part(frame, 'header').waitFor()
  await expect(part(frame, 'preview-toggle')).toHaveCount(0)
})

test('applied settings change the promotions, and a text says which day is shown', async ({ page }) => {
  await openDialog(page)
  const promotions = page.waitForRequest('**/promotion/~header_top*')
  await part(page, 'date').fill('2027-07-14')
  await part(page, 'time').fill('09:30')
  await expect(part(page, 'test').locator('option', { hasText: 'summer-teasers' })).toHaveCount(1)
  await part(page, 'test').selectOption('summer-teasers')
  await part(page, 'apply').click()
  await expect(part(page, 'status')).toHaveText('Please also select an A/B test group!')
  await expect(part(page, 'group')).toBeFocused()
  await expect(part(page, 'group')).toHaveAccessibleDescription('Required')
  await part(page, 'group').selectOption('B')
  await part(page, 'apply').click()
  await expect(part(page, 'status')).toHaveText('Settings applied successfully.')
  await promotions
  await expect(page.locator('.as-of')).toContainText('14 July 2027')
  await page.goto('/')
  await expect(page.locator('.as-of')).toContainText('14 July 2027')
  await expect(page.locator('.as-of')).toContainText('summer-teasers')
})

test('with the keyboard: Enter opens the dialog, Tab stays inside, Escape closes it and returns the focus', async ({
  page,
}) => {
  await open(page)
  await part(page, 'preview-toggle').focus()
  await page.keyboard.press('Enter')
  await expect(part(page, 'dialog')).toBeVisible()
  await expect(part(page, 'date')).toBeFocused()
  await expect(part(page, 'status')).toHaveText('Active tests found.')
  const reached = new Set<string>()
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(() => {
        let active: Element | null = document.activeElement
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
        return active?.getAttribute('part') ?? active?.textContent?.trim().slice(0, 10) ?? ''
      }),
    )
  }
  for (const name of ['date', 'time', 'test', 'apply', 'logout', 'Close'])
    expect([...reached]).toContain(name)
  expect([...reached].some((name) => /country-link|nav-item|search/.test(name))).toBe(false)
  await page.keyboard.press('Escape')
  await expect(part(page, 'dialog')).toBeHidden()
  await expect(part(page, 'preview-toggle')).toBeFocused()
})

test('a script of the page cannot click the panel’s buttons', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    const root = document.querySelector('[data-shop-widget="preview"]')!.shadowRoot!
    for (const name of ['preview-toggle', 'apply', 'logout'])
      root.querySelector<HTMLElement>(`[part~="${name}"]`)!.click()
  })
  await expect(part(page, 'dialog')).toBeHidden()
  await expect(part(page, 'preview-toggle')).toBeVisible()
})

test('logging out hides the panel, also on the next page', async ({ page }) => {
  await openDialog(page)
  await part(page, 'logout').click()
  await expect(part(page, 'preview-toggle')).toHaveCount(0)
  await page.goto('/')
  await shopReady(page)
  await part(page, 'header').waitFor()
  await expect(part(page, 'preview-toggle')).toHaveCount(0)
})

test('the panel stores nothing in the browser’s storage', async ({ page }) => {
  await openDialog(page)
  await part(page, 'apply').click()
  await expect(part(page, 'status')).toHaveText('Settings applied successfully.')
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(keys.filter((key) => /preview|staff|test/i.test(key))).toEqual([])
})

for (const width of [1600, 768, 320])
  test(`at ${width} px the panel fits, covers no part of the header and passes the accessibility check`, async ({
    page,
  }) => {
    await open(page, width)
    const toggle = (await part(page, 'preview-toggle').boundingBox())!
    const header = (await part(page, 'header').boundingBox())!
    expect(toggle.y).toBeGreaterThan(header.y + header.height)
    expect(await accessibilityFaults(page, 'preview')).toEqual([])
    await part(page, 'preview-toggle').click()
    await expect(part(page, 'status')).toHaveText('Active tests found.')
    expect(await accessibilityFaults(page, 'preview')).toEqual([])
    const dialog = (await part(page, 'dialog').boundingBox())!
    expect(dialog.x).toBeGreaterThanOrEqual(0)
    expect(dialog.x + dialog.width).toBeLessThanOrEqual(width)
    expect(
      await part(page, 'dialog').evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0)
  })

test('the text with the simulated day is next to the button, so that little of a phone’s screen is covered', async ({
  page,
}) => {
  await openDialog(page, 320)
  await part(page, 'apply').click()
  await page.keyboard.press('Escape')
  const text = (await page.locator('.as-of').boundingBox())!
  const toggle = (await part(page, 'preview-toggle').boundingBox())!
  expect(text.x).toBeGreaterThanOrEqual(toggle.x + toggle.width)
  expect(text.x + text.width).toBeLessThanOrEqual(320 - 16)
  expect(toggle.y + toggle.height).toBeCloseTo(text.y + text.height, 0)
})

test('in forced colours, the panel passes the accessibility check', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openDialog(page)
  expect(await accessibilityFaults(page, 'preview')).toEqual([])
})
