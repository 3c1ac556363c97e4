/**
 * Playwright's `test`, which can open a page from markup. It also fails on uncaught errors of the page and on calls that
 * do not match the table of calls.
 */
import { test as base, expect } from 'playwright/test'
import { CHECK_HEADER, type CheckedCall } from '../../../examples/shop/check-calls.js'
import { counted } from '../../long/support/counted.js'

interface Fixtures {
  /** The messages of uncaught errors. A test that expects some has to empty the list. */
  uncaught: string[]
  /** The calls of the test's pages that the reference shop has received and checked. */
  checkedCalls: CheckedCall[]
  /** Serves a page of the shop's origin with this markup in its body, and opens it. */
  openPage: (body: string, options?: PageOptions) => Promise<void>
}

interface PageOptions {
  /** The script tag of the loader; `''` leaves it out. */
  script?: string
  /** Markup for the head. */
  head?: string
  headers?: Record<string, string>
  contentType?: string
  /** `commit` if the test holds back files: the load event waits for code that is being loaded. */
  waitUntil?: 'load' | 'commit'
}

export const SCRIPT =
  '<script async crossorigin fetchpriority="high" src="/cdn/loader.js" data-site="DE"></script>'

export const test = base.extend<Fixtures>({
  uncaught: [
    async ({ page }, use) => {
      const uncaught: string[] = []
      page.on('pageerror', (error) => uncaught.push(error.message))
      await use(uncaught)
      expect(uncaught, 'uncaught errors of the page').toEqual([])
    },
    { auto: true },
  ],
  checkedCalls: [
    async ({ context }, use) => {
      const checked: CheckedCall[] = []
      context.on('response', (response) => {
        const result = response.headers()[CHECK_HEADER.toLowerCase()]
        if (result) checked.push(JSON.parse(decodeURIComponent(result)) as CheckedCall)
      })
      await use(checked)
      const wrong = checked.filter(({ problems }) => problems.length > 0)
      expect(wrong, 'calls that are not as src/services/*.calls.ts say').toEqual([])
      const responses = checked.filter(({ isResponseChecked }) => isResponseChecked).length
      counted('requests checked against the table of calls', checked.length)
      counted('responses checked against the table of calls', responses)
      counted('responses not checked, because they are wrong on purpose', checked.length - responses)
    },
    { auto: true },
  ],
  openPage: async ({ page }, use) => {
    await use(
      async (
        body,
        {
          script = SCRIPT,
          head = '',
          headers = {},
          contentType = 'text/html; charset=utf-8',
          waitUntil = 'load',
        } = {},
      ) => {
        await page.route('**/host-page', (route) =>
          route.fulfill({
            contentType,
            headers,
            body: `<!doctype html><html lang="de"><head><title>Host</title>${head}</head><body>${body}${script}</body></html>`,
          }),
        )
        await page.goto('/host-page', { waitUntil })
      },
    )
  },
})

export { expect }
