/** The package in a React application, in development's strict mode, where React tells all it does not like. */
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import type { Page } from 'playwright/test'
import type { Shop } from '../../src/api/shop.js'
import { dist } from '../../tools/paths.mjs'
import { expect, heard, listen, SCRIPT, test } from './fixtures.js'

const POLICY = "script-src 'self'; style-src 'none'; object-src 'none'; base-uri 'none'"

/** The bundle by file name. */
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
        // The package as it is built; the source is named for its types alone.
        name: 'built-package',
        setup: (builder) =>
          builder.onResolve({ filter: /src\/npm\/react\.js$/ }, () => ({
            path: join(dist, 'npm/react.js'),
          })),
      },
    ],
  })
  expect(warnings, 'what a bundler says of the package').toEqual([])
  for (const { path, text } of outputFiles) files.set(resolve(path).split(/[\\/]/).at(-1)!, text)
})

type OpenPage = (body: string, options: { script: string; headers: Record<string, string> }) => Promise<void>

const complaints: string[] = []

test.beforeEach(async ({ page, openPage }) => {
  complaints.length = 0
  page.on('console', (message) => {
    // The browser's own lines on answers of the shop's services are not about us.
    if (/^(error|warning)$/.test(message.type()) && !/Failed to load resource/.test(message.text()))
      complaints.push(message.text())
  })
  await page.route('**/app/*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: files.get(new URL(route.request().url()).pathname.split('/').at(-1)!) ?? '',
    }),
  )
  await openApplication(openPage)
  await expect.poll(() => told(page)).toEqual(['footer', 'header', 'newsletter'])
})

/** @param beside  markup of the page, outside of the application */
const openApplication = (openPage: OpenPage, beside = '') =>
  openPage(`<div id="app"></div>${beside}`, {
    script: '<script type="module" src="/app/app.js"></script>',
    headers: { 'content-security-policy': POLICY },
  })

test.afterEach(() => {
  expect(complaints, 'what React and the browser complain about').toEqual([])
})

const told = async (page: Page) =>
  (await page.evaluate(() => (window as unknown as { told: string[] }).told)).toSorted()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('three widgets render, each in a shadow root of its own and with its own sheets', async ({ page }) => {
  for (const [id, part] of [
    ['top', 'header'],
    ['news', 'form'],
    ['foot', 'footer'],
  ]) {
    await expect(page.locator(`#${id} [part~=${part}]`)).toBeVisible()
    expect(
      await page.locator(`#${id}`).evaluate((element) => element.shadowRoot!.adoptedStyleSheets.length),
    ).toBeGreaterThanOrEqual(2)
  }
  await expect(page.locator('#foot')).toHaveClass('bottom')
})

test("the application's own content is hidden once the widget is there", async ({ page }) => {
  await expect(page.getByRole('link', { name: 'Startseite', exact: true })).toBeHidden()
})

test('a changed prop changes the widget, its language and its content', async ({ page }) => {
  const headline = page.locator('#foot h2').first()
  await expect(headline).toHaveText('Wir sind für Sie da')
  await button(page, 'Polen').click()
  await expect(headline).not.toHaveText('Wir sind für Sie da')
  await expect(page.locator('#news [part~=submit]')).not.toHaveText(/Anmelden|abonnieren/i)
  await expect(page.locator('#top [part~=header]')).toHaveAttribute('data-sticky', 'false')
  await button(page, 'Oben halten').click()
  await expect(page.locator('#top [part~=header]')).toHaveAttribute('data-sticky', 'true')
})

test('a click inside a widget reaches the application once', async ({ page }) => {
  await page.locator('#news [part~=legal-toggle]').click()
  await expect(page.locator('#news [part~=legal-text]')).toBeVisible()
  await expect(page.locator('#clicks')).toHaveText('1')
})

test('typing works: suggestions come, and the field keeps what was typed', async ({ page }) => {
  const field = page.locator('#top [part~=search-input]').first()
  if (!(await field.isVisible())) await page.locator('#top [part~=search-toggle]').click()
  await field.fill('kaffee')
  await expect(page.locator('#top [part~=search-panel]')).toBeVisible()
  await expect(field).toHaveValue('kaffee')
})

test('what is put into the cart through getShop is counted in the header', async ({ page }) => {
  const productId = await page.evaluate(async () => {
    const answer = await fetch(
      '/service/searchfrontend/api/suggestions?q=ka&site=DE&maxSearchTerms=1&maxProducts=1',
    )
    return ((await answer.json()) as { products: Array<{ id: string | number }> }).products[0]!.id
  })
  const result = await page.evaluate(
    (id) =>
      (window as unknown as { getShop: () => Shop })
        .getShop()
        .cart.setArticle({ productId: String(id), quantity: 1 }),
    productId,
  )
  expect(result.error).toBeUndefined()
  await expect(page.locator('#top [part~=cart-badge]')).toHaveText('1')
})

test('a widget that is taken away and put back works again', async ({ page }) => {
  await button(page, 'Kopf').click()
  await expect(page.locator('#top')).toHaveCount(0)
  await button(page, 'Kopf').click()
  await expect(page.locator('#top [part~=logo]')).toBeVisible()
})

test.describe('beside the script tag', () => {
  test('there is one cart, which is read once', async ({ page, openPage }) => {
    await listen(page)
    const reads: string[] = []
    page.on('request', (request) => {
      if (/\/cart\/api\/cart$/.test(request.url()) && request.method() === 'GET') reads.push(request.url())
    })
    await openApplication(
      openPage,
      `<div data-shop-widget="header" id="tagged"></div>${SCRIPT.replace('async ', '')}`,
    )
    for (const id of ['tagged', 'top']) await expect(page.locator(`#${id} [part~=header]`)).toBeVisible()
    expect(await page.evaluate(() => (window as { getShop?: () => Shop }).getShop!() === window.Shop)).toBe(
      true,
    )
    await page.evaluate(() => (window.Shop as Shop).cart.setArticle({ productId: '42', quantity: 2 }))
    for (const id of ['tagged', 'top'])
      await expect(page.locator(`#${id} [part~=cart-badge]`)).toHaveText('2')
    expect(reads).toHaveLength(1)
    expect((await heard(page, 'cart-changed')).map(({ detail }) => detail.itemCount)).toEqual([0, 2])
  })
})
