/** `varnish-fragments.vcl`, run by the real Varnish. */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '../../../../tools/free-port.mjs'
import { findProgram } from '../../../../tools/find-programs.mjs'
import { root } from '../../../../tools/paths.mjs'
import { counted } from '../../support/counted.js'
import {
  cleanUp,
  firstLink,
  isUp,
  serve,
  shownIn,
  start,
  startFragmentServer,
  statusOf,
  temporaryFolder,
  textOf,
} from './server.js'

const varnish = findProgram('varnishd')
test.skip(!varnish, 'Varnish is not installed')
test.afterEach(cleanUp)

/** The shop's pages: the query of the page is that of the include. */
const servePages = () =>
  serve((request, response) => {
    const query = (request.url ?? '').split('?')[1] ?? ''
    response.setHeader('Content-Type', 'text/html')
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Surrogate-Control', 'content="ESI/1.0"')
    response.end(
      `<!doctype html>\n<esi:include src="/fragments/head"/>\n<esi:include src="/fragments/header?${query.replaceAll('&', '&amp;')}"/><h1>Page</h1>`,
    )
  })

async function open() {
  const folder = temporaryFolder()
  const [port, fragments] = [await freePort(), await freePort()]
  const pages = await servePages()
  const vcl = readFileSync(join(root, 'cli/operators/deploy/files/varnish-fragments.vcl'), 'utf8')
    .replace('"8000"', `"${new URL(pages).port}"`)
    .replace('"8080"', `"${fragments}"`)
  writeFileSync(join(folder, 'shop.vcl'), vcl)
  const name = join(folder, 'varnish')
  const address = ['-a', `127.0.0.1:${port}`, '-f', join(folder, 'shop.vcl'), '-n', name]
  const program = start(varnish!, ['-F', '-j', 'none', '-s', 'malloc,16m', ...address])
  const url = `http://127.0.0.1:${port}`
  await isUp(`${url}/`, program)
  return {
    url,
    fragments,
    show: (query: string) => textOf(`${url}/page?${query}`),
    backends: () =>
      spawnSync(findProgram('varnishadm')!, ['-n', name, 'backend.list'], { encoding: 'utf8' }).stdout,
  }
}

test('the page has the links of the navigation, and keeps them while the fragment server is down', async ({
  baseURL,
}) => {
  const { url, fragments, show, backends } = await open()
  const link = await firstLink(baseURL!, 'DE')
  const server = await startFragmentServer(baseURL!, fragments)
  const isSick = () => /fragments\s+probe\s+0|fragments\s.*sick/.test(backends())
  await expect.poll(isSick, { timeout: 20_000 }).toBe(false)
  await expect.poll(async () => shownIn(await show('site=DE'))).toContain(link)
  expect(await show('site=DE')).toContain('<h1>Page</h1>')
  // For each include, Varnish briefly keeps the response of a server that is down.
  await expect.poll(() => show('site=DE')).toMatch(/<!doctype html>\n<link rel="stylesheet"/)
  expect(await statusOf(`${url}/fragments/header?site=DE`)).toBe(404)

  await server.stop()
  // The probes take longer to fail than the fragment is fresh.
  await expect.poll(isSick, { timeout: 20_000 }).toBe(true)
  expect(shownIn(await show('site=DE'))).toContain(link)
  counted('recipes tried: ESI with Varnish')
})

test('without a fragment in the cache, the page has a placeholder with the options of the address', async () => {
  const { show } = await open()
  const html = await show('site=AT&sticky=true&any-of-tags=%22%3E%3Cimg%3E')
  expect(html).toContain(
    '<!doctype html>\n\n<div data-shop-widget="header" data-site="AT" data-sticky="true"><a href="/">Shop</a></div><h1>Page</h1>',
  )
})

test('for a refused request, the page has the placeholder, too', async ({ baseURL }) => {
  const { fragments, show } = await open()
  await startFragmentServer(baseURL!, fragments)
  await expect
    .poll(() => show('site=DE&colour=red'))
    .toContain('<div data-shop-widget="header" data-colour="red" data-site="DE"><a href="/">Shop</a></div>')
})
