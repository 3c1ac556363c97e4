/**
 * A release with its docs below a path, as `release --origin` writes it and `nginx.conf` serves it. Each link of a warning
 * or a finding leads to the section that it names.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type Page } from 'playwright/test'
import type { Shop } from '../../../src/api/shop.js'
import { findProgram } from '../../../tools/find-programs.mjs'
import { cli, root } from '../../../tools/paths.mjs'
import { startNginx } from '../../../tools/start-nginx.mjs'
import { startTestShop, type TestShop } from '../engines/support/test-shop.js'
import { counted } from '../support/counted.js'
import { startStaticOrigin } from './support/static-origin.js'

/** Time for compressing the docs. */
const RELEASE_MS = 120_000

/** The path in the release folder's address. */
const PATH = '/shop'

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }

/** The origin of the shop in the policy of the docs. */
const SHOP = 'https://shop.example'

const run = (...command: string[]) => promisify(execFile)(process.execPath, command, { cwd: root })

let parent: string
let folder: string
let nginx: Awaited<ReturnType<typeof startNginx>>
/** The address of the release folder. */
let origin: string
/** The channel, such as `v1`. */
let channel: string
let shop: TestShop

// One worker, because all tests use one release.
test.describe.configure({ mode: 'default' })
test.skip(!findProgram('nginx'), 'nginx is not installed')

test.beforeAll(async () => {
  test.setTimeout(RELEASE_MS)
  parent = mkdtempSync(join(tmpdir(), 'shop-embed-docs-'))
  folder = join(parent, 'release')
  await run(join(cli, 'main.js'), 'release', '--folder', folder, '--origin', `https://cdn.example${PATH}`)
  channel = readdirSync(folder).find((name) => /^v\d+$/.test(name))!
  nginx = await startNginx(folder, (text) =>
    text.replace('# rewrite', 'rewrite').replace(/default +""; +# CHANGE/, `default "${SHOP}"; #`),
  )
  origin = nginx.origin + PATH
  shop = await startTestShop()
})

test.afterAll(async () => {
  await nginx?.stop()
  shop?.close()
  rmSync(parent, { recursive: true, force: true })
})

/** Markup with one mistake in an element and one in an option. */
const MISTAKES =
  '<div data-shop-widget="fotter"></div><div data-shop-widget="header" data-sticky="maybe"></div>'
const loaderTag = () =>
  `<script async crossorigin fetchpriority="high" src="${origin}/${channel}/loader.js" data-site="DE"></script>`

/** What the shop's services send if they allow any page. */
const ALLOWED = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

async function expectSection(link: string): Promise<void> {
  expect(link).toMatch(new RegExp(`^${origin}/docs/`))
  const response = await fetch(link)
  expect([link, response.status, response.headers.get('content-type')]).toEqual([
    link,
    200,
    'text/html; charset=utf-8',
  ])
  const { hash } = new URL(link)
  if (hash) expect(await response.text()).toContain(`id="${hash.slice(1)}"`)
  counted('links of warnings and findings on a CDN')
}

async function open(page: Page, body: string): Promise<void> {
  shop.addPage('/host', body)
  await page.goto(`${shop.origin}/host`)
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

test('the links of the doctor’s findings lead to the docs on the CDN', async ({ page }) => {
  await open(page, '<p data-shop-widgt="footer"></p><div data-shop-widget="header" />' + loaderTag())
  const findings = await page.evaluate(async () => (window.Shop as Shop).doctor())
  expect(findings.map(({ code }) => code)).toEqual(
    expect.arrayContaining(['PLACEHOLDER_MISSPELT', 'PLACEHOLDER_NOT_CLOSED']),
  )
  for (const { link } of findings) await expectSection(link)
})

test('the docs work under the policy of the CDN: links, search and pictures', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  page.on('response', (response) => void (response.status() >= 400 && problems.push(response.url())))
  await page.goto(`${origin}/docs/`)
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
  await page.goto(`${origin}/docs/start/legacy-page`)
  await expect(page.getByText('The docs of the reference shop').first()).toBeVisible()
  expect(problems).toEqual([])
})

test('the embed builder shows the widgets of the channel under the policy of the CDN, with the data of the shop', async ({
  page,
}) => {
  const problems: string[] = []
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())))
  page.on('response', (response) => void (response.status() >= 400 && problems.push(response.url())))
  await page.route(`${SHOP}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const response = await route.fetch({ url: `${shop.origin}${pathname}${search}` })
    await route.fulfill({ response, headers: { ...response.headers(), ...ALLOWED } })
  })
  await page.goto(`${origin}/docs/builder?widgets=header&device=desktop&apiBase=${SHOP}`)
  await expect(page.getByLabel('Address of the files')).toHaveValue(`${origin}/${channel}/`)
  await expect(page.getByRole('region', { name: 'In your page' })).toContainText(
    `src="${origin}/${channel}/loader.js" data-site="DE"`,
  )
  const preview = page.frameLocator('iframe[title^="Preview"]')
  await expect(preview.locator('[part~="nav-item"]').first()).toBeVisible()
  expect(problems).toEqual([])
})

test('docs pages are not found under other names, and their folder contains nothing else', async () => {
  for (const path of [
    'docs/versions.html',
    'docs/nothing',
    'docs/assets/',
    'docs/../manifest.json.gz',
    'docs/versions.html.gz',
  ])
    expect([path, (await fetch(`${origin}/${path}`)).status]).toEqual([path, 404])
})

test('every address in the docs is below the path of the release folder, and works', async () => {
  const docs = join(folder, 'docs')
  const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(html|css|js)$/.test(path),
  )
  const text = files.map((path) => readFileSync(join(docs, path), 'utf8')).join('\n')
  expect(text).not.toMatch(/["(]\/docs\//)
  const paths = [...text.matchAll(/(?:href="|src="|url\()(\/shop\/docs\/[^"#)]*)/g)].map(([, path]) => path!)
  const unique = [...new Set(paths)]
  const failed: string[] = []
  for (const path of unique) if (!(await fetch(nginx.origin + path)).ok) failed.push(path)
  expect(failed).toEqual([])
  counted('addresses in the docs of a release', unique.length)
})

test('the list of the docs in Markdown names the path of each page on the CDN', async () => {
  const list = await (await fetch(`${origin}/docs/llms.txt`)).text()
  const addresses = [...list.matchAll(/^- \[.+?\]\((\/shop\/docs\/.+?)\)/gm)]
  expect(addresses.length).toBe(list.match(/^- /gm)?.length)
  for (const [, path] of addresses) {
    const response = await fetch(nginx.origin + path)
    expect([path, response.status, response.headers.get('content-type')]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ])
  }
})

test('an operator with one version rehearses the way back with the commands of the docs', async ({
  page,
}) => {
  const [, block] = /### Rehearse[^]*?```\n([^]*?)```/.exec(
    readFileSync(join(root, 'docs/start/operator.md'), 'utf8'),
  )!
  const lines = block!
    .replaceAll('npx shop-embed-cli', `"${process.execPath}" "${join(cli, 'main.js')}"`)
    .trim()
    .split('\n')
  const shell = (commands: string[]) =>
    promisify(execFile)('sh', ['-ec', commands.join('\n')], { cwd: parent })
  const server = await startStaticOrigin(join(parent, 'rehearsal'))
  const servedVersion = async () => {
    await open(page, `<script src="${server.origin}/${channel}/loader.js"></script>`)
    return page.evaluate(() => (window.Shop as Shop).version)
  }
  try {
    await shell(lines.slice(0, -1))
    expect(await servedVersion()).toBe('1.0.0')
    await shell(lines.slice(-1))
    expect(await servedVersion()).toBe(version)
  } finally {
    server.close()
  }
})
