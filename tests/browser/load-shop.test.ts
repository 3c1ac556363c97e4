/** `loadShop` of the built package, which adds the built loader to a page. The page imports the package without a bundler. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import type * as Package from '../../src/npm/index.js'
import { dist } from '../../tools/paths.mjs'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'

declare global {
  interface Window {
    loadShop: typeof Package.loadShop
  }
}

const IMPORT = `<script type="module">
  import { loadShop } from '/package/index.js'
  window.loadShop = loadShop
</script>`
const BODY = '<div data-shop-widget="header"></div>'

test.beforeEach(async ({ page }) => {
  await page.route('**/package/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/package/', '')
    await route.fulfill({
      contentType: 'text/javascript',
      body: await readFile(join(dist, 'npm', path), 'utf8'),
    })
  })
})

/** @returns the release and the site of the Shop, or the error */
const load = (page: Page) =>
  page.evaluate(async () => {
    try {
      const shop = await window.loadShop({ src: '/cdn/loader.js', site: 'AT' })
      return { isGlobal: shop === window.Shop, price: shop?.formatPrice(9.9) }
    } catch (error) {
      const { name, code, message } = error as Error & { code: string }
      return { name, code, message }
    }
  })

test('the loader mounts the placeholders with the options, and the Shop is the result', async ({
  page,
  openPage,
}) => {
  await openPage(BODY, { script: IMPORT })
  const [first, second] = await Promise.all([load(page), load(page)])
  expect(first).toEqual({ isGlobal: true, price: '9,90\u00a0Euro' })
  expect(second).toEqual(first)
  await expect(page.locator('script[src$="loader.js"]')).toHaveCount(1)
  await expect(part(page, 'header')).toHaveAttribute('data-site', 'AT')
})

test('a page that enforces Trusted Types has to allow two policies', async ({ page, openPage }) => {
  await openPage(BODY, {
    script: IMPORT,
    headers: {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types shop-embed shop-sdk",
    },
  })
  expect(await load(page)).toMatchObject({ isGlobal: true })
  await expect(part(page, 'header')).toBeVisible()
})

test('if a page with Trusted Types does not allow them, the error says so', async ({ page, openPage }) => {
  await openPage(BODY, {
    script: IMPORT,
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types other" },
  })
  expect(await load(page)).toMatchObject({
    code: 'LOAD_FAILED',
    message: expect.stringMatching(/"shop-embed" and "shop-sdk" in trusted-types/),
  })
})

test('with a nonce, the shop loads even if the policy does not name the CDN', async ({ page, openPage }) => {
  await openPage(BODY, {
    script: IMPORT.replace('<script', '<script nonce="n1"'),
    headers: { 'content-security-policy': "script-src 'nonce-n1' 'strict-dynamic'" },
  })
  const version = await page.evaluate(
    async () => (await window.loadShop({ src: '/cdn/loader.js', nonce: 'n1' }))?.version,
  )
  expect(version).toMatch(/^\d+\.\d+\.\d+/)
  await expect(part(page, 'header')).toBeVisible()
})
