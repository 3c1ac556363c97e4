/** The docs site: pages are accessible (`tests/long/docs` looks at all of them), links lead somewhere, the search finds pages, and each sample works. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright/test'
import { axeFaults, checkDocsPage, PAGES } from '../../browser/support/docs.js'
import { eventsOf, hide, recordEvents } from '../../browser/support/events.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { inWidget, part, placeholder } from '../../browser/support/parts.js'
import { partnerOrigin } from '../../browser/support/traffic.js'
import { openAsWritten } from '../support/open-as-written.js'
import { typeErrorsIn } from '../../browser/support/type-check.js'

const SAMPLES = join(import.meta.dirname, '../../../docs/samples')
const { version: packageVersion } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
) as { version: string }

for (const path of ['/', '/start/legacy-page', '/start/content'])
  test(`/docs${path} passes the accessibility check and fits the window`, ({ page }) =>
    checkDocsPage(page, path))

test('a link to a section leads to a section', async ({ request }) => {
  const htmlOf = async (path: string) => (await request.get(path)).text()
  const pages = new Map<string, string>()
  for (const path of PAGES) pages.set(`/docs${path}`, await htmlOf(`/docs${path}`))
  const dead: string[] = []
  for (const [path, html] of pages)
    for (const [, href] of html.matchAll(/href="([^"]*#[^"]+)"/g)) {
      const { pathname, hash } = new URL(href!, `http://docs.example${path}`)
      if (!pages.get(pathname)?.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
        dead.push(`${path}: ${href}`)
    }
  expect(dead).toEqual([])
})

test('a page of the docs has an icon', async ({ page, request }) => {
  await page.goto('/docs/builder')
  const icon = await page.locator('link[rel="icon"]').getAttribute('href')
  const response = await request.get(icon!)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toContain('image/svg+xml')
})

test('the search finds an option', async ({ page }) => {
  await page.goto('/docs/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('data-sticky')
  await expect(page.getByRole('option').filter({ hasText: 'header' }).first()).toBeVisible()
})

/** Opens a sample as a page of the shop, or of another origin. */
const openSample = (page: Page, name: string, shop: string, origin = 'https://shop.example') =>
  openAsWritten(page, readFileSync(join(SAMPLES, name), 'utf8'), { shop, origin })

const seesFooter = (page: Page) => expect(part(page, 'legal-link').first()).toBeVisible()
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
/** The first text with `role="status"`: elements `output` have it, too. */
const counts = (page: Page, text: string) => expect(page.getByRole('status').first()).toHaveText(text)

/** What a visitor of a sample does and sees. */
const VISITS: Record<string, (page: Page) => Promise<unknown>> = {
  'first-page.html': async (page) => {
    await expect(part(page, 'nav-item').first()).toBeVisible()
    await press(page, 'Add to cart')
    await counts(page, '1')
    await expect(part(page, 'cart-badge')).toContainText('1')
    await placeholder(page, 'footer').scrollIntoViewIfNeeded()
    await seesFooter(page)
  },
  'buy/add-one.html': async (page) => {
    await press(page, 'Add to cart')
    await counts(page, '1')
    await press(page, 'Add to cart')
    await counts(page, '2')
  },
  'buy/quantity.html': async (page) => {
    await page.getByLabel('Quantity').fill('3')
    await press(page, 'Add to cart')
    await counts(page, '3')
    await page.getByLabel('Size').selectOption('M')
    await press(page, 'Add to cart')
    await counts(page, '6')
    await page.getByLabel('Quantity').fill('99')
    await press(page, 'Add to cart')
    await expect(page.getByRole('status').last()).toContainText('10')
    await counts(page, '6')
  },
  'buy/navigation.html': async (page) => {
    await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
    await press(page, 'Add to cart')
    await expect(page.getByRole('link', { name: 'Cart: 1' })).toBeVisible()
  },
  'buy/remove.html': async (page) => {
    await press(page, 'Add to cart')
    await counts(page, '1')
    await press(page, 'Remove')
    await expect(page.getByRole('button', { name: 'Remove' })).toBeHidden()
    await press(page, 'Undo')
    await counts(page, '1')
  },
  'buy/mini-cart.html': async (page) => {
    await page.getByText('Cart: 0').click()
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await press(page, 'Add to cart')
    await press(page, 'Add to cart')
    await expect(page.getByRole('listitem')).toContainText('2 ×')
    await expect(page.getByRole('link', { name: 'Go to the cart' })).toBeVisible()
    await page.getByRole('button', { name: /^Remove / }).click()
    await expect(page.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByText('Cart: 0')).toBeFocused()
  },
  'buy/refusal.html': async (page) => {
    const refusal = page.locator('.refusal')
    await page.getByLabel('Quantity').fill('99')
    await press(page, 'Add to cart')
    await expect(refusal).toContainText('10')
    await page.getByLabel('Quantity').fill('1')
    await press(page, 'Add to cart')
    await expect(refusal).toBeEmpty()
  },
  'buy/without-header.html': async (page) => {
    await page.getByLabel('Quantity').fill('2')
    await press(page, 'Add to cart')
    await expect(page.getByRole('link', { name: 'Cart (2)' })).toBeVisible()
    await expect(page.getByText('Of this product in the cart: 2')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
    await press(page, 'Remove')
    await expect(page.getByRole('link', { name: 'Checkout' })).toBeHidden()
    await press(page, 'Undo')
    await page.getByLabel('Quantity').fill('99')
    await press(page, 'Add to cart')
    await expect(page.getByRole('banner').getByRole('status')).toContainText('10')
    await expect(page.getByRole('link', { name: 'Cart (2)' })).toBeVisible()
  },
  'partner-newsletter.html': async (page) => {
    await placeholder(page, 'newsletter').scrollIntoViewIfNeeded()
    await inWidget('newsletter').field(page, 'email').fill('anna@mail.example')
  },
  'errors.html': seesFooter,
}

for (const [name, visit] of Object.entries(VISITS))
  test(`the sample ${name} works as it is written`, async ({ page, baseURL }) => {
    const isPartner = name.startsWith('partner')
    await openSample(page, name, baseURL!, isPartner ? partnerOrigin(baseURL!, 'localhost') : undefined)
    await visit(page)
    expect(await eventsOf(page, 'shop-error')).toEqual([])
    expect(await axeFaults(page)).toEqual([])
  })

for (const name of ['consent.html', 'csp/consent.html'])
  test(`the sample ${name} requests nothing before the click, and shows the form after it`, async ({
    page,
    baseURL,
  }) => {
    const violations: string[] = []
    page.on('console', (message) => void (message.type() === 'error' && violations.push(message.text())))
    const requested: string[] = []
    page.on('request', (request) => void requested.push(new URL(request.url()).origin))
    await openSample(page, name, baseURL!)
    await expect(page.getByRole('button', { name: 'Formular laden' })).toBeVisible()
    expect(requested).not.toContain('https://cdn.example')
    await press(page, 'Formular laden')
    await expect(inWidget('newsletter').part(page, 'submit')).toBeVisible()
    expect(violations).toEqual([])
  })

/** Opens a sample, served by the shop, whose footer cannot be loaded. */
const openBroken = async (page: Page, name: string) => {
  await recordEvents(page)
  await page.route('**/cdn/chunks/footer.*', (route) => route.abort())
  await page.goto(`/docs/samples/${name}`)
}

test('the page that listens for errors receives one', async ({ page }) => {
  const printed: string[] = []
  page.on('console', (message) => printed.push(message.text()))
  await openBroken(page, 'errors.html')
  await expect.poll(() => printed.join('\n')).toContain('shop-embed footer LOAD_FAILED')
  await expect(page.getByRole('link', { name: 'Kontakt' })).toBeVisible()
})

test('a server receives errors and timings as a beacon when the page is hidden', async ({ page }) => {
  await openBroken(page, 'beacon.html')
  await expect.poll(() => eventsOf(page, 'shop-error')).toHaveLength(1)
  const beacon = page.waitForRequest('**/reports')
  await hide(page)
  expect((await beacon).postDataJSON()).toMatchObject({
    release: packageVersion,
    page: '/docs/samples/beacon.html',
    reports: [{ type: 'error', code: 'LOAD_FAILED', widget: 'footer' }],
  })
})

test('the docs run the samples: the React application', async ({ page }) => {
  await page.goto('/docs/start/application')
  const sample = page.frameLocator('iframe')
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect(part(sample, 'drilldown-toggle')).toBeVisible()
  await sample.getByRole('button', { name: 'In den Warenkorb' }).click()
  await expect(part(sample, 'cart-badge')).toContainText('1')
})

test('the docs run the samples: the first page', async ({ page }) => {
  await page.goto('/docs/start/legacy-page')
  await page.locator('iframe').scrollIntoViewIfNeeded()
  await expect(part(page.frameLocator('iframe'), 'header').first()).toBeVisible()
})

test('the sample with JSX types compiles with the built package', async () => {
  expect(await typeErrorsIn(join(SAMPLES, 'placeholders.tsx'))).toBe('')
})

test('the printed preload hints name files of this release', async ({ request, baseURL }) => {
  const { stdout } = await promisify(execFile)(process.execPath, [join(SAMPLES, 'preload-hints.mjs')], {
    env: { ...process.env, CDN: `${baseURL}/cdn/` },
  })
  const files = [...stdout.matchAll(/href="([^"]+)" integrity="sha256-[^"]+"/g)].map(([, href]) => href!)
  expect(files.length).toBeGreaterThan(3)
  for (const href of files) expect((await request.get(href)).status()).toBe(200)
})
