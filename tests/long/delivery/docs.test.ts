/**
 * A release with its docs, as `npm run release` makes it and `deploy/nginx.conf` serves it: each link of a warning or a finding
 * leads to the section that it names, and the doctor is beside the loader.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from 'playwright/test'
import type { Finding } from '../../../src/api/doctor.js'
import type { Shop } from '../../../src/api/shop.js'
import { findProgram } from '../../../tools/find-programs.mjs'
import { cli, root } from '../../../tools/paths.mjs'
import { startNginx } from '../../../tools/start-nginx.mjs'
import { startTestShop, type TestShop } from '../engines/support/test-shop.js'
import { counted } from '../support/counted.js'

/** The build of a release and of its docs. */
const BUILD_MS = 600_000

const run = (...command: string[]) => promisify(execFile)(process.execPath, command, { cwd: root })

let parent: string
let nginx: Awaited<ReturnType<typeof startNginx>>
let shop: TestShop

// One worker, because two builds of the docs at once would share VitePress's temporary folder.
test.describe.configure({ mode: 'default' })
test.skip(!findProgram('nginx'), 'nginx is not installed')

test.beforeAll(async () => {
  test.setTimeout(BUILD_MS)
  parent = mkdtempSync(join(tmpdir(), 'shop-embed-docs-'))
  await run('tools/release.mjs', '--folder', join(parent, 'release'))
  nginx = await startNginx(join(parent, 'release'))
  shop = await startTestShop()
})

test.afterAll(async () => {
  await nginx?.stop()
  shop?.close()
  rmSync(parent, { recursive: true, force: true })
})

/** A mistake in the markup, and one in an option. */
const MISTAKES =
  '<div data-shop-widget="fotter"></div><div data-shop-widget="header" data-sticky="maybe"></div>'
const loaderTag = (path = 'v1/loader.js') =>
  `<script async src="${nginx.origin}/${path}" data-site="DE"></script>`

async function expectSection(link: string): Promise<void> {
  expect(link).toMatch(new RegExp(`^${nginx.origin}/docs/`))
  const answer = await fetch(link)
  expect([link, answer.status, answer.headers.get('content-type')]).toEqual([
    link,
    200,
    'text/html; charset=utf-8',
  ])
  const { hash } = new URL(link)
  if (hash) expect(await answer.text()).toContain(`id="${hash.slice(1)}"`)
  counted('links of warnings and findings on a CDN')
}

async function open(page: Page, body: string): Promise<string> {
  shop.addPage('/host', body)
  await page.goto(`${shop.origin}/host`)
  return `${shop.origin}/host`
}

test('the links of the warnings lead to the docs on the CDN', async ({ page }) => {
  const links: string[] = []
  page.on('console', (message) => {
    const [link] = /https?:\/\/\S+\/docs\/\S*/.exec(message.text()) ?? []
    if (message.type() === 'warning' && link) links.push(link)
  })
  await open(page, MISTAKES + loaderTag())
  await expect.poll(() => links.length).toBeGreaterThanOrEqual(2)
  for (const link of links) await expectSection(link)
})

test('the links of the doctor’s findings do, on the page and on the command line', async ({ page }) => {
  const address = await open(page, MISTAKES + loaderTag())
  const inPage = await page.evaluate(async () => {
    await (window.Shop as Shop).ready
    return (window.Shop as Shop).doctor()
  })
  const failed = await run(join(cli, 'main.js'), 'doctor', address, '--json').catch(
    (error: { stdout: string }) => error,
  )
  const onLine = JSON.parse(failed.stdout) as Finding[]
  for (const findings of [inPage, onLine]) {
    expect(findings.map(({ code }) => code)).toContain('UNKNOWN_WIDGET')
    for (const { link } of findings) await expectSection(link)
  }
})

for (const folder of ['v1', 'v1-canary'])
  test(`if no loader has run, the doctor is loaded from the folder next to it, in ${folder}`, async ({
    page,
  }) => {
    await open(page, '<div data-shop-widget="header"></div>')
    const findings = await page.evaluate(async (url) => {
      const { doctor } = (await import(url)) as { doctor: () => Promise<Finding[]> }
      return doctor()
    }, `${nginx.origin}/${folder}/doctor.js`)
    expect(findings.map(({ code }) => code)).toContain('LOADER_MISSING')
    for (const { link } of findings) await expectSection(link)
  })

test('the docs work under the policy of the CDN: links, search and pictures', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  page.on('response', (response) => void (response.status() >= 400 && problems.push(response.url())))
  await page.goto(`${nginx.origin}/docs/`)
  await page.getByRole('link', { name: 'Reference' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reference' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Reference' })).toBeVisible()
  await page
    .getByRole('button', { name: /Search/ })
    .first()
    .click()
  await page.getByRole('searchbox').fill('sticky')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.goto(`${nginx.origin}/docs/start/legacy-page`)
  await expect(page.getByText('The docs of the reference shop').first()).toBeVisible()
  expect(problems).toEqual([])
})

test('pages of the docs are not found under other names, and nothing else is in their folder', async () => {
  for (const path of [
    'docs/doctor.html',
    'docs/nothing',
    'docs/assets/',
    'docs/../manifest.json.gz',
    'docs/doctor.html.gz',
  ])
    expect([path, (await fetch(`${nginx.origin}/${path}`)).status]).toEqual([path, 404])
})
