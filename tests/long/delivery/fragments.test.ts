/** Pages that include the files of `npx shop-embed-cli fragments`: with SSI of the real nginx, and with PHP. */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { findProgram } from '../../../tools/find-programs.mjs'
import { cli } from '../../../tools/paths.mjs'
import { eventsOf, recordEvents } from '../../browser/support/events.js'
import { expect, test } from '../../browser/support/fixtures.js'
import { part } from '../../browser/support/parts.js'
import { shiftsOf, watchShifts } from '../../browser/support/shifts.js'
import { counted } from '../support/counted.js'
import { afterwards, cleanUp, isUp, serve, start, temporaryFolder } from '../support/programs.js'

test.afterEach(cleanUp)

const COMMAND = [join(cli, 'main.js'), 'fragments']

/** A page on another origin than the shop: its links need the shop's address. */
const config = (shop: string) => ({
  'DE/header.html': { widget: 'header', site: 'DE', apiBase: shop, credentials: 'include' },
  'DE/footer.html': {
    widget: 'footer',
    site: 'DE',
    apiBase: shop,
    credentials: 'include',
    showNewsletter: false,
  },
})

/** Writes the files, and a page that includes them. @param include  the line for a file */
function writeSite(shop: string, name: string, include: (file: string) => string): string {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config(shop)))
  const pages = join(folder, 'pages')
  mkdirSync(pages)
  const settings = [
    '--shop',
    shop,
    '--cdn',
    `${shop}/cdn/`,
    '--folder',
    join(pages, 'fragments'),
    '--sites',
    'DE',
  ]
  execFileSync(process.execPath, [
    ...COMMAND,
    ...settings,
    '--promotions',
    '--config',
    join(folder, 'config.json'),
  ])
  writeFileSync(
    join(pages, name),
    `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>Seite</title>${include('DE/head.html')}<style>body { margin: 0 }</style></head>
<body>${include('DE/header.html')}<main><h1>Seite</h1></main>${include('DE/footer.html')}
<script async crossorigin fetchpriority="high" src="${shop}/cdn/loader.js" data-site="DE" data-api-base="${shop}" data-credentials="include"></script>
</body></html>`,
  )
  return pages
}

const nginxConfig = (folder: string, port: number) => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(folder, 'pid')};
events {}
http {
  access_log off;
  types { text/html html; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / { ssi on; }
  }
}`

const WAYS = {
  nginx: async (shop: string) => {
    const pages = writeSite(shop, 'index.html', (file) => `<!--# include virtual="/fragments/${file}" -->`)
    const port = await freePort()
    writeFileSync(join(pages, 'nginx.conf'), nginxConfig(pages, port))
    const args = ['-p', pages, '-c', join(pages, 'nginx.conf'), '-e', 'stderr']
    const url = `http://127.0.0.1:${port}/`
    await isUp(url, start(findProgram('nginx')!, args))
    return url
  },
  php: async (shop: string) => {
    const pages = writeSite(shop, 'index.php', (file) => `<?php readfile(__DIR__ . '/fragments/${file}') ?>`)
    const url = `http://127.0.0.1:${await freePort()}/`
    const args = ['-d', 'display_errors=1', '-S', new URL(url).host, '-t', pages]
    await isUp(url, start(findProgram('php')!, args))
    return url
  },
}

for (const [name, open] of Object.entries(WAYS))
  test.describe(`with ${name}`, () => {
    test.skip(!findProgram(name), `${name} is not installed`)

    test('the page has the header before any script has run', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(await open(baseURL!))
      await expect(part(page, 'top-banner').filter({ visible: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Küche' }).first()).toHaveAttribute(
        'href',
        new RegExp(`^${baseURL}/`),
      )
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await context.close()
    })

    test('and works after it, without a movement', async ({ page, baseURL }) => {
      await recordEvents(page)
      await watchShifts(page)
      await page.goto(await open(baseURL!))
      await expect.poll(() => eventsOf(page, 'shop-ready')).not.toEqual([])
      await expect(part(page, 'header')).toHaveCount(1)
      expect(await shiftsOf(page)).toEqual([])
      await page.locator('a[part=nav-item]').first().hover()
      await expect(page.locator('[part~=nav-flyout]:visible .leaf').first()).toBeVisible()
      counted(`pages that include files: ${name}`)
    })
  })

test('the command ends by itself: at once if nothing has changed, and after 15 s if a service hangs', async ({
  baseURL,
}) => {
  const folder = temporaryFolder()
  const run = async (shop: string) => {
    const args = ['--shop', shop, '--cdn', '/cdn/', '--folder', folder, '--sites', 'DE,AT']
    const child = spawn(process.execPath, [...COMMAND, ...args])
    afterwards(() => child.kill())
    let errors = ''
    child.stderr.on('data', (text: Buffer) => (errors += String(text)))
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, errors }
  }
  expect(await run(baseURL!)).toEqual({ code: 0, errors: '' })
  expect(await run(baseURL!)).toEqual({ code: 0, errors: '' })
  const hanging = await serve((request, response) => {
    if (request.url?.includes('site=AT')) return
    response.end(JSON.stringify({ list: [{ title: 'Kaffee', href: '/kaffee' }] }))
  })
  expect(await run(hanging)).toEqual({ code: 1, errors: expect.stringMatching(/^AT: .* in time\..*\n$/) })
})
