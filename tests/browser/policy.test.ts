/** The content security policy that a page needs if our files come from a CDN on another origin. docs/csp.md. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shop } from '../../src/api/shop.js'
import { cdn } from '../../tools/paths.mjs'
import { eventsOf, recordEvents, shopReady } from './support/events.js'
import { expect, test } from './support/fixtures.js'
import { part } from './support/parts.js'
import { CDN, recordViolations, serveCdn, violationsOf } from './support/traffic.js'

const SCRIPT = `<script async src="${CDN}/cdn/loader.js" data-site="DE"></script>`

const ALL = ['header', 'footer', 'newsletter', 'support']
const PLACEHOLDERS = ALL.map(
  (name) => `<div data-shop-widget="${name}" data-load="eager" id="${name}"></div>`,
)

test.beforeEach(async ({ page }) => {
  await serveCdn(page)
  await recordEvents(page)
  await recordViolations(page)
})
// The page may still be loading files when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

test('a page has to allow the CDN in script-src and img-src only', async ({ page, openPage }) => {
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
  // A set, because the newsletter form inside the footer is a second newsletter.
  expect(new Set((await eventsOf(page, 'shop-ready')).map(({ target }) => target))).toEqual(new Set(ALL))
  // Lazy chunks also come from the CDN.
  await part(page, 'search-input').fill('kaffee')
  await expect(part(page, 'search-panel')).toBeVisible()
  await part(page, 'nav-item').nth(1).hover()
  await expect(part(page, 'nav-flyout')).toBeVisible()
  expect(foreign.filter((path) => path.startsWith('/cdn/chunks/header-')).length).toBeGreaterThan(0)
  expect(await violationsOf(page)).toEqual([])
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

test('if the page enforces Trusted Types and does not allow our policy, only one file is tried, and each widget says why', async ({
  page,
  openPage,
}) => {
  await openPage(PLACEHOLDERS.map((placeholder) => placeholder.replace('></', '>Own</')).join(''), {
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types other" },
  })
  await expect.poll(async () => (await eventsOf(page, 'shop-error')).length).toBe(ALL.length)
  const messages = (await eventsOf(page, 'shop-error')).map(({ detail }) => detail)
  for (const detail of messages)
    expect(detail).toMatchObject({ code: 'LOAD_FAILED', message: expect.stringContaining('"shop-sdk"') })
  await expect(page.locator('body')).toHaveText('Own'.repeat(ALL.length))
  expect(await violationsOf(page)).toEqual([
    'trusted-types: trusted-types-policy',
    'require-trusted-types-for: trusted-types-sink',
  ])
})

test('if a page with Trusted Types has a default policy for plain addresses, the widgets load', async ({
  page,
  openPage,
}) => {
  await openPage('<div data-shop-widget="header"></div>', {
    head: `<script>trustedTypes.createPolicy('default', { createScriptURL: (address) => address })</script>`,
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types default" },
  })
  await shopReady(page)
  await expect(part(page, 'header')).toBeVisible()
  expect(await violationsOf(page)).toEqual(['trusted-types: trusted-types-policy'])
})

test('a page that allows our policy and has the script tag twice gets no violation', async ({
  page,
  openPage,
}) => {
  const tag = SCRIPT.replace('async ', '')
  await openPage('<div data-shop-widget="header"></div>', {
    script: tag + tag,
    headers: { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types shop-sdk" },
  })
  await shopReady(page)
  await expect(part(page, 'header')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

const INTEGRITY_POLICY = { 'integrity-policy': 'blocked-destinations=(script)' }

/** The script tag of a page that stays with one release. */
function pinnedTag(attributes: string): string {
  const { files } = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8')) as {
    files: Record<string, { integrity: string }>
  }
  return SCRIPT.replace(' data-site', ` integrity="${files['loader.js']!.integrity}" ${attributes} data-site`)
}

test('if the page demands a hash for each script, a pinned loader works, and so do the scripts that it loads', async ({
  page,
  openPage,
}) => {
  await openPage(PLACEHOLDERS.join(''), {
    script: pinnedTag('crossorigin="anonymous"'),
    headers: INTEGRITY_POLICY,
  })
  await shopReady(page)
  expect(new Set((await eventsOf(page, 'shop-ready')).map(({ target }) => target))).toEqual(new Set(ALL))
  // These chunks are loaded later.
  await part(page, 'search-input').fill('kaffee')
  await expect(part(page, 'search-panel')).toBeVisible()
  await part(page, 'nav-item').nth(1).hover()
  await expect(part(page, 'nav-flyout')).toBeVisible()
  expect(await page.evaluate(() => (window.Shop as Shop).doctor())).toBeInstanceOf(Array)
  expect(await eventsOf(page, 'shop-error')).toEqual([])
})

// The browser needs no CORS to check the hash of a file of the own origin. The policy demands it all the same.
test('if the page demands a hash for each script, it blocks a pinned loader of the own origin without crossorigin', async ({
  page,
  openPage,
}) => {
  await openPage(PLACEHOLDERS.map((placeholder) => placeholder.replace('></', '>Own</')).join(''), {
    script: pinnedTag('')
      .replaceAll(CDN, '')
      .replace('<script', `<script onerror="document.title = 'blocked'"`),
    headers: INTEGRITY_POLICY,
  })
  await expect(page).toHaveTitle('blocked')
  await expect(page.locator('body')).toHaveText('Own'.repeat(ALL.length))
  expect(await page.evaluate(() => 'Shop' in window)).toBe(false)
})
