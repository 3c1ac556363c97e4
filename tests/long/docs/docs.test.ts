/** axe finds no violation on any docs page. It takes a second for each page and theme, and more for large tables. */
import { checkDocsPage, PAGES } from '../../browser/support/docs.js'
import { test } from '../../browser/support/fixtures.js'

for (const path of PAGES)
  test(`/docs${path} passes the accessibility check and fits the window`, async ({ page }) => {
    test.slow()
    await checkDocsPage(page, path)
  })
