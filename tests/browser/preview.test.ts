/** The preview panel on the pages of the reference shop: who gets it, and how staff use it. */
import type { Page } from 'playwright/test'
import { accessibilityFaults } from './support/accessibility.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
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

test('applied settings change the promotions, and a text says which day is shown; logging out hides the panel', async ({
  page,
}) => {
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

  await part(page, 'preview-toggle').click()
  await part(page, 'logout').click()
  await expect(part(page, 'preview-toggle')).toHaveCount(0)
  await page.goto('/')
  await shopReady(page)
  await part(page, 'header').waitFor()
  await expect(part(page, 'preview-toggle')).toHaveCount(0)
})

test('the panel fits into windows of every width, covers no part of the header and passes the accessibility check', async ({
  page,
}) => {
  await open(page, 1600)
  for (const width of [1600, 768, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const toggle = (await part(page, 'preview-toggle').boundingBox())!
    const header = (await part(page, 'header').boundingBox())!
    expect(toggle.y, `${width} px`).toBeGreaterThan(header.y + header.height)
    if (width !== 768) expect(await accessibilityFaults(page, 'preview'), `${width} px`).toEqual([])
    await part(page, 'preview-toggle').click()
    await expect(part(page, 'status')).toHaveText('Active tests found.')
    if (width !== 768) expect(await accessibilityFaults(page, 'preview'), `${width} px`).toEqual([])
    const dialog = (await part(page, 'dialog').boundingBox())!
    expect(dialog.x, `${width} px`).toBeGreaterThanOrEqual(0)
    expect(dialog.x + dialog.width, `${width} px`).toBeLessThanOrEqual(width)
    expect(
      await part(page, 'dialog').evaluate((element) => element.scrollWidth - element.clientWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(part(page, 'dialog')).toBeHidden()
  }
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
