/** What a page's policy has to grant while our files come from a CDN on another origin. README. */
import type { Page } from 'playwright/test'
import { expect, heard, listen, shopReady, test } from './fixtures.js'

interface Window {
  violations: string[]
}

/** Collects the page's violations of its own policy, which its scripts hear as an event. */
const collectViolations = (page: Page) =>
  page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      violations.push(`${violatedDirective}: ${blockedURI}`),
    )
  })
const violations = (page: Page) => page.evaluate(() => (window as unknown as Window).violations)

const CDN = 'https://cdn.example'
const SCRIPT = `<script async src="${CDN}/cdn/loader.js" data-site="DE"></script>`

const ALL = ['header', 'footer', 'newsletter', 'support']
const PLACEHOLDERS = ALL.map(
  (name) => `<div data-shop-widget="${name}" data-load="eager" id="${name}"></div>`,
)

test.beforeEach(async ({ page, baseURL }) => {
  await page.route(`${CDN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) })
  })
  await listen(page)
  await collectViolations(page)
})

test('script-src and img-src are all that a page must grant the CDN', async ({ page, openPage }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === CDN && request.resourceType() !== 'image') foreign.push(pathname)
  })
  await openPage(
    `<script nonce="own">(window.Shop = window.Shop || []).push((shop) => shop.configure({ stage: 'test' }))</script>${PLACEHOLDERS.join('')}`,
    {
      script: SCRIPT,
      headers: {
        'content-security-policy': `script-src ${CDN} 'nonce-own'; img-src 'self' ${CDN}; connect-src 'self'`,
      },
    },
  )
  await shopReady(page)
  // The footer holds a newsletter form of its own, which is ready by itself.
  expect(new Set((await heard(page, 'shop-ready')).map(({ target }) => target))).toEqual(new Set(ALL))
  // What is loaded at the first use comes from the CDN, too.
  await page.locator('[part~=search-input]').fill('kaffee')
  await expect(page.locator('[part~=search-panel]')).toBeVisible()
  await page.locator('[part~=nav-item]').nth(1).hover()
  await expect(page.locator('[part~=nav-flyout]')).toBeVisible()
  expect(foreign.filter((path) => path.startsWith('/cdn/chunks/header-')).length).toBeGreaterThan(0)
  expect(await violations(page)).toEqual([])
  expect(await heard(page, 'shop-error')).toEqual([])
})

test('a policy that refuses the CDN is heard as a violation', async ({ page, openPage }) => {
  await openPage(PLACEHOLDERS.join(''), {
    script: SCRIPT,
    headers: { 'content-security-policy': "script-src 'self'; connect-src 'self'" },
  })
  await expect.poll(() => violations(page)).toHaveLength(1)
  expect((await violations(page))[0]).toMatch(/^script-src-elem: .*\/cdn\/loader\.js$/)
})
