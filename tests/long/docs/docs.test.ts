/** axe finds nothing on any page of the docs. It takes a second for each page and look, and more for large tables. */
import { checkDocsPage, PAGES } from '../../browser/support/docs.js'
import { test } from '../../browser/support/fixtures.js'

for (const path of PAGES)
  test(`/docs${path} passes the accessibility check and fits the window`, async ({ page }) => {
    test.slow()
    await checkDocsPage(page, path)
  })
