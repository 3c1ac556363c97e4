/** The next page of a visit shows the markup that an earlier one has kept, before the widgets' code has been loaded. */
import type { Page } from 'playwright/test'
import { accessibilityFaults } from './support/accessibility.js'
import { fillCart } from './support/cart.js'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import {
  bodyWith,
  ENTRY,
  entry,
  HEADER,
  keepFirst,
  shownIn,
  openNext,
  OTHER_CODE,
  PROMOTIONS,
  waitForKept,
} from './support/kept.js'
import { twoFrames } from './support/layout.js'
import { inWidget, part, placeholder } from './support/parts.js'
import { shiftsOf, watchShifts } from './support/shifts.js'
import { holdBack, recordViolations, violationsOf } from './support/traffic.js'

const FOOTER = '<div data-shop-widget="footer"></div>'
const header = inWidget('header').part

/** Opens `/host-page` twice. The second visit shows the kept markup, and then the widget in its place. */
async function visitTwice(page: Page): Promise<void> {
  await page.goto('/host-page')
  await shopReady(page)
  await expect.poll(() => entry(page)).not.toBeNull()
  await waitForKept(page)
  const release = await holdBack(page, OTHER_CODE)
  await page.goto('/host-page', { waitUntil: 'commit' })
  await expect(header(page, 'header')).toBeVisible()
  const shown = await shownIn(page)
  release()
  await shopReady(page)
  expect(await shown.inPlace()).toBe(shown.count)
}

test.beforeEach(async ({ page }) => {
  await recordEvents(page)
  await watchShifts(page)
})

test('the header works by link and form before its code, and then shows the same in the same place', async ({
  page,
  openPage,
  context,
  uncaught,
}) => {
  await fillCart(context, { '42': 3 })
  await keepFirst(page, openPage)
  await expect(header(page, 'cart-badge')).toHaveText('3')
  expect(await entry(page)).not.toContain('"3"')
  const release = await openNext(page, openPage)
  const item = header(page, 'nav-item').filter({ hasText: 'Küche' }).first()
  await expect(item).toBeVisible()
  await expect(item).toHaveAttribute('href', /^http:\/\/127.0.0.1:\d+\/c\/kuche/)
  await expect(header(page, 'cart-badge')).toHaveText('3')
  await expect(page.getByText('Own')).toBeHidden()
  const form = header(page, 'search-input').first().locator('xpath=ancestor::form')
  expect(
    await form.evaluate((element: HTMLFormElement) => [element.method, new URL(element.action).origin]),
  ).toEqual(['get', new URL(page.url()).origin])
  expect(await accessibilityFaults(page, 'header')).toEqual([])

  const field = header(page, 'search-input').first()
  await field.pressSequentially('kaff')
  const shown = await shownIn(page)
  expect(shown.count).toBeGreaterThan(30)
  // The number is there in every frame.
  await page.evaluate(() => {
    const texts: Array<string | null> = []
    Object.assign(window, { texts })
    const root = document.querySelector('[data-shop-widget=header]')!.shadowRoot!
    const read = () => {
      texts.push(root.querySelector('[part=cart-badge]')!.textContent)
      requestAnimationFrame(read)
    }
    requestAnimationFrame(read)
  })
  await release()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('kaff')
  await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
  await twoFrames(page)
  expect(await page.evaluate(() => [...new Set((window as unknown as { texts: string[] }).texts)])).toEqual([
    '3',
  ])
  expect(await shown.inPlace()).toBe(shown.count)
  expect(uncaught).toEqual([])
})

const EDITED = { type: 'ApiFooter', contentJSON: JSON.stringify({ headline: 'Adventszeit' }) }
for (const [what, width, promotion, headline] of [
  ['a footer in a narrow window', 700, { status: 404 }, 'Wir sind für Sie da'],
  ['a footer that editors have changed', 1500, { json: EDITED }, 'Adventszeit'],
] as const)
  test(`${what} is there before its code, and then shows the same`, async ({ page, openPage }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.route(PROMOTIONS, (route) => route.fulfill(promotion))
    await openPage(FOOTER)
    await expect(part(page, 'footer')).toContainText(headline)
    await expect.poll(() => entry(page, 'shop kept footer')).toContain(headline)
    await waitForKept(page)
    const release = await holdBack(page, OTHER_CODE)
    await openPage(FOOTER, { waitUntil: 'commit' })
    await expect(part(page, 'footer')).toContainText(headline)
    expect(await accessibilityFaults(page, 'footer')).toEqual([])
    const shown = await shownIn(page, 'footer')
    const response = page.waitForResponse(PROMOTIONS)
    release()
    await shopReady(page)
    await response
    await twoFrames(page)
    expect(await shown.inPlace()).toBe(shown.count)
    expect(await shiftsOf(page)).toEqual([])
  })

const EVIL = 'https://evil.example/'
test('a tampered entry does not last', async ({ page, openPage }) => {
  await keepFirst(page, openPage)
  const before = (await entry(page))!
  const after = before
    .replace(/("tree":.*?"href":")[^"]*wohnen[^"]*/, `$1${EVIL}`)
    .replace(/("tree":\["div",\{[^}]*\},\[)/, `$1["a",{"href":"${EVIL}"},["Gewinn"]],`)
  expect(after).not.toBe(before)
  await page.evaluate(([key, text]) => sessionStorage.setItem(key!, text!), [ENTRY, after])
  await openPage(bodyWith(HEADER))
  await shopReady(page)
  const links = () =>
    page.evaluate(() =>
      [...document.querySelector('[data-shop-widget=header]')!.shadowRoot!.querySelectorAll('a')].map(
        ({ href }) => href,
      ),
    )
  await expect.poll(() => entry(page)).not.toContain(EVIL)
  await expect(header(page, 'nav-item').filter({ hasText: 'Wohnen' }).first()).toBeVisible()
  expect(await links()).not.toContain(EVIL)
  expect((await links()).filter((href) => href.includes('wohnen')).length).toBeGreaterThan(0)
  await expect(header(page, 'header')).not.toContainText('Gewinn')
})

test('a page with other options never shows the other markup', async ({ page, openPage }) => {
  await keepFirst(page, openPage)
  const requested = page.waitForRequest(OTHER_CODE)
  const release = await openNext(page, openPage, HEADER.replace('>', ' data-reduced>'))
  await requested
  await twoFrames(page)
  expect(await placeholder(page, 'header').evaluate(({ shadowRoot }) => shadowRoot)).toBeNull()
  await expect(page.getByText('Own')).toBeVisible()
  await release()
  await expect.poll(() => eventsOf(page, 'shop-ready')).toHaveLength(1)
})

test('no violation of a strict policy', async ({ page }) => {
  const policy =
    "script-src 'nonce-n' 'strict-dynamic'; style-src 'self' 'nonce-n'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types shop-sdk"
  await recordViolations(page)
  await page.route('**/host-page', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="de"><title>Host</title><body>${bodyWith(HEADER)}<script nonce="n" async src="/cdn/loader.js" data-site="DE"></script>`,
    }),
  )
  await visitTwice(page)
  expect(await violationsOf(page)).toEqual([])
})

test('a page in XHTML shows it, too', async ({ page }) => {
  await page.route('**/host-page', (route) =>
    route.fulfill({
      contentType: 'application/xhtml+xml; charset=utf-8',
      body: `<html xmlns="http://www.w3.org/1999/xhtml" lang="de"><head><title>Host</title></head><body>${bodyWith(HEADER)}<script async="" src="/cdn/loader.js" data-site="DE"></script></body></html>`,
    }),
  )
  await visitTwice(page)
})

test('the page that follows the log-out has nothing of the customer', async ({ page, context }) => {
  const person = /Jana|Beispiel|120/
  await fillCart(context, { '42': 3 })
  await page.goto('/usermenu')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.locator('[data-role=LOGGED_IN]')).toBeVisible()
  await page.goto('/')
  await shopReady(page)
  await expect(header(page, 'user')).toContainText('Jana')
  await expect(header(page, 'user')).toHaveAttribute('data-logged-in', 'true')
  await expect.poll(() => entry(page)).toContain('Themenwelten')
  expect(await entry(page)).not.toMatch(person)

  await page.goto('/usermenu')
  await expect(header(page, 'user')).toContainText('Jana')
  await waitForKept(page)
  const release = await holdBack(page, OTHER_CODE)
  await page.getByRole('button', { name: 'Log out' }).click({ noWaitAfter: true })
  await expect(page.locator('[data-role=LOGGED_OUT]')).toBeVisible()
  const expectNobody = async () => {
    await expect(header(page, 'user')).toBeVisible()
    expect(await placeholder(page, 'header').evaluate(({ shadowRoot }) => shadowRoot!.innerHTML)).not.toMatch(
      person,
    )
    await expect(header(page, 'user')).toHaveAttribute('data-logged-in', 'false')
    await expect(header(page, 'cart-badge')).toHaveText('3')
  }
  await expectNobody()
  const shown = await shownIn(page)
  const answered = page.waitForResponse('**/customerfrontenddata/api/v1/psdata')
  release()
  await shopReady(page)
  await answered
  await twoFrames(page)
  await expectNobody()
  expect(await shown.inPlace()).toBe(shown.count)
})
