/** In browsers that lack a needed feature, the placeholders keep their content and nothing fails. docs/versions.md, "Browsers". */
import type { Page } from 'playwright/test'
import { eventsOf, recordEvents } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'

/** One of each kind; `tests/host/missing-apis.test.ts` has the rule. */
const MISSING = [
  'JSON',
  'Promise.prototype.finally',
  'ShadowRoot.prototype.adoptedStyleSheets',
  'structuredClone',
]

/** @returns the errors and warnings that the page writes to the console, also later ones */
function collectMessages(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  return messages
}

test('without a feature that the code needs, the page stays as it is, without an error', async ({
  page,
  openPage,
}) => {
  const messages = collectMessages(page)
  await recordEvents(page)
  for (const missing of MISSING) {
    const [name, ...owners] = missing.split('.').reverse()
    await openPage(
      '<div data-shop-widget="header">Our shop</div><div data-shop-widget="footer" data-load="eager">Contact</div>',
      { head: `<script>delete ${['window', ...owners.reverse()].join('.')}['${name}']</script>` },
    )
    await expect(page.locator('body'), missing).toHaveText('Our shopContact')
    expect(await page.evaluate(() => document.querySelectorAll('script').length), missing).toBe(2)
    expect(await eventsOf(page, 'shop-error'), missing).toEqual([])
    expect(messages, missing).toEqual([])
  }
})

test('with collections that `for…of` cannot iterate, the page stays as it is, without an error', async ({
  page,
  openPage,
}) => {
  await recordEvents(page)
  await openPage('<div data-shop-widget="header">Our shop</div>', {
    // core-js 2 does this if the browser lacks both `Symbol` and `Set`.
    head: '<script>window.Set = function () { this.size = 0 }</script>',
  })
  await expect(page.locator('body')).toHaveText('Our shop')
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('with a `then` that throws for all promises, the page stays as it is, without an error of ours', async ({
  page,
  openPage,
}) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openPage('<div data-shop-widget="header">Our shop</div>', {
    head: '<script>Promise.prototype.then = function () { throw new Error("then of the host") }</script>',
  })
  await expect(page.locator('body')).toHaveText('Our shop')
  expect(await page.locator('script').count()).toBe(2)
  expect(errors).toEqual([])
})

test('a page without `Promise` has all widgets, because the code uses the promises of the engine', async ({
  page,
  openPage,
}) => {
  await openPage('<div data-shop-widget="header">Our shop</div>', {
    head: '<script>delete window.Promise</script>',
  })
  await expect(part(page, 'nav-item').first()).toBeVisible()
})

test('if the page has something of its own under the name of a feature, it stays as it is, with one warning', async ({
  page,
  openPage,
}) => {
  test.slow()
  const messages = collectMessages(page)
  page.on('pageerror', (error) => messages.push(`not caught: ${error.message}`))
  for (const name of [
    'URL',
    'Set',
    'Reflect',
    'performance',
    'Intl',
    'WeakMap',
    'MutationObserver',
    'fetch',
  ]) {
    messages.length = 0
    await openPage('<div data-shop-widget="header">Our shop</div>', {
      head: `<script>Object.defineProperty(window, '${name}', { value: 'ours', writable: true })</script>`,
    })
    await expect.poll(() => messages, name).toHaveLength(1)
    expect(messages[0]).toMatch(/^shop-embed: the page has (something of its own|replaced)/i)
    await expect(page.locator('body'), name).toHaveText('Our shop')
  }
})
