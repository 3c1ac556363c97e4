/** `nginx.conf` in a real nginx: the response for each kind of file, and what it does not serve. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { filesIn, writeServed } from '../../../cli/release/files.js'
import { channelOf } from '../../../cli/release/versions.js'
import { findBrotliModule, findProgram } from '../../../tools/find-programs.mjs'
import { version } from '../../../tools/package-facts.mjs'
import { cli } from '../../../tools/paths.mjs'
import { startNginx } from '../../../tools/start-nginx.mjs'
import { counted } from '../support/counted.js'

/** Time for compressing the docs. */
const RELEASE_MS = 240_000

/** Represents another release's loader. */
const CANARY = '/* canary */'

interface Response {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Manifest {
  files: Record<string, unknown>
}

let parent: string
let folder: string
/** The channel, such as `v1`. */
let channel: string
/** The paths of the shared files, and of the files of this release only. */
let shared: string[]
let own: string[]
let nginx: Awaited<ReturnType<typeof startNginx>> | undefined

test.skip(!findProgram('nginx'), 'nginx is not installed')

test.beforeAll(async () => {
  test.setTimeout(RELEASE_MS)
  parent = mkdtempSync(join(tmpdir(), 'shop-embed-origin-'))
  folder = join(parent, 'release')
  execFileSync(process.execPath, [join(cli, 'main.js'), 'release', '--folder', folder])
  channel = channelOf(version)
  writeServed(folder, new Map([[`${channel}-canary/loader.js`, CANARY]]))
  const manifest = JSON.parse(readFileSync(join(folder, version, 'manifest.json'), 'utf8')) as Manifest
  const named = Object.keys(manifest.files).map((path) => posix.join(version, path))
  shared = named.filter((path) => path.startsWith('files/'))
  own = [...named.filter((path) => path.startsWith(version)), `${version}/manifest.json`]
  // Somebody has put these files there by mistake.
  writeFileSync(join(folder, version, 'loader.js.map'), '{}')
  writeFileSync(join(folder, '.htaccess'), 'secret')
  writeFileSync(join(folder, 'files/chunks/core.js.map'), '{}')
  writeFileSync(join(`${folder}-maps`, 'loader.js.map'), '{}')
  // An early release has all its files in its own folder.
  writeServed(folder, new Map([['0.0.1/chunks/core.1.js', 'core']]))
  nginx = await startNginx(folder)
})

test.afterAll(async () => {
  await nginx?.stop()
  rmSync(parent, { recursive: true, force: true })
})

/** Sends the path as it is: `fetch` would resolve `..` in it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(nginx!.origin)
    request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      )
    })
      .once('error', reject)
      .end()
  })

const FOR_ALL = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000',
  server: 'nginx',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
const SHORT = 'public, max-age=300, stale-if-error=86400'
const CHANNEL = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400'

const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  woff2: 'font/woff2',
}
const typeOf = (path: string) => TYPES[path.split('.').at(-1)!]!

test('every file of the folder has the type of its ending, also in the docs, whose pages have no ending', async () => {
  const paths = filesIn(folder).filter((path) => !/^\.|\.map$/.test(path))
  for (const path of paths) {
    const address = `/${path.replace(/(index)?\.html$/, '')}`
    const { status, headers } = await get(address)
    expect([address, status, headers['content-type']]).toEqual([address, 200, typeOf(path)])
  }
  counted('files of a release and its docs with their type', paths.length)
})

test('every file of a release is cached for good, and has its type and the headers that pages of other origins need', async () => {
  expect(own.toSorted()).toEqual(
    ['THIRD-PARTY-LICENCES.txt', 'header.js', 'loader.js', 'manifest.json', 'sbom.cdx.json'].map(
      (name) => `${version}/${name}`,
    ),
  )
  for (const path of [...shared, ...own, '0.0.1/chunks/core.1.js']) {
    const { status, headers, body } = await get(`/${path}`)
    expect([path, status, headers]).toEqual([
      path,
      200,
      expect.objectContaining({
        ...FOR_ALL,
        'cache-control': IMMUTABLE,
        'content-type': typeOf(path),
        etag: expect.any(String),
      }),
    ])
    expect(body.equals(readFileSync(join(folder, path))), path).toBe(true)
  }
  counted("files of a release with nginx's headers", shared.length + own.length)
})

test('the addresses that change with a release are cached for minutes, and a visitor never waits for a new loader', async () => {
  const channels = [`${channel}/loader.js`, `${channel}/header.js`, `${channel}-canary/loader.js`]
  for (const path of [...channels, 'manifest.json']) {
    const { status, headers } = await get(`/${path}`)
    const control = channels.includes(path) ? CHANNEL : SHORT
    expect([path, status, headers]).toEqual([
      path,
      200,
      expect.objectContaining({ ...FOR_ALL, 'cache-control': control, 'content-type': typeOf(path) }),
    ])
  }
})

const encodings = [
  { name: 'br', decode: brotliDecompressSync, accepts: 'gzip, deflate, br' },
  { name: 'gzip', decode: gunzipSync, accepts: 'gzip, deflate' },
]
for (const { name, decode, accepts } of encodings)
  test(`text is sent in ${name}, as the release has compressed it`, async () => {
    test.skip(name === 'br' && !findBrotliModule(), "nginx's module for brotli is not installed")
    for (const path of [...shared, ...own]) {
      const { headers, body } = await get(`/${path}`, { 'Accept-Encoding': accepts })
      if (path.endsWith('.jpg')) expect([path, headers['content-encoding']]).toEqual([path, undefined])
      else {
        expect([path, headers]).toEqual([
          path,
          expect.objectContaining({
            ...FOR_ALL,
            'cache-control': IMMUTABLE,
            'content-encoding': name,
            'content-type': typeOf(path),
            vary: 'Accept-Encoding',
          }),
        ])
        const ending = name === 'br' ? '.br' : '.gz'
        expect(body.equals(readFileSync(join(folder, path + ending))), path).toBe(true)
        expect(decode(body).equals(readFileSync(join(folder, path))), path).toBe(true)
      }
    }
  })

test('a browser that has the file gets 304 without content', async () => {
  for (const path of [`/${channel}/loader.js`, `/${version}/loader.js`]) {
    const { headers } = await get(path)
    const again = await get(path, { 'If-None-Match': headers.etag! })
    expect([path, again.status, again.body.length]).toEqual([path, 304, 0])
    expect(again.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': headers['cache-control'],
      etag: headers.etag,
    })
  }
})

test('HEAD works, which the loader uses to find out why a file was refused; other methods do not', async () => {
  const head = await get(`/${version}/loader.js`, {}, 'HEAD')
  expect([head.status, head.body.length]).toEqual([200, 0])
  expect(head.headers).toMatchObject(FOR_ALL)
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect([method, (await get(`/${version}/loader.js`, {}, method)).status]).toEqual([method, 405])
})

test('a missing file is 404 and is not cached, because the next deployment may bring it', async () => {
  const { status, headers } = await get('/files/chunks/header.00000000.js')
  expect(status).toBe(404)
  expect(headers).toMatchObject({ ...FOR_ALL, 'cache-control': 'no-store' })
})

test('folders, source maps, compressed forms and files put there by mistake have no address', async () => {
  const script = shared.find((path) => path.endsWith('.js'))
  const paths = [
    '/',
    `/${version}`,
    `/${version}/`,
    '/files',
    '/files/',
    '/files/chunks',
    '/files/chunks/',
    '/files/chunks/core.js.map',
    `/${script}.br`,
    `/${script}.gz`,
    `/${channel}`,
    `/${channel}/`,
    `/${version}/loader.js.map`,
    '/release-maps/loader.js.map',
    `/${version}/loader.js.br`,
    `/${version}/loader.js.gz`,
    '/.htaccess',
  ]
  for (const path of paths) {
    const { status, body } = await get(path)
    expect([path, status]).toEqual([path, 404])
    expect(body.toString()).not.toMatch(/secret|loader|chunks|nginx\/\d/)
  }
})

test('no spelling of a path leads out of the folder', async () => {
  const paths = [
    `/../release-maps/loader.js.map`,
    `/${version}/../../release-maps/loader.js`,
    `/${version}/..%2f..%2frelease-maps%2floader.js.map`,
    `/${version}/%2e%2e/%2e%2e/release-maps/loader.js.map`,
    `/files/chunks/..\\..\\..\\release-maps\\loader.js.map`,
    '/files/../../release-maps/loader.js.map',
    '/files/chunks/%2e%2e/%2e%2e/%2e%2e/release-maps/loader.js',
    `//etc/passwd`,
    `/${version}/loader.js%00.map`,
    `/${channel}/loader.js/../../../etc/passwd`,
    `/${version}/....//....//etc/passwd`,
  ]
  for (const path of paths)
    expect([path, [400, 404]]).toEqual([path, expect.arrayContaining([(await get(path)).status])])
  counted('spellings of a path outside of the folder', paths.length)
})

test('a cookie chooses the channel; any other value leads to the usual one', async () => {
  const loaderFor = async (cookie: string) =>
    (await get(`/${channel}/loader.js`, { Cookie: cookie })).body.toString()
  expect(await loaderFor('a=b; shop_embed_channel=canary')).toBe(CANARY)
  const stable = readFileSync(join(folder, `${channel}/loader.js`), 'utf8')
  for (const value of ['stable', '../../etc', `${channel}-canary`, ''])
    expect([value, await loaderFor(`shop_embed_channel=${value}`)]).toEqual([value, stable])
})

test('a visitor of the canary gets the usual channel if there is no canary', async () => {
  const { body } = await get(`/${channel}/header.js`, { Cookie: 'shop_embed_channel=canary' })
  expect(body.equals(readFileSync(join(folder, `${channel}/header.js`)))).toBe(true)
})

test('a share of the visitors gets the canary, and each of them the same one each time', async () => {
  const other = await startNginx(folder, (text) => text.replace('# 5%  "-canary";', '50%  "-canary";'))
  const isCanary = async (browser: number, cookie = '') => {
    const headers = { 'User-Agent': `browser ${browser}`, Cookie: cookie }
    return (await (await fetch(`${other.origin}/${channel}/loader.js`, { headers })).text()) === CANARY
  }
  const browsers = Array.from({ length: 40 }, (_, at) => at)
  const first = await Promise.all(browsers.map((at) => isCanary(at)))
  expect(new Set(first)).toEqual(new Set([true, false]))
  expect(await Promise.all(browsers.map((at) => isCanary(at)))).toEqual(first)
  expect(await isCanary(first.indexOf(true), 'shop_embed_channel=stable')).toBe(false)
  await other.stop()
})
