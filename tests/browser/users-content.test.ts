/** Placeholders in users' content, such as a review, on a page of the shop. docs/threats.md, interface §5. */
import type { Page } from 'playwright/test'
import type { ShopOptions } from '../../src/api/options.js'
import { shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
import { recordWarnings } from './support/traffic.js'

const EVIL = 'https://evil.example'
const TOKENS = ['x-csrf-token', 'x-logintoken', 'x-longtermtoken']

/** Serves the origin of whoever has written the content. @returns what it has received; the list grows while the page runs */
async function serveEvil(page: Page) {
  const received: Array<{ path: string; tokens: string[] }> = []
  await page.route(`${EVIL}/**`, async (route) => {
    const request = route.request()
    const { pathname: path } = new URL(request.url())
    received.push({ path, tokens: TOKENS.filter((name) => name in request.headers()) })
    const isScript = path.endsWith('.js')
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      contentType: isScript ? 'text/javascript' : 'application/json',
      body: isScript ? `document.title = 'ran on ' + location.origin` : '{}',
    })
  })
  return received
}

/** Makes the visitor a customer who is logged in. */
const logIn = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies(
    Object.entries({
      LoginToken: 'secret-login',
      LongtermToken: `e30.${btoa('{"lid":"kd-1"}')}.signature`,
      CsrfToken: 'secret-csrf',
    }).map(([name, value]) => ({ name, value, url: baseURL! })),
  )

const review = (content: string) => `<h1>Teekanne</h1><div class="review">${content}</div>`

// The page may still be calling when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test.describe('the consent tool', () => {
  const configure = (options: ShopOptions) =>
    `<script nonce="abc">(window.Shop = window.Shop || []).push((shop) => shop.configure(${JSON.stringify(options)}))</script>`
  const SCRIPT = '<script nonce="abc" async src="/cdn/loader.js" data-site="DE"></script>'
  /** The ids and addresses of the tool's scripts in the page. */
  const tools = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLScriptElement>('script[data-domain-script]')].map(
        ({ dataset, src }) => `${dataset['domainScript']} ${src}`,
      ),
    )

  test.beforeEach(({ page }) =>
    page.route('**/own-tool.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
  )

  for (const [src, headers] of [
    ['/own-tool.js', {}],
    [
      'https://own.example/own-tool.js',
      { 'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic'" },
    ],
  ] as const)
    test(`at ${src} is not started by a header of another origin, which runs no script`, async ({
      page,
      openPage,
    }) => {
      const received = await serveEvil(page)
      const warnings = recordWarnings(page)
      await openPage(
        `<div data-shop-widget="header"></div>${review(`<div data-shop-widget="header" data-onetrust-enabled data-api-base="${EVIL}"></div>`)}`,
        { script: configure({ consent: { src } }) + SCRIPT, headers },
      )
      await expect.poll(() => warnings.join()).toContain('does not start the consent tool')
      expect(await tools(page)).toEqual([])
      expect(received.map(({ path }) => path)).not.toContain('/own-tool.js')
      await expect(page).toHaveTitle('Host')
    })
})

test('a footer of another origin gets no token, nor does the form in it', async ({
  page,
  openPage,
  baseURL,
}) => {
  await logIn(page, baseURL)
  const received = await serveEvil(page)
  await openPage(review(`<div data-shop-widget="footer" data-load="eager" data-api-base="${EVIL}"></div>`))
  await part(page, 'form').scrollIntoViewIfNeeded()

  await page.locator('[name=email]').fill('anna@mail.example')
  await part(page, 'submit').click()
  await expect.poll(() => received.map(({ path }) => path).join()).toContain('newsletter-subscribers')
  expect(received.filter(({ tokens }) => tokens.length > 0)).toEqual([])
})

test('the search that the page opens is not one of another origin', async ({ page, openPage }) => {
  await serveEvil(page)
  await openPage(
    '<div data-shop-widget="header" id="own"></div><button type="button" data-shop-search>Suche</button><main></main>',
  )
  await shopReady(page)
  await page.locator('main').evaluate(
    (main, content) => {
      main.innerHTML = content
    },
    review(`<div data-shop-widget="header" data-api-base="${EVIL}"></div>`),
  )
  await expect(part(page, 'search-input')).toHaveCount(2)
  await page.locator('[data-shop-search]').click()
  await expect(part(page.locator('#own'), 'search-input')).toBeFocused()
})
