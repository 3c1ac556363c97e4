/**
 * Two releases on a static origin: an open page keeps its own, a new page gets the one that its channel serves, and going
 * back works. Both are built by the command that a team uses, the second from a copy of the project.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, type BrowserContext, type Page } from 'playwright/test'
import type { Shop } from '../../../src/api/shop.js'
import { root } from '../../../tools/paths.mjs'
import { linkHeaderOf } from '../../../tools/release/tags.mjs'
import { startTestShop, type TestShop } from '../engines/support/test-shop.js'
import { counted } from '../support/counted.js'
import { copyProject, TITLE } from './support/project-copy.js'
import { startStaticOrigin, type StaticOrigin } from './support/static-origin.js'

/** Two builds. */
const BUILDS_MS = 600_000

const now = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
const next = now.replace(/\d+$/, (patch) => String(Number(patch) + 1))
const channel = `v${now.split('.')[0]}`

let parent: string
let folder: string
let cdn: StaticOrigin
let shop: TestShop
/** What the command printed for the first release. */
let printed: string

/** `npm run release` and `npm run release:use`, without npm's own output. */
async function release(project: string, ...options: string[]): Promise<string> {
  // `docs.test.ts` has a release with its docs.
  const settings = ['--folder', folder, '--origin', cdn.origin, '--public-docs']
  const command = ['tools/release.mjs', ...options, ...settings]
  return (await promisify(execFile)(process.execPath, command, { cwd: project })).stdout
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(BUILDS_MS)
  parent = mkdtempSync(join(tmpdir(), 'shop-embed-releases-'))
  folder = join(parent, 'release')
  cdn = await startStaticOrigin(folder)
  shop = await startTestShop()
  printed = await release(root)
  copyProject(join(parent, 'project'), { now, next })
  await release(join(parent, 'project'), '--canary')
})

test.afterAll(() => {
  cdn.close()
  shop.close()
  rmSync(parent, { recursive: true, force: true })
})

const tagTo = (path: string) => `<script async src="${cdn.origin}/${path}/loader.js" data-site="DE"></script>`
const PLACES = `<div data-shop-widget="header" data-show-promotion-banner="false"></div>
  <p style="height: 5000px">Article</p>
  <div data-shop-widget="newsletter"></div>`

interface OpenPage {
  page: Page
  /** The paths of all requests to the release folder. */
  requests: string[]
}

/** Opens a page in a browser without cache, and waits for its header. The newsletter form is far below the view. */
async function open(context: BrowserContext, tag: string): Promise<OpenPage> {
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(cdn.origin)) requests.push(request.url().slice(cdn.origin.length + 1))
  })
  shop.addPage('/host', PLACES + tag)
  await page.goto(`${shop.origin}/host`)
  await expect(page.locator('[part~=header]').first()).toBeVisible()
  return { page, requests }
}

const versionIn = (page: Page) => page.evaluate(() => (window.Shop as Shop).version)

/** Scrolls to the newsletter form, which is loaded only now. */
async function expectLazyWidget({ page, requests }: OpenPage, version: string): Promise<void> {
  const isNewsletter = (path: string) => path.includes('/chunks/newsletter.')
  expect(requests.filter(isNewsletter)).toEqual([])
  await page.locator('[data-shop-widget=newsletter]').scrollIntoViewIfNeeded()
  const title = version === now ? TITLE.now : TITLE.next
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.locator('[data-shop-widget=newsletter]').getByRole('textbox').first().fill('a@example.com')
  expect(requests.filter(isNewsletter)).toHaveLength(1)
  expect(await versionIn(page)).toBe(version)
  const ownFiles = requests.filter((path) => !path.startsWith(channel))
  expect(ownFiles.filter((path) => !path.startsWith(`${version}/`))).toEqual([])
  expect(ownFiles.some((path) => path.startsWith(`${version}/assets/`))).toBe(true)
}

test('a canary gets the next release, and all other pages keep the present one', async ({ context }) => {
  await expectLazyWidget(await open(context, tagTo(channel)), now)
  await expectLazyWidget(await open(context, tagTo(`${channel}-canary`)), next)
})

test('pages that are open keep working when their channel serves another release, forward and back', async ({
  context,
}) => {
  const openBefore = await open(context, tagTo(channel))
  expect(await release(root, 'use', next)).toContain(`${channel} serves ${next}, and served ${now} before.`)
  await expectLazyWidget(openBefore, now)

  const openAfter = await open(context, tagTo(channel))
  await expectLazyWidget(await open(context, tagTo(channel)), next)

  expect(await release(root, 'use', now)).toContain(`${channel} serves ${now}, and served ${next} before.`)
  await expectLazyWidget(openAfter, next)
  await expectLazyWidget(await open(context, tagTo(channel)), now)
})

test('a page with the printed tag stays with its release, and the browser checks the loader', async ({
  context,
}) => {
  const pinned = /<script .*integrity.*<\/script>/.exec(printed)![0]
  expect(pinned).toContain(`${cdn.origin}/${now}/loader.js`)
  await release(root, 'use', next)
  const opened = await open(context, pinned)
  await expectLazyWidget(opened, now)
  expect(opened.requests).not.toContain(`${channel}/loader.js`)
  await release(root, 'use', now)

  const page = await context.newPage()
  shop.addPage('/tampered', PLACES + pinned.replace(/sha384-..../, 'sha384-AAAA'))
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()))
  await page.goto(`${shop.origin}/tampered`)
  await refused
  expect(await page.evaluate(() => window.Shop)).toBeUndefined()
})

test('with the Link header in the page’s response, the code is requested before the loader, and no file twice', async ({
  context,
}) => {
  const header = linkHeaderOf({
    folder,
    version: now,
    origin: cdn.origin,
    widget: 'header',
    language: 'de-DE',
  })
  cdn.addPage('/page', `<div data-shop-widget="header" data-reduced="true"></div>${tagTo(now)}`, {
    Link: header.replace('Link: ', ''),
  })
  const page = await context.newPage()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const unused: string[] = []
  page.on('console', (message) => {
    if (/preload/.test(message.text())) unused.push(message.text())
  })
  await page.goto(`${cdn.origin}/page`)
  await expect(page.locator('[part~=header]').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const files = requests.filter((path) => path.startsWith(`/${now}/`))
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
  const hinted = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => new URL(name).pathname),
  )
  expect(hinted).toHaveLength(header.split('rel=preload').length - 1)
  expect(unused).toEqual([])
})

test('a release has each text in brotli and gzip too, and no source map', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((path) => /\.\w+$/.test(path))
  const texts = files.filter((path) => /\.(js|css|json|svg|txt)$/.test(path))
  for (const path of texts)
    expect([path, files.includes(`${path}.br`), files.includes(`${path}.gz`)]).toEqual([path, true, true])
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([])
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual({
    channels: { [channel]: now, [`${channel}-canary`]: next },
    releases: {
      [now]: { integrity: expect.stringMatching(/^sha384-/) },
      [next]: { integrity: expect.stringMatching(/^sha384-/) },
    },
  })
})

test('every script has a source map in a folder of its own, which finds the line in the source', async () => {
  const maps = join(`${folder}-maps`, now)
  const files = await readdir(join(folder, now), { recursive: true })
  // `doctor.js` has no source: it names the chunk.
  const scripts = files.filter((path) => path.endsWith('.js') && path !== 'doctor.js')
  for (const path of scripts) {
    expect([path, existsSync(join(maps, `${path}.map`))]).toEqual([path, true])
    const { sources } = JSON.parse(readFileSync(join(maps, `${path}.map`), 'utf8')) as SourceMapPayload
    const foreign = sources.filter((source) => !/^(loader|locales|node_modules|src)\//.test(source))
    expect([path, foreign]).toEqual([path, []])
  }
  const loader = readFileSync(join(folder, now, 'loader.js'), 'utf8').split('\n')
  const map = JSON.parse(readFileSync(join(maps, 'loader.js.map'), 'utf8')) as SourceMapPayload
  const line = loader.findIndex((text) => text.includes('trusted-types'))
  const entry = new SourceMap(map).findEntry(line, loader[line]!.indexOf('the policy of the page'))
  expect(entry).toMatchObject({ originalSource: 'loader/files.ts' })
  const source = readFileSync(join(root, 'loader/files.ts'), 'utf8').split('\n')
  expect('originalLine' in entry && source[entry.originalLine]).toContain('the policy of the page')
  counted('scripts with a source map', scripts.length)
})
