/** Payloads in what the staff's preview panel shows: what is simulated, and the A/B tests with their groups. */
import type { Page } from 'playwright/test'
import type { Shop } from '../../../src/api/shop.js'
import { activeTestsPath, STAFF_CHECK_PATH } from '../../../src/services/preview.js'
import { TEXTS } from '../../attacks/payloads/index.js'
import { shopReady } from '../../browser/support/events.js'
import { inWidget } from '../../browser/support/parts.js'
import { counted } from '../support/counted.js'
import { expect, test } from './support/attacked-page.js'

const { part } = inWidget('preview')
const UNIT = 'fields × payloads'
const PREVIEW = '<div data-shop-widget="preview"></div>'

test.beforeEach(({ context }) => context.request.get('/faults?login=staff'))

const respondToCheck = (page: Page, responseOf: () => object) =>
  page.route(`**${STAFF_CHECK_PATH}`, (route) => route.fulfill({ json: responseOf() }))

test('what is simulated', async ({ page, attacked }) => {
  test.setTimeout(300_000)
  let text = ''
  await respondToCheck(page, () => ({
    status: 'SUCCESS',
    dateTime: '2026-11-22T10:00:00.000Z',
    abTestName: text,
    abTestGroup: text,
  }))
  await attacked.open(PREVIEW)
  await shopReady(page)
  // The page has one panel for each payload, so that one check finds the effects of all.
  for (text of TEXTS)
    await page.evaluate(async () => {
      const place = document.body.appendChild(document.createElement('div'))
      await (window.Shop as Shop).mount(place, 'preview')
      while (!place.shadowRoot?.querySelector('[part~=preview-toggle]'))
        await new Promise(requestAnimationFrame)
    })
  await expect(page.locator('.as-of')).toHaveCount(TEXTS.length + 1)
  await attacked.expectUnharmed()
  counted(UNIT, 2 * TEXTS.length)
})

test('an invalid time or status', async ({ page, attacked }) => {
  test.setTimeout(120_000)
  let response: object = {}
  await respondToCheck(page, () => response)
  await attacked.open(PREVIEW)
  await shopReady(page)
  for (const text of TEXTS)
    for (response of [
      { status: 'SUCCESS', dateTime: text },
      { status: text, dateTime: text },
    ])
      await page.evaluate(() => {
        const place = document.body.appendChild(document.createElement('div'))
        return (window.Shop as Shop).mount(place, 'preview')
      })
  await attacked.expectUnharmed()
  counted(UNIT, 3 * TEXTS.length)
})

test('the A/B tests and their groups', async ({ page, attacked }) => {
  const names = TEXTS.map((name) => ({ name }))
  await respondToCheck(page, () => ({ status: 'SUCCESS' }))
  await page.route(`**${activeTestsPath(new URLSearchParams())}*`, (route) =>
    route.fulfill({ json: [{ name: 'All groups', groups: names }, ...names] }),
  )
  await attacked.open(PREVIEW)
  await part(page, 'preview-toggle').click()
  await part(page, 'test').selectOption('All groups')
  await expect(part(page, 'group').locator('option').nth(100)).toBeAttached()
  await attacked.expectUnharmed()
  counted(UNIT, 2 * TEXTS.length)
})
