/** axe finds no violation on any docs page. It takes a second for each page and theme, and more for large tables. */
import { checkDocsPage, PAGES } from '../../browser/support/docs.js'
import { expect, test } from '../../browser/support/fixtures.js'

for (const path of PAGES)
  test(`/docs${path} passes the accessibility check and fits the window`, async ({ page }) => {
    test.slow()
    await checkDocsPage(page, path)
  })

test('on a phone, a table with many columns is a list whose entries name their columns', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/docs/reference/header')
  const table = page.locator('table').first()
  const labels = await table
    .locator('tr', { hasText: /^\s*data-sticky/ })
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content))
  expect(labels).toEqual(['none', '"values: "', '"default: "', '"what it does: "'])
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
