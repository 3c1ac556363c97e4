/** The npm package in a React application, in strict mode and in React's development build, which logs all warnings. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { at, dist } from '../../tools/paths.mjs'
import { eventsOf, recordEvents } from './support/events.js'
import { expect, SCRIPT, test } from './support/fixtures.js'
import { part } from './support/parts.js'

const POLICY = "script-src 'self'; style-src 'none'; object-src 'none'; base-uri 'none'"

/** The files of the bundled application, keyed by name. */
const files = new Map<string, string>()

test.beforeAll(async () => {
  const { outputFiles, warnings } = await build({
    entryPoints: [join(import.meta.dirname, 'react-host/app.tsx')],
    outdir: '/app',
    bundle: true,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    plugins: [
      {
        // The application imports the source for its types; the bundle contains the built package instead.
        name: 'built-package',
        setup: (builder) =>
          builder.onResolve({ filter: /src\/npm\/react\.js$/ }, () => ({
            path: join(dist, 'npm/react.js'),
          })),
      },
    ],
  })
  expect(warnings, 'warnings of the bundler about the package').toEqual([])
  for (const { path, text } of outputFiles) files.set(resolve(path).split(/[\\/]/).at(-1)!, text)
})

type OpenPage = (body: string, options: { script: string; headers: Record<string, string> }) => Promise<void>

const problems: string[] = []

test.beforeEach(async ({ page, openPage }) => {
  problems.length = 0
  page.on('console', (message) => {
    // The browser logs failed requests to the shop's services. They are not problems of the package.
    if (/^(error|warning)$/.test(message.type()) && !/Failed to load resource/.test(message.text()))
      problems.push(message.text())
  })
  await page.route('**/app/*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: files.get(new URL(route.request().url()).pathname.split('/').at(-1)!) ?? '',
    }),
  )
  await openApplication(openPage)
  await expect.poll(() => callbacks(page)).toEqual(['footer', 'header', 'newsletter'])
})

/** @param beside  markup outside of the application */
const openApplication = (openPage: OpenPage, beside = '') =>
  openPage(`<div id="app"></div>${beside}`, {
    script: '<script type="module" src="/app/app.js"></script>',
    headers: { 'content-security-policy': POLICY },
  })

test.afterEach(() => {
  expect(problems, 'errors and warnings of React and the browser').toEqual([])
})

/** The names of the widgets whose `onReady` was called, and the codes that `onError` got. */
const callbacks = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { callbacks: string[] }).callbacks)).toSorted()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('three widgets render, each in its own shadow root with its own style sheets, and follow their props', async ({
  page,
}) => {
  for (const [id, name] of [
    ['top', 'header'],
    ['news', 'form'],
    ['foot', 'footer'],
  ] as const) {
    await expect(part(page.locator(`#${id}`), name)).toBeVisible()
    expect(
      await page.locator(`#${id}`).evaluate((element) => element.shadowRoot!.adoptedStyleSheets.length),
    ).toBeGreaterThanOrEqual(2)
  }
  await expect(page.locator('#foot')).toHaveClass('bottom')
  // The application's content inside a widget.
  await expect(page.getByRole('link', { name: 'Startseite', exact: true })).toBeHidden()

  const headline = page.locator('#foot h2').first()
  await expect(headline).toHaveText('Wir sind für Sie da')
  await button(page, 'Polen').click()
  await expect(headline).not.toHaveText('Wir sind für Sie da')
  await expect(part(page.locator('#news'), 'submit')).not.toHaveText(/Anmelden|abonnieren/i)
  await expect(part(page.locator('#top'), 'header')).toHaveAttribute('data-sticky', 'false')
  await button(page, 'Oben halten').click()
  await expect(part(page.locator('#top'), 'header')).toHaveAttribute('data-sticky', 'true')

  await button(page, 'Kopf').click()
  await expect(page.locator('#top')).toHaveCount(0)
  await button(page, 'Kopf').click()
  await expect(part(page.locator('#top'), 'logo')).toBeVisible()
})

test('on a page that is being translated, the search suggests other terms, and the header stays', async ({
  page,
}) => {
  for (const script of ['tool', 'translator'])
    // The page's policy forbids inline scripts.
    await page.evaluate(readFileSync(at(`examples/hosts/public/${script}.js`), 'utf8'))
  const header = page.locator('#top')
  const options = header.getByRole('option')
  await expect(part(header, 'logo').locator('font font')).toBeAttached()
  for (const term of ['ka', 'kaf', 'te', 'ka']) {
    await part(header, 'search-input').fill(term)
    await expect(options.locator('mark').first()).toHaveText(new RegExp(`^${term}$`, 'i'))
    await expect(options.locator('font font').first()).toBeAttached()
  }
  await part(header, 'search-clear').click()
  await expect(options).toHaveCount(0)
  await expect(part(header, 'logo')).toBeVisible()
  expect(await callbacks(page)).toEqual(['footer', 'header', 'newsletter'])
})

test('a click inside a widget triggers the application’s click handler once; getShop has the cart and late timings', async ({
  page,
}) => {
  await part(page.locator('#news'), 'legal-toggle').click()
  await expect(part(page.locator('#news'), 'legal-text')).toBeVisible()
  await expect(page.locator('#clicks')).toHaveText('1')

  const response = await page.request.get(
    '/service/searchfrontend/api/suggestions?q=ka&site=DE&maxProducts=1',
  )
  const productId = ((await response.json()) as { products: Array<{ id: string | number }> }).products[0]!.id
  const result = await page.evaluate(
    (id) =>
      (window as unknown as { getShop: () => Shop })
        .getShop()
        .cart.setArticle({ productId: String(id), quantity: 1 }),
    productId,
  )
  expect(result.error).toBeUndefined()
  await expect(part(page.locator('#top'), 'cart-badge')).toHaveText('1')

  await page.evaluate(() => {
    const timings: object[] = []
    Object.assign(window, { timings })
    ;(window as unknown as { getShop(): Shop }).getShop().on('timing', (timing) => timings.push(timing))
  })
  const timings = () =>
    page.evaluate(() => (window as unknown as { timings: Array<{ type: string; widget?: string }> }).timings)
  const mounted = async () =>
    (await timings()).filter(({ type }) => type === 'mount').map(({ widget }) => widget)
  await expect.poll(async () => (await mounted()).sort()).toEqual(['footer', 'header', 'newsletter'])
})

test.describe('on a page that also has the script tag', () => {
  test('all widgets share one cart, which is read once', async ({ page, openPage }) => {
    // The open application reads its cart after its header is ready, which may happen now.
    await page.goto('about:blank')
    await recordEvents(page)
    const reads: string[] = []
    page.on('request', (request) => {
      if (/\/cart\/api\/cart$/.test(request.url()) && request.method() === 'GET') reads.push(request.url())
    })
    await openApplication(
      openPage,
      `<div data-shop-widget="header" id="tagged"></div>${SCRIPT.replace('async ', '')}`,
    )
    for (const id of ['tagged', 'top']) await expect(part(page.locator(`#${id}`), 'header')).toBeVisible()
    expect(await page.evaluate(() => (window as { getShop?: () => Shop }).getShop!() === window.Shop)).toBe(
      true,
    )
    await page.evaluate(() => (window.Shop as Shop).cart.setArticle({ productId: '42', quantity: 2 }))
    for (const id of ['tagged', 'top'])
      await expect(part(page.locator(`#${id}`), 'cart-badge')).toHaveText('2')
    expect(reads).toHaveLength(1)
    expect((await eventsOf(page, 'cart-changed')).map(({ detail }) => detail.itemCount)).toEqual([0, 2])
  })
})
