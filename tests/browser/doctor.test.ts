/** `Shop.doctor()` in a browser: what the browser's parser, its policies and CORS make of a page. `tests/doctor/` has the other findings. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type { Finding } from '../../src/api/doctor.js'
import type { Shop } from '../../src/api/shop.js'
import { cdn } from '../../tools/paths.mjs'

import { shopReady } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { inWidget, part } from './support/parts.js'
import { CDN, serveCdn } from './support/traffic.js'

const HEADER = '<div data-shop-widget="header" data-show-promotion-banner="false"></div>'
const FOOTER = '<div data-shop-widget="footer"></div>'
const MAIN = '<main><h1>Page</h1></main>'
const RESERVED = `<style>
[data-shop-widget='header'] { min-height: 173px }
@media (width < 980px) { [data-shop-widget='header'] { min-height: 101px } }
main { min-height: 100vh }
</style>`

const examine = (page: Page): Promise<Finding[]> => page.evaluate(() => (window.Shop as Shop).doctor())
const codesOn = async (page: Page) => (await examine(page)).map(({ code }) => code)

const FROM_CDN = SCRIPT.replace('src="', `src="${CDN}`)

// The page may still be loading files when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('finds nothing on a page that is right, says so in the console, and loads its file only when it is called', async ({
  page,
  openPage,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await openPage(HEADER + MAIN + FOOTER, { head: RESERVED })
  await shopReady(page)
  const isDoctors = (url: string) => url.includes('/doctor.')
  expect(requested.filter(isDoctors)).toEqual([])
  expect(await examine(page)).toEqual([])
  expect(requested.filter(isDoctors)).toHaveLength(1)
  expect(printed).toContainEqual(expect.stringMatching(/^shop-embed doctor: nothing found on http/))
})

test('finds nothing on a page with a hash in its policy, and with what other products and templates write', async ({
  page,
  openPage,
}) => {
  const { files } = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8')) as {
    files: Record<string, { integrity: string }>
  }
  const { integrity } = files['loader.js']!
  await page.route('https://tool.example/**', (route) => route.abort())
  await page.route('https://chat.example/**', (route) =>
    // Without this header, Playwright would add one that allows the page.
    route.fulfill({ body: 'chat()', headers: { 'access-control-allow-origin': 'https://other.example' } }),
  )
  await openPage(
    `${HEADER}${MAIN}${FOOTER}<p data-cart="add" data-show="isEmpty" data-show-widget="header"></p>
    <script src="https://tool.example/loader.js" data-site="DE"></script>
    <script type="text/plain" src="https://chat.example/loader.js"></script>`,
    {
      head: RESERVED,
      script: SCRIPT.replace('"DE"', `"de" integrity="${integrity}"`).replace('></', '><!-- --></'),
      headers: { 'content-security-policy': `script-src 'strict-dynamic' '${integrity}'` },
    },
  )
  await shopReady(page)
  expect(await examine(page)).toEqual([])
})

test('finds a script tag and a placeholder that end with a slash, as in XHTML', async ({
  page,
  openPage,
}) => {
  const notClosed = SCRIPT.replace('></script>', ' />\n<p>This is missing.</p><script>menu()</script>')
  await openPage(HEADER + MAIN, { head: RESERVED, script: notClosed })
  await shopReady(page)
  expect(await codesOn(page)).toEqual(['LOADER_NOT_CLOSED'])
  await openPage(HEADER.replace('></div>', ' />') + MAIN + FOOTER, { head: RESERVED })
  await shopReady(page)
  expect(await codesOn(page)).toEqual(['PLACEHOLDER_NOT_CLOSED'])
})

test('works if the file of a widget is missing, and finds it', async ({ page, openPage }) => {
  await page.route('**/chunks/{core,footer}.*', (route) => route.fulfill({ status: 404 }))
  await openPage(HEADER + MAIN + FOOTER, { head: RESERVED })
  await shopReady(page)
  const findings = await examine(page)
  expect(findings.map(({ code }) => code)).toEqual(['FILE_MISSING', 'FILE_MISSING'])
  expect(findings[0]!.problem).toMatch(
    /^The code of the header could not be loaded\. LOAD_FAILED: chunks\/core\./,
  )
})

test('finds what a policy blocks, also one that a script adds later', async ({ page, openPage }) => {
  await serveCdn(page)
  await openPage(HEADER + MAIN + FOOTER, { head: RESERVED, script: FROM_CDN })
  await shopReady(page)
  expect(await codesOn(page)).toEqual([])
  await page.evaluate(() => {
    const policy = "script-src 'self'; connect-src https://other.example"
    document.head.append(
      Object.assign(document.createElement('meta'), {
        httpEquiv: 'Content-Security-Policy',
        content: policy,
      }),
    )
    document.querySelector('main')!.insertAdjacentHTML('beforeend', '<div data-shop-widget="support"></div>')
  })
  expect(await examine(page)).toMatchObject([
    {
      code: 'CSP_SCRIPT',
      problem: expect.stringContaining("`script-src 'self'`"),
      fix: expect.stringContaining('`https://cdn.example`'),
    },
    {
      code: 'CSP_CONNECT',
      problem: expect.stringContaining('connect-src https://other.example'),
      fix: expect.stringContaining("`'self'`"),
    },
  ])
})

test('finds a shop that refuses the page, and one that does not respond', async ({ page, openPage }) => {
  await page.route('https://shop.example/**', (route) =>
    route.fulfill({ json: {}, headers: { 'access-control-allow-origin': 'https://other.example' } }),
  )
  await page.route('https://gone.example/**', (route) => route.abort())
  for (const [shop, code] of [
    ['https://shop.example', 'CORS_REFUSED'],
    ['https://gone.example', 'SERVICE_UNREACHABLE'],
  ] as const) {
    await openPage(HEADER, { script: SCRIPT.replace(' data-site', ` data-api-base="${shop}" data-site`) })
    await shopReady(page)
    expect(await codesOn(page)).toEqual([code])
  }
})

test('finds a placeholder that another script uses', async ({ page, openPage }) => {
  await openPage(
    `${HEADER}<script>document.querySelector('div').attachShadow({ mode: 'closed' })</script>${MAIN}`,
    { head: RESERVED },
  )
  await shopReady(page)
  expect(await codesOn(page)).toEqual(['NOT_RENDERED'])
})

test.describe('the height of a widget', () => {
  const codesWith = async (page: Page, body: string, openPage: (body: string) => Promise<void>) => {
    await openPage(body)
    await page.locator('[data-shop-root]').first().waitFor()
    return codesOn(page)
  }

  test('counts only if something of the page is below it', async ({ page, openPage }) => {
    const footer = '<p>Text</p><footer><div data-shop-widget="footer" data-load="eager"></div></footer>'
    expect(await codesWith(page, footer, openPage)).toEqual([])
    expect(await codesWith(page, `${footer}Imprint`, openPage)).toEqual(['NO_RESERVED_HEIGHT'])
  })

  test('is not advised while a service fails, because it is then another one', async ({ page, openPage }) => {
    await page.route('**/jsonflyoutnavigation*', (route) => route.fulfill({ status: 500 }))
    expect(await codesWith(page, `${HEADER}<p>Text</p>`, openPage)).toEqual(['SERVICE_UNREACHABLE'])
  })

  test('is advised as it is, and need not be higher than the window', async ({ page, openPage }) => {
    await page.setViewportSize({ width: 360, height: 500 })
    const body = '<div data-shop-widget="footer" data-load="eager"></div><p>Text</p>'
    await openPage(body)
    await part(page, 'footer').waitFor()
    const [finding, ...others] = await examine(page)
    const [, height] = /which is (\d+) px high/.exec(finding!.problem)!
    expect(Number(height)).toBeGreaterThan(500)
    expect(finding!.fix).toContain(`min-height: ${height}px`)
    expect(others).toEqual([])
    const reserved = `<style>[data-shop-widget] { min-height: 100vh }</style>${body}`
    expect(await codesWith(page, reserved, openPage)).toEqual([])
  })

  test('is that of the form, so the thanks that replace it are not measured', async ({ page, openPage }) => {
    const body = '<div data-shop-widget="newsletter" data-load="eager"></div><p>Text</p>'
    expect(await codesWith(page, body, openPage)).toEqual(['NO_RESERVED_HEIGHT'])
    await inWidget('newsletter').field(page, 'email').fill('anna@mail.example')
    await inWidget('newsletter').part(page, 'submit').click()
    await expect(inWidget('newsletter').part(page, 'success')).toBeVisible()
    expect(await codesOn(page)).toEqual([])
  })
})
