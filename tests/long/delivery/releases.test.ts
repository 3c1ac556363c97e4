/**
 * Two releases differ in one widget: an open page keeps its release, a new page gets the release that its channel serves,
 * going back works, and a returning visitor downloads only what has changed. The operator has the packed packages of both
 * versions and no clone. A static origin, or nginx with the packed `nginx.conf`, serves the folder.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test, type BrowserContext, type Page } from 'playwright/test'
import { channelOf } from '../../../cli/release/versions.js'
import type { Shop } from '../../../src/api/shop.js'
import { findProgram } from '../../../tools/find-programs.mjs'
import { cdn as builtFolder, maps, root } from '../../../tools/paths.mjs'
import { startNginx } from '../../../tools/start-nginx.mjs'
import { startTestShop, type TestShop } from '../engines/support/test-shop.js'
import { counted } from '../support/counted.js'
import { createOperator, isRegistryReachable, type Operator } from './support/operator.js'
import { buildCopy, TITLE } from './support/project-copy.js'
import { startStaticOrigin, type StaticOrigin } from './support/static-origin.js'
import { startCountingNginx, visit } from './support/visitor.js'

/** Time for a build and two installations. */
const BUILDS_MS = 600_000

const now = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version
const next = now.replace(/\d+$/, (patch) => String(Number(patch) + 1))
const channel = channelOf(now)

let parent: string
let folder: string
let cdn: StaticOrigin
let shop: TestShop
/** Operators with the packages of this version, and of the next one. */
let operator: Operator
let nextOperator: Operator
/** What the command printed for the first release. */
let printed: string

const release = (by: Operator, ...options: string[]) => by.run('release', ...options, '--folder', folder)
const at = () => ['--origin', cdn.origin]
const use = (version: string, ...options: string[]) => release(operator, 'use', version, ...at(), ...options)

interface Manifest {
  files: Record<string, { preload: string }>
  widgets: Record<string, string[]>
}
const manifestOf = (version: string) =>
  JSON.parse(readFileSync(join(folder, version, 'manifest.json'), 'utf8')) as Manifest
/** The address of a file in the release folder. */
const addressIn = (version: string, path: string) => posix.join(version, path)
const namedBy = (version: string) =>
  Object.keys(manifestOf(version).files).map((path) => addressIn(version, path))
const chunkOf = (version: string, widget: string) =>
  addressIn(version, manifestOf(version).widgets[widget]!.at(-1)!)

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(BUILDS_MS)
  parent = mkdtempSync(join(tmpdir(), 'shop-embed-releases-'))
  folder = join(parent, 'release')
  cdn = await startStaticOrigin(folder)
  shop = await startTestShop()
  test.skip(!(await isRegistryReachable()), 'the npm registry is not reachable')
  operator = await createOperator(join(parent, 'operator'))
  printed = await release(operator, ...at())
  buildCopy(join(parent, 'project'), { now, next })
  nextOperator = await createOperator(join(parent, 'next-operator'), join(parent, 'project'))
  await release(nextOperator, '--channel', `${channel}-canary`, ...at())
})

test.afterAll(() => {
  cdn?.close()
  shop?.close()
  rmSync(parent, { recursive: true, force: true })
})

const tagTo = (path: string) =>
  `<script async crossorigin fetchpriority="high" src="${cdn.origin}/${path}/loader.js" data-site="DE"></script>`
const PLACES = `<div data-shop-widget="header" data-show-promotion-banner="false"></div>
  <p style="height: 5000px">Article</p>
  <div data-shop-widget="newsletter"></div>`

interface OpenPage {
  page: Page
  /** The paths of all requests to the release folder. */
  requests: string[]
}

/** Opens a page in a browser without cache, and waits for its header. The newsletter form is far below the viewport. */
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
  expect(requests.filter(isNewsletter)).toEqual([chunkOf(version, 'newsletter')])
  expect(await versionIn(page)).toBe(version)
  const files = requests.filter((path) => !path.startsWith(channel))
  const named = namedBy(version)
  expect(files.filter((path) => !named.includes(path))).toEqual([])
  expect(files.some((path) => path.startsWith('files/assets/'))).toBe(true)
}

test('a canary gets the next release, and all other pages keep the current one', async ({ context }) => {
  await expectLazyWidget(await open(context, tagTo(channel)), now)
  await expectLazyWidget(await open(context, tagTo(`${channel}-canary`)), next)
})

test('pages that are open keep working when their channel serves another release, forward and back', async ({
  context,
}) => {
  const openBefore = await open(context, tagTo(channel))
  expect(await use(next)).toContain(`${channel} serves ${next}, and served ${now} before.`)
  await expectLazyWidget(openBefore, now)

  const openAfter = await open(context, tagTo(channel))
  await expectLazyWidget(await open(context, tagTo(channel)), next)

  expect(await use(now)).toContain(`${channel} serves ${now}, and served ${next} before.`)
  await expectLazyWidget(openAfter, next)
  await expectLazyWidget(await open(context, tagTo(channel)), now)
})

test('a page with the printed tag stays with its release, and the browser checks the loader', async ({
  context,
}) => {
  const pinned = /<script .*integrity.*<\/script>/.exec(printed)![0]
  expect(pinned).toContain(`${cdn.origin}/${now}/loader.js`)
  await use(next)
  const opened = await open(context, pinned)
  await expectLazyWidget(opened, now)
  expect(opened.requests).not.toContain(`${channel}/loader.js`)
  await use(now)

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
  const { files: listed, widgets } = manifestOf(now)
  const texts = Object.keys(listed).filter((path) => path.includes('chunks/de-DE.'))
  const hinted = [...widgets['header']!, ...texts]
  const linkTo = (path: string) =>
    `<${cdn.origin}/${addressIn(now, path)}>; rel=preload; as=script; crossorigin; integrity="${listed[path]!.preload}"`
  cdn.addPage('/page', `<div data-shop-widget="header" data-reduced="true"></div>${tagTo(now)}`, {
    Link: hinted.map(linkTo).join(', '),
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
  const files = requests.filter((path) => path.startsWith('/files/'))
  expect(files.toSorted()).toEqual([...new Set(files)].toSorted())
  const requested = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => new URL(name).pathname),
  )
  expect(requested).toHaveLength(hinted.length)
  expect(unused).toEqual([])
})

test('a release contains each text file also in brotli and gzip, and no source map', async () => {
  const files = (await readdir(folder, { recursive: true })).filter((path) => /\.\w+$/.test(path))
  const texts = files.filter((path) => /\.(js|css|json|svg|txt)$/.test(path))
  for (const path of texts)
    expect([path, files.includes(`${path}.br`), files.includes(`${path}.gz`)]).toEqual([path, true, true])
  expect(files.filter((path) => path.endsWith('.map'))).toEqual([])
  expect(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))).toEqual({
    origin: cdn.origin,
    // The pages have gone forward and back since the canary, which stays.
    channels: { [channel]: now, [`${channel}-canary`]: next },
    releases: { [now]: {}, [next]: {} },
  })
})

test('of two commands at once, one refuses, and the channel has the files of one release', async () => {
  const results = await Promise.allSettled([now, next].map((version) => use(version)))
  const refused = results.filter(({ status }) => status === 'rejected')
  // A computer with one core may run them one after the other.
  expect(refused.length).toBeLessThan(2)
  for (const result of refused)
    expect(String((result as PromiseRejectedResult).reason)).toContain('is locked')
  const served = [now, next].filter((version) =>
    ['loader.js', 'header.js'].every((name) =>
      readFileSync(join(folder, channel, name)).equals(readFileSync(join(folder, version, name))),
    ),
  )
  expect(served).toHaveLength(1)
  const packed = readFileSync(join(folder, channel, 'loader.js.gz'))
  expect(gunzipSync(packed).equals(readFileSync(join(folder, channel, 'loader.js')))).toBe(true)
  expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([])
  await use(now)
})

test('the packages have no source maps', () => {
  expect(existsSync(`${folder}-maps`)).toBe(false)
})

test('in a clone, every script of a release has a source map, which leads to the source line', async () => {
  const files = Object.keys(manifestOf(now).files).map((path) => path.replace('../files/', ''))
  // `header.js` is `loader.js`, and has no map of its own.
  const scripts = files.filter((path) => path.endsWith('.js') && path !== 'header.js')
  expect(scripts.length).toBeGreaterThan(20)
  for (const path of scripts) {
    expect([path, existsSync(join(maps, `${path}.map`))]).toEqual([path, true])
    const { sources } = JSON.parse(readFileSync(join(maps, `${path}.map`), 'utf8')) as SourceMapPayload
    const foreign = sources.filter((source) => !/^(loader|locales|node_modules|src)\//.test(source))
    expect([path, foreign]).toEqual([path, []])
  }
  const loader = readFileSync(join(folder, now, 'loader.js'), 'utf8').split('\n')
  const built = readFileSync(join(builtFolder, 'loader.js'), 'utf8').split('\n')
  // The map is that of the build.
  expect(loader.map(({ length }) => length)).toEqual(built.map(({ length }) => length))
  const map = JSON.parse(readFileSync(join(maps, 'loader.js.map'), 'utf8')) as SourceMapPayload
  const line = loader.findIndex((text) => text.includes('trusted-types'))
  const entry = new SourceMap(map).findEntry(line, loader[line]!.indexOf('the policy of the page'))
  expect(entry).toMatchObject({ originalSource: 'loader/files.ts' })
  const source = readFileSync(join(root, 'loader/files.ts'), 'utf8').split('\n')
  expect('originalLine' in entry && source[entry.originalLine]).toContain('the policy of the page')
  counted('scripts with a source map', scripts.length)
})

test('a release that changes one widget shares all files with the previous one, except that widget’s chunk and style sheet', async () => {
  const shared = (version: string) => namedBy(version).filter((path) => path.startsWith('files/'))
  const nameOf = (path: string) => path.replace(/\.[\w-]{8}\.(js|css)$/, '.$1')
  const added = shared(next).filter((path) => !shared(now).includes(path))
  expect(added.map(nameOf).toSorted()).toEqual(['files/chunks/newsletter.js', 'files/styles/newsletter.css'])
})

test.describe('nginx with `nginx.conf`', () => {
  test.skip(!findProgram('nginx'), 'nginx is not installed')
  let nginx: Awaited<ReturnType<typeof startNginx>> | undefined
  test.afterEach(async () => {
    await nginx?.stop()
    nginx = undefined
  })

  test('serves the widgets, and the docs to which a warning links', async ({ context }) => {
    nginx = await startNginx(folder)
    const page = await context.newPage()
    const warned = page.waitForEvent('console', (message) => /docs\/reference/.test(message.text()))
    const tag = `<script async crossorigin fetchpriority="high" src="${nginx.origin}/${channel}/loader.js" data-site="DE"></script>`
    shop.addPage('/warned', `<div data-shop-widget="header" data-sticky="maybe"></div>${tag}`)
    await page.goto(`${shop.origin}/warned`)
    await expect(page.locator('[part~=header]').first()).toBeVisible()
    expect(await versionIn(page)).toBe(now)
    const [link] = /https?:\/\/\S+/.exec((await warned).text())!
    expect(link).toMatch(new RegExp(`^${nginx.origin}/docs/reference`))
    const response = await fetch(link)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain(`id="${new URL(link).hash.slice(1)}"`)
  })
})

test.describe('a returning visitor', () => {
  test.skip(!findProgram('nginx'), 'nginx is not installed')
  let nginx: Awaited<ReturnType<typeof startCountingNginx>> | undefined

  /** A page with all visitor widgets: the footer contains the newsletter. @param control  `Cache-Control` of the channel */
  async function startOrigin(control: string): Promise<string> {
    nginx = await startCountingNginx(folder, join(parent, 'sent.log'), control)
    const widgets = ['header', 'support', 'footer']
    const places = widgets.map((name) => `<div data-shop-widget="${name}"></div>`).join('')
    shop.addPage(
      '/returning',
      `${places}<script async crossorigin fetchpriority="high" src="${nginx.origin}/${channel}/loader.js" data-site="DE"></script>`,
    )
    return `${shop.origin}/returning`
  }
  test.afterEach(async () => {
    await nginx?.stop()
    nginx = undefined
    await use(now)
  })

  const title = (page: Page) => page.locator('[data-shop-widget=newsletter] [part~=title]').innerText()

  test('downloads the loader and the chunk of the widget that has changed, and after going back only the loader', async ({
    context,
  }) => {
    // The file is too old to be used without revalidation.
    const address = await startOrigin('max-age=0')
    await visit(context, address)
    const first = nginx!.takeSent()
    expect(first).toContain(chunkOf(now, 'newsletter'))
    expect(first.length).toBeGreaterThan(10)

    await visit(context, address)
    expect(nginx!.takeSent()).toEqual([])

    await use(next)
    const after = await visit(context, address)
    expect(await versionIn(after)).toBe(next)
    expect(await title(after)).toBe(TITLE.next)
    const second = nginx!.takeSent()
    expect(second).toEqual([chunkOf(next, 'newsletter'), `${channel}/loader.js`])
    const bytesOf = (path: string) =>
      readFileSync(join(folder, existsSync(join(folder, `${path}.br`)) ? `${path}.br` : path)).length
    const sizeOf = (paths: string[]) => paths.reduce((sum, path) => sum + bytesOf(path), 0)
    test.info().annotations.push({
      type: 'downloaded',
      description: `first visit ${first.length} files, ${sizeOf(first)} bytes in brotli; after the release ${second.length} files, ${sizeOf(second)} bytes`,
    })

    await use(now)
    const back = await visit(context, address)
    expect(await versionIn(back)).toBe(now)
    expect(await title(back)).toBe(TITLE.now)
    expect(nginx!.takeSent()).toEqual([`${channel}/loader.js`])
  })

  test('does not wait for a new loader: it arrives in the background, for the next page', async ({
    context,
  }) => {
    const address = await startOrigin('max-age=0, stale-while-revalidate=86400')
    await visit(context, address)
    nginx!.takeSent()
    await use(next)

    const stale = await visit(context, address)
    expect(await versionIn(stale)).toBe(now)
    const transferred = await stale.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/loader.js'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    )
    // The page's own request comes from the cache. The next request runs in the background.
    expect(transferred[0]).toBe(0)
    await expect.poll(() => nginx!.takeSent()).toEqual([`${channel}/loader.js`])

    const renewed = await visit(context, address)
    expect(await versionIn(renewed)).toBe(next)
    expect(nginx!.takeSent().filter((path) => path.startsWith('files/'))).toEqual([
      chunkOf(next, 'newsletter'),
    ])
  })
})

test('clean removes what no kept release needs, and pages of the kept release keep working', async ({
  context,
}) => {
  const only = chunkOf(now, 'newsletter')
  const isThere = (path: string) => existsSync(join(folder, path))
  await use(next)
  expect(await release(operator, 'clean', '--keep', '0', '--remove')).toContain('There is nothing to remove.')

  // No channel has served this release for a long time. Its files get the time at which they were made.
  const record = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    releases: Record<string, { left?: string }>
  }
  record.releases[now]!.left = '2020-01-01T00:00:00.000Z'
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(record))
  for (const path of namedBy(now)) utimesSync(join(folder, path), 0, 0)

  const listed = await release(operator, 'clean', '--keep', '0')
  expect(listed).toContain(only)
  expect(listed).toContain('Nothing was removed.')
  expect([only, `${now}/loader.js`].filter(isThere)).toHaveLength(2)

  await release(operator, 'clean', '--keep', '0', '--remove')
  expect([only, `${only}.br`, `${now}/loader.js`].filter(isThere)).toEqual([])
  expect(namedBy(next).filter((path) => !isThere(path))).toEqual([])
  await expectLazyWidget(await open(context, tagTo(channel)), next)
})
