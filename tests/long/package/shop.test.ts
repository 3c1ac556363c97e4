/** Runs `npx shop-embed-cli shop` from the packed packages in an empty folder, as a host page's developer does. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { pack } from '../../../tools/pack.mjs'
import { root } from '../../../tools/paths.mjs'
import { part, placeholder } from '../../browser/support/parts.js'
import { expect, test } from './support/test.js'

const MAIN = 'node_modules/shop-embed-cli/dist/main.js'

let running: ChildProcess | undefined
test.afterEach(() => void running?.kill('SIGKILL'))

/** @returns the addresses of the shop and of its partner, and a function that stops the shop and returns its exit code */
async function startShop(folder: string, ...args: string[]) {
  // The port after it is the partner's.
  const shop = spawn(process.execPath, [MAIN, 'shop', '--port', String(await freePort()), ...args], {
    cwd: folder,
  })
  running = shop
  let printed = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (printed += String(text)))
  await expect.poll(() => printed).toContain('Ctrl+C closes the shop.')
  return {
    printed,
    url: /The shop is open at (\S+)/.exec(printed)![1]!,
    async close() {
      const exited = once(shop, 'exit')
      shop.kill('SIGTERM')
      return (await exited)[0] as number
    },
  }
}

/** The page of the README's first minute. */
async function firstPage(): Promise<string> {
  const readme = await readFile(join(root, 'README.md'), 'utf8')
  return /```html\n(<!doctype html>[^]*?)```/.exec(readme)![1]!
}

test('a first page in an empty folder has a cart, which is still there after the next start', async ({
  installApp,
  page,
}) => {
  const folder = await installApp('commands', (folder) => pack(folder, 'shop-embed-cli'))
  await writeFile(join(folder, 'first.html'), await firstPage())
  const args = ['--pages', '.', '--state', 'state.json']
  const shop = await startShop(folder, ...args)
  expect(shop.printed).toContain(
    `<script async crossorigin fetchpriority="high" src="${shop.url}/cdn/loader.js" data-site="DE"></script>`,
  )

  await page.goto(`${shop.url}/my/`)
  await page.getByRole('link', { name: 'first.html' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(part(page, 'cart-badge')).toHaveText('1')
  await placeholder(page, 'footer').scrollIntoViewIfNeeded()
  await expect(part(page, 'legal-link').first()).toBeVisible()
  expect(await shop.close()).toBe(0)

  const again = await startShop(folder, ...args)
  // The browser has the cookie of the host, whatever its port.
  await page.goto(`${again.url}/service/cartfrontend/cart`)
  await expect(part(page, 'cart-badge')).toHaveText('1')
  expect(await again.close()).toBe(0)
})

test('the package has the docs and all pages that need no checkout', async ({
  installApp,
  page,
  request,
}) => {
  const folder = await installApp('commands', (folder) => pack(folder, 'shop-embed-cli'))
  const shop = await startShop(folder, '--site', 'AT')
  await page.goto(shop.url)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
  await page.goto(`${shop.url}/demo`)
  const links = await page
    .locator('main table')
    .first()
    .getByRole('link')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href))
  expect(links.length).toBeGreaterThan(25)
  const paths = [
    '/docs/',
    '/docs/reference/options',
    '/docs/reference/header',
    '/docs/builder',
    '/docs/samples/first-page.html',
    '/assets/legacy.css',
  ]
  for (const address of [...links, ...paths.map((path) => `${shop.url}${path}`)])
    expect((await request.get(address)).status(), address).toBe(200)

  await page.goto(`${shop.url}/hosts`)
  const hosts = await page
    .locator('main table')
    .getByRole('link')
    .evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href))
  expect(hosts.length).toBeGreaterThan(10)
  for (const address of hosts)
    for (const [, src] of (await (await request.get(address)).text()).matchAll(
      /<(?:script|link)[^>]* (?:src|href)="(\/[^"]+)"/g,
    ))
      expect((await request.get(`${shop.url}${src}`)).status(), `${src} on ${address}`).toBe(200)

  // The shop renders these with the package `shop-embed`.
  const fragments = await (await request.get(`${shop.url}/?fragments=1`)).text()
  expect(fragments).toContain('<template shadowrootmode="open">')
  expect(await shop.close()).toBe(0)
})

test('reports wrong options, a port in use and an invalid state file', async ({ installApp }) => {
  const folder = await installApp('commands', (folder) => pack(folder, 'shop-embed-cli'))
  const run = async (...args: string[]) => {
    const shop = spawn(process.execPath, [MAIN, 'shop', ...args], { cwd: folder })
    let printed = ''
    shop.stderr.on('data', (text) => (printed += String(text)))
    const [code] = await once(shop, 'close')
    return { code: code as number, printed }
  }
  expect(await run('--site', 'US')).toMatchObject({
    code: 2,
    printed: expect.stringContaining('--site has to be one of'),
  })
  const state = await run('--state', 'package.json', '--port', String(await freePort()))
  expect(state).toMatchObject({ code: 2, printed: expect.stringContaining('package.json has a wrong shape') })
  expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))).toHaveProperty('dependencies')
  const shop = await startShop(folder)
  const { port } = new URL(shop.url)
  expect(await run('--port', port)).toMatchObject({
    code: 1,
    printed: expect.stringContaining(`Port ${port} is in use`),
  })
  expect(await shop.close()).toBe(0)
})
