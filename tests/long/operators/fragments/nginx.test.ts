/** `nginx-fragments.conf`, run by the real nginx. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
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
  shownIn,
  start,
  startFragmentServer,
  statusOf,
  temporaryFolder,
  textOf,
} from './server.js'

const nginx = findProgram('nginx')
test.skip(!nginx, 'nginx is not installed')
test.afterEach(cleanUp)

const FALLBACK = '<a href="/">Our shop</a>'
const placeholder = (site: string) => `<div data-shop-widget="header" data-site="${site}">${FALLBACK}</div>`

const page = (query: string, site: string) => `<!doctype html>
<title>${site}</title>
<!--# block name="shop-head" --><!--# endblock --><!--# include virtual="/fragments/head" stub="shop-head" -->
<!--# block name="shop-header" -->${placeholder(site)}<!--# endblock -->
<!--# include virtual="/fragments/header?${query}" stub="shop-header" -->
<h1>Page of ${site}</h1>`

const PAGES = {
  DE: page('site=DE', 'DE'),
  AT: page('site=AT', 'AT'),
  wrong: page('site=DE&colour=red', 'DE'),
}

/** The file as a shop would use it, with other ports and folders. */
function configuration(folder: string, port: number, fragments: number): string {
  const deployed = readFileSync(join(root, 'cli/operators/deploy/files/nginx-fragments.conf'), 'utf8')
    .replace('/var/cache/nginx/shop-fragments', join(folder, 'cache'))
    .replace('127.0.0.1:8080', `127.0.0.1:${fragments}`)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/shop', join(folder, 'pages'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
error_log ${join(folder, 'errors.log')};
events {}
http {
  access_log off;
  default_type text/html;
  ${temporary}
  ${deployed}
}`
}

async function open() {
  const folder = temporaryFolder()
  const [port, fragments] = [await freePort(), await freePort()]
  mkdirSync(join(folder, 'pages'))
  writeFileSync(join(folder, 'pages/index.html'), 'up')
  for (const [name, html] of Object.entries(PAGES)) writeFileSync(join(folder, `pages/${name}.html`), html)
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, fragments))
  const log = join(folder, 'errors.log')
  const program = start(nginx!, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', log])
  const url = `http://127.0.0.1:${port}`
  await isUp(url, program)
  return {
    url,
    fragments,
    show: (name: keyof typeof PAGES) => textOf(`${url}/${name}.html`),
    errors: () => readFileSync(log, 'utf8'),
  }
}

test('the page has the links of the navigation, and keeps them while the fragment server is down', async ({
  baseURL,
}) => {
  const { url, fragments, show, errors } = await open()
  const link = await firstLink(baseURL!, 'DE')
  const server = await startFragmentServer(baseURL!, fragments)
  const html = await show('DE')
  expect(shownIn(html)).toContain(link)
  expect(html).toContain('<h1>Page of DE</h1>')
  expect(html).not.toContain(FALLBACK)
  expect(html).toMatch(/<title>DE<\/title>\n<link rel="stylesheet" href="[^"]*styles\/header\./)
  expect(await statusOf(`${url}/fragments/header?site=DE`)).toBe(404)

  await server.stop()
  // nginx has tried to renew the fragment, so it is no longer fresh.
  await expect
    .poll(async () => {
      expect(shownIn(await show('DE'))).toContain(link)
      return errors()
    })
    .toContain('Connection refused')
  expect(shownIn(await show('DE'))).toContain(link)

  await startFragmentServer(baseURL!, fragments)
  await expect.poll(() => show('AT')).not.toContain(FALLBACK)
  counted('recipes tried: nginx')
})

test('a fragment server that has restarted while the shop is down does not replace the cached fragment', async ({
  baseURL,
}) => {
  const { fragments, show } = await open()
  const link = await firstLink(baseURL!, 'DE')
  const server = await startFragmentServer(baseURL!, fragments)
  expect(shownIn(await show('DE'))).toContain(link)
  await server.stop()
  const nowhere = `http://127.0.0.1:${await freePort()}`
  const restarted = await startFragmentServer(nowhere, fragments)
  await expect
    .poll(async () => {
      expect(shownIn(await show('DE'))).toContain(link)
      return restarted.printed()
    })
    .toContain('"url":"/fragments/header?site=DE","status":503')
  expect(shownIn(await show('DE'))).toContain(link)
})

test('without a fragment in the cache, the page has the placeholder with its fallback', async () => {
  const { show } = await open()
  const html = await show('AT')
  expect(html).toContain(placeholder('AT'))
  expect(html).toContain('<h1>Page of AT</h1>')
  expect(html).not.toMatch(/error|nginx/i)
})

test('for a refused request, the page has the placeholder instead of the error text', async ({ baseURL }) => {
  const { fragments, show } = await open()
  await startFragmentServer(baseURL!, fragments)
  const html = await show('wrong')
  expect(html).toContain(placeholder('DE'))
  expect(html).not.toMatch(/allowed|error/)
})
