/**
 * Runs the packed `shop-embed-cli` in workerd, the runtime of Cloudflare Workers, with `wrangler.toml`, and in Deno:
 * each response equals that of the Node.js server, byte for byte.
 */
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Miniflare, Response as MiniflareResponse } from 'miniflare'
import { freePort } from '../../../../tools/free-port.mjs'
import { bundleWorker } from '../bundle-worker.mjs'
import { pack } from '../../../../tools/pack.mjs'
import { root } from '../../../../tools/paths.mjs'
import { SITE_NAMES } from '../../../../src/api/names.js'
import { afterwards, cleanUp, isUp, serve, start } from './server.js'
import { counted } from '../../support/counted.js'
import { expect, run, test } from '../../package/support/test.js'

test.afterEach(cleanUp)

const DENO_VERSION = '2.9.6'
/** The last version for Node.js 20. */
const WRANGLER_VERSION = '4.86.0'

/** Headers of the connection, which depend on the server program. */
const OF_THE_CONNECTION = [
  'connection',
  'content-length',
  'date',
  'keep-alive',
  'mf-content-encoding',
  'transfer-encoding',
]

interface Sent {
  status: number
  headers: Record<string, string>
  body: string
}

/** Sends a request. */
type Send = (path: string, init?: { method?: string; headers?: Record<string, string> }) => Promise<Sent>

const read = async (
  response: Pick<Response, 'status' | 'text'> & { headers: Iterable<[string, string]> },
) => ({
  status: response.status,
  headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name))),
  body: await response.text(),
})

interface Servers {
  node: Send
  edge: Send
}

/** Starts the Node.js server with these variables. */
async function startNode(folder: string, variables: Record<string, string>): Promise<Send> {
  const port = await freePort()
  const main = join(folder, 'node_modules/shop-embed-cli/dist/main.js')
  const server = start(process.execPath, [main, 'fragments', '--port', String(port)], { env: variables })
  await isUp(`http://127.0.0.1:${port}/health`, server)
  return async (path, init) => read(await fetch(`http://127.0.0.1:${port}${path}`, init))
}

/** Starts both with the variables of `wrangler.toml` and these. */
async function startBoth(folder: string, changed: Record<string, string>): Promise<Servers> {
  const worker = await bundleWorker(folder)
  const bindings = { ...worker.bindings, ...changed }
  // Hides the worker's log.
  const miniflare = new Miniflare({ ...worker, bindings, handleRuntimeStdio: () => {} })
  afterwards(() => miniflare.dispose())
  return {
    node: await startNode(folder, bindings),
    edge: async (path, init) => read(await miniflare.dispatchFetch(`https://fragments.example${path}`, init)),
  }
}

async function expectSame({ node, edge }: Servers, path: string, init?: Parameters<Send>[1]): Promise<Sent> {
  const sent = await node(path, init)
  expect(await edge(path, init), path).toEqual(sent)
  counted('responses of the edge that were those of Node.js')
  return sent
}

/** An application with the packed packages, and with the worker as an operator copies it. */
async function installWorker(
  install: (name: string, ...packages: Array<string | ((folder: string) => string)>) => Promise<string>,
  ...others: string[]
): Promise<string> {
  const folder = await install('commands', (folder) => pack(folder, 'shop-embed-cli'), ...others)
  for (const name of ['wrangler.toml', 'fragments-worker.ts'])
    await cp(join(root, 'cli/operators/deploy/files', name), join(folder, name))
  return folder
}

const NAVIGATION = JSON.stringify({
  list: [
    { title: 'Kaffee & Tee', href: '/kaffee', children: [{ title: 'Bohnen', href: '/bohnen' }] },
    { title: 'Zubehör', href: '/zubehoer', target: '_blank' },
  ],
})

test('in workerd, fragments, refusals and their headers match those of the Node.js server', async ({
  installApp,
  baseURL,
}) => {
  const folder = await installWorker(installApp)
  const servers = await startBoth(folder, {
    FRAGMENTS_SHOP: baseURL!,
    FRAGMENTS_CDN: `${baseURL}/cdn/`,
    FRAGMENTS_API_BASE: baseURL!,
  })
  for (const site of SITE_NAMES) {
    for (const widget of ['header', 'footer']) {
      const path = `/fragments/${widget}?site=${site}`
      const first = await expectSame(servers, path)
      expect(first.status).toBe(200)
      expect(first.body).toContain('<template shadowrootmode="open">')
      // This one comes from the cache.
      await expectSame(servers, path)
      const same = { headers: { 'If-None-Match': first.headers['etag']! } }
      expect((await expectSame(servers, path, same)).status).toBe(304)
      await expectSame(servers, path, { method: 'HEAD' })
    }
  }
  expect((await expectSame(servers, '/fragments/head')).body).toContain('<link rel="stylesheet"')
  for (const [path, status] of [
    ['/fragments/header?site=DE&sticky&theme=dark&locale=en', 200],
    ['/fragments/header?theme=dark&sticky=1&site=DE&locale=en', 200],
    ['/fragments/header?site=XX', 400],
    ['/fragments/header?site=DE&site=DE', 400],
    ['/fragments/header', 400],
    ['/fragments/footer?site=DE&colour=%F0%9F%94%B4', 400],
    ['/fragments/head?site=DE', 400],
    [`/fragments/footer?site=${'D'.repeat(2000)}`, 414],
    ['/health', 200],
    ['/ready', 200],
  ] as const)
    expect([path, (await expectSame(servers, path)).status]).toEqual([path, status])
  const refused = await expectSame(servers, '/fragments/footer?site=DE', { method: 'POST' })
  expect(refused).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  // Only this one differs: the edge has no metrics.
  expect(await servers.edge('/metrics')).toMatchObject({
    status: 404,
    body: '{"error":"this address does not exist, allowed: /fragments/footer, /fragments/head, /fragments/header, /health, /ready"}',
  })
})

test('in workerd, the last good navigation survives a failure of its service, with the headers of Node.js', async ({
  installApp,
}) => {
  const folder = await installWorker(installApp)
  let isDown = true
  const shop = await serve((_request, response) => {
    response.statusCode = isDown ? 500 : 200
    response.end(isDown ? '' : NAVIGATION)
  })
  // Each request makes a call, and no pause follows a failure.
  const variables = {
    FRAGMENTS_SHOP: shop,
    FRAGMENTS_NAVIGATION_FRESH_S: '0',
    FRAGMENTS_NAVIGATION_PAUSE_S: '0',
  }
  const servers = await startBoth(folder, variables)
  const path = '/fragments/header?site=DE'
  expect(await expectSame(servers, path)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  expect((await expectSame(servers, '/ready')).status).toBe(503)
  expect((await expectSame(servers, '/fragments/footer?site=DE')).status).toBe(200)

  const bothAre = (state: string) =>
    expect
      .poll(async () => {
        const responses = await Promise.all([servers.node(path), servers.edge(path)])
        return responses.map(({ headers }) => headers['x-fragment'])
      })
      .toEqual([state, state])
  isDown = false
  await bothAre('fresh')
  const good = await expectSame(servers, path)
  expect(good.body).toContain('Kaffee &amp; Tee')
  isDown = true
  await bothAre('stale')
  const stale = await expectSame(servers, path)
  expect(stale).toMatchObject({ status: 200, body: good.body, headers: { 'x-fragment': 'stale' } })
  isDown = false
  await bothAre('fresh')
})

test('the worker in docs/edge.md puts the header into a page, and keeps the placeholder without a fragment', async ({
  installApp,
}) => {
  const folder = await installWorker(installApp)
  const [, sample] = /```js\n([^`]*HTMLRewriter[^`]*)```/.exec(await readFile('docs/edge.md', 'utf8'))!
  await writeFile(join(folder, 'fragments-worker.ts'), sample!)
  const placeholder = '<div data-shop-widget="header" data-site="DE"><a href="/">Shop</a></div>'
  let isDown = false
  const miniflare = new Miniflare({
    ...(await bundleWorker(folder)),
    handleRuntimeStdio: () => {},
    outboundService: ({ url }: { url: string }) => {
      if (isDown && url.includes('navigation')) return new MiniflareResponse('', { status: 500 })
      if (url.includes('navigation')) return new MiniflareResponse(NAVIGATION)
      const headers = { 'Content-Type': 'text/html' }
      return new MiniflareResponse(`<head><title>Page</title></head>${placeholder}<h1>Page</h1>`, { headers })
    },
  })
  afterwards(() => miniflare.dispose())
  const show = async (origin: string) => (await miniflare.dispatchFetch(`${origin}/page`)).text()
  const page = await show('https://shop.example')
  expect(page).toMatch(
    /^<head><title>Page<\/title><link rel="stylesheet" href="https:\/\/cdn\.example\/files\/styles/,
  )
  expect(page).toContain('Kaffee &amp; Tee')
  expect(page).not.toContain(placeholder)
  expect(page).toMatch(/<\/div><h1>Page<\/h1>$/)
  isDown = true
  // Another origin has a cache without a navigation.
  expect(await show('https://other.example')).toContain(placeholder)
})

test('wrangler accepts the configuration, and bundles the worker without a warning', async ({
  installApp,
}) => {
  const folder = await installWorker(installApp, `wrangler@${WRANGLER_VERSION}`)
  const { stdout, stderr } = await run(
    folder,
    'npx',
    'wrangler',
    'deploy',
    '--dry-run',
    '--outdir',
    'bundled',
  )
  expect(stdout).toContain('FRAGMENTS_SHOP')
  expect(stdout + stderr).not.toMatch(/warning|error/i)
})

test('in Deno, fragments match those of the Node.js server', async ({ installApp, baseURL }) => {
  const packed = (folder: string) => pack(folder, 'shop-embed-cli')
  const folder = await installApp('commands', packed, `deno@${DENO_VERSION}`)
  const port = await freePort()
  const variables = { FRAGMENTS_SHOP: baseURL!, PORT: String(port) }
  const deno = start(
    join(folder, 'node_modules/.bin/deno'),
    ['run', '--allow-net', '--allow-env', '--allow-read', 'deno.js'],
    { env: { ...variables, DENO_DIR: join(folder, 'deno') }, cwd: folder },
  )
  await isUp(`http://127.0.0.1:${port}/health`, deno)
  const servers: Servers = {
    node: await startNode(folder, { FRAGMENTS_SHOP: baseURL! }),
    edge: async (path, init) => read(await fetch(`http://127.0.0.1:${port}${path}`, init)),
  }
  for (const path of ['header?site=DE', 'header?site=TR', 'footer?site=AT', 'head', 'header?site=XX']) {
    await expectSame(servers, `/fragments/${path}`)
    await expectSame(servers, `/fragments/${path}`)
  }
})
