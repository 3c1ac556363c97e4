/** `fragments.php`, run by the real PHP. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '../../../../tools/free-port.mjs'
import { findProgram } from '../../../../tools/find-programs.mjs'
import { root } from '../../../../tools/paths.mjs'
import { counted } from '../../support/counted.js'
import { cleanUp, firstLink, serve, shownIn, startFragmentServer, temporaryFolder, textOf } from './server.js'

const php = findProgram('php')
test.skip(!php, 'PHP is not installed')
test.afterEach(cleanUp)

const FALLBACK = '<a href="/">Our shop</a>'
const PLACEHOLDER = `<div data-shop-widget="header" data-site="DE" data-sticky="true">${FALLBACK}</div>`
const LONG_AGO = new Date('2020-01-01')

const HEADER = `shop_fragment('header', ['sticky' => 'true', 'site' => 'DE'], '${FALLBACK}')`

/** A page waits at most a second for a fragment, which the first render of a busy machine can exceed. */
async function startWarmServer(shop: string, port: number) {
  const server = await startFragmentServer(shop, port)
  await textOf(`http://127.0.0.1:${port}/fragments/header?site=DE&sticky=true`)
  return server
}

/** @param echoed  the PHP expression that the page prints before its heading */
function open(server: string, echoed = HEADER, extra: NodeJS.ProcessEnv = {}) {
  const folder = temporaryFolder()
  const kept = join(folder, 'kept')
  const page = join(folder, 'page.php')
  writeFileSync(
    page,
    `<?php require '${join(root, 'cli/operators/deploy/files/fragments.php')}'; echo ${echoed}, '<h1>Page</h1>';`,
  )
  const age = (ending: string) => {
    for (const name of readdirSync(kept))
      if (name.endsWith(ending)) utimesSync(join(kept, name), LONG_AGO, LONG_AGO)
  }
  let logged = ''
  return {
    kept,
    async show(): Promise<string> {
      const env = { ...process.env, SHOP_FRAGMENT_SERVER: server, SHOP_FRAGMENT_FOLDER: kept, ...extra }
      const child = spawn(php!, ['-d', 'log_errors=1', '-d', 'error_log=', page], { env })
      let printed = ''
      child.stdout.on('data', (text: Buffer) => (printed += String(text)))
      child.stderr.on('data', (text: Buffer) => (logged += String(text)))
      await once(child, 'close')
      return printed
    },
    /** The log of PHP. */
    log: () => logged,
    /** The fragment is no longer fresh. */
    expire: () => age('.next'),
    /** The last good fragment is too old to be used. */
    outdate: () => age('.html'),
  }
}

test('the page has the links of the navigation, and keeps them while the fragment server is down', async ({
  baseURL,
}) => {
  const port = await freePort()
  const { show, expire, outdate } = open(`http://127.0.0.1:${port}`)
  const link = await firstLink(baseURL!, 'DE')
  const server = await startWarmServer(baseURL!, port)
  const html = await show()
  expect(shownIn(html)).toContain(link)
  expect(html).toMatch(/<\/div><h1>Page<\/h1>$/)

  await server.stop()
  expire()
  expect(await show()).toBe(html)
  outdate()
  expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)

  await startWarmServer(baseURL!, port)
  expire()
  expect(await show()).toBe(html)
  counted('recipes tried: PHP')
})

test('the head has the links to the style sheets, or nothing', async ({ baseURL }) => {
  const port = await freePort()
  const { show } = open(`http://127.0.0.1:${port}`, 'shop_head()')
  await startFragmentServer(baseURL!, port)
  expect(await show()).toMatch(/^(<link rel="stylesheet" href="[^"]+">){2}<h1>Page<\/h1>$/)
  const { show: showWithoutServer } = open(`http://127.0.0.1:${await freePort()}`, 'shop_head()')
  expect(await showWithoutServer()).toBe('<h1>Page</h1>')
})

test('without a last good fragment, the page has the placeholder with its fallback', async () => {
  const { show } = open(`http://127.0.0.1:${await freePort()}`)
  expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)
})

test('the placeholder has only names that an option can have, if the page passes on its query', async () => {
  const query = `['site' => '"><b>', 'x onmouseover=alert(1) y' => '1', '><img src=x>' => '', '0' => 'x', "a\\n" => 'x', 'list' => ['x']]`
  const page = `shop_fragment('header"', ${query}, '${FALLBACK}')`
  const { show } = open(`http://127.0.0.1:${await freePort()}`, page)
  expect(await show()).toBe(
    `<div data-shop-widget="header&quot;" data-site="&quot;&gt;&lt;b&gt;">${FALLBACK}</div><h1>Page</h1>`,
  )
})

test('a server that never responds delays a page only once', async () => {
  let calls = 0
  const server = await serve(() => void calls++)
  const { show } = open(server)
  expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)
  expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)
  expect(calls).toBe(1)
})

test('a page with three fragments waits only once for a server that never responds', async () => {
  let calls = 0
  const server = await serve(() => void calls++)
  const { show } = open(server, `shop_head(), ${HEADER}, shop_fragment('footer', ['site' => 'DE'])`)
  expect(await show()).toContain(PLACEHOLDER)
  expect(calls).toBe(1)
})

test.describe('a response that is not a whole fragment', () => {
  const expectPlaceholder = async (server: string) => {
    const { show } = open(server)
    expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)
  }

  test('is not used if the connection ends inside its body', async () => {
    await expectPlaceholder(
      await serve((_request, response) => {
        response.writeHead(200, { 'Content-Length': '1000' })
        response.write('<div><template shadowrootmode="open"><p>Half', () => response.destroy())
      }),
    )
  })

  test('is not used if a template stays open, which would hide the rest of the page', async () => {
    await expectPlaceholder(
      await serve((_request, response) => {
        response.write('<div><template shadowrootmode="open"><p>Half', () => response.destroy())
      }),
    )
  })

  test('delays the page only once if it never ends', async () => {
    let calls = 0
    const server = await serve((_request, response) => {
      calls++
      const timer = setInterval(() => response.write(' '), 100)
      response.once('close', () => clearInterval(timer))
    })
    const { show } = open(server)
    expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)
    expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)
    expect(calls).toBe(1)
  })
})

test('options that the server refuses are logged, and do not keep the page from its other fragments', async ({
  baseURL,
}) => {
  const port = await freePort()
  await startWarmServer(baseURL!, port)
  const { show, log } = open(
    `http://127.0.0.1:${port}`,
    `shop_fragment('footer', ['colour' => 'red']), ${HEADER}`,
  )
  expect(shownIn(await show())).toContain(await firstLink(baseURL!, 'DE'))
  expect(log()).toContain('the fragment server refuses /fragments/footer?colour=red: ')
  expect(log()).toContain('footer has no option')
})

const FRAGMENT = '<div>From the server</div>'
const serveFragment = () => serve((_request, response) => void response.end(FRAGMENT))
const FORGED = '<script>alert(1)</script>'

/** Puts HTML there under the name that the fragment will have, as it is known to everybody who has read the recipe. */
function forge(folder: string, server: string): void {
  const path = '/fragments/header?site=DE&sticky=true'
  const name = createHash('sha256')
    .update(server + path)
    .digest('hex')
  writeFileSync(join(folder, `${name}.html`), FORGED)
  writeFileSync(join(folder, `${name}.next`), '')
  const inAnHour = Date.now() / 1000 + 3600
  utimesSync(join(folder, `${name}.next`), inAnHour, inAnHour)
}

test.describe('a folder of fragments', () => {
  test('is created only for the user who runs PHP, even without a configured name', async () => {
    const server = await serveFragment()
    const temporary = temporaryFolder()
    const { show, log } = open(server, HEADER, { SHOP_FRAGMENT_FOLDER: '', TMPDIR: temporary })
    expect(await show()).toBe(`${FRAGMENT}<h1>Page</h1>`)
    const [name] = readdirSync(temporary)
    expect(name).toBe(`shop-fragments-${process.getuid!()}`)
    expect(statSync(join(temporary, name!)).mode & 0o777).toBe(0o700)
    expect(readdirSync(join(temporary, name!)).filter((file) => file.endsWith('.html'))).toHaveLength(1)
    expect(log()).toBe('')
  })

  test('of another user is not used: none of its content gets into the page', async () => {
    test.skip(process.getuid!() !== 0, 'only root can give a folder to another user')
    const server = await serveFragment()
    const { show, kept, log } = open(server)
    mkdirSync(kept, { mode: 0o700 })
    forge(kept, server)
    chownSync(kept, 65_534, 65_534)
    expect(await show()).toBe(`${FRAGMENT}<h1>Page</h1>`)
    expect(log()).toContain(
      `no fragments are kept, because ${kept} is not a folder of this user with mode 0700`,
    )
  })

  test('is not used if others may write into it', async () => {
    const server = await serveFragment()
    const { show, kept, log } = open(server)
    mkdirSync(kept)
    chmodSync(kept, 0o777)
    forge(kept, server)
    expect(await show()).toBe(`${FRAGMENT}<h1>Page</h1>`)
    expect(log()).toContain('mode 0700')
  })

  test('is not used if it is a link', async () => {
    const server = await serveFragment()
    const { show, kept } = open(server)
    const target = temporaryFolder()
    forge(target, server)
    symlinkSync(target, kept)
    expect(await show()).toBe(`${FRAGMENT}<h1>Page</h1>`)
  })

  test('does not break the page if it cannot be created: each request goes to the server', async () => {
    const server = await serveFragment()
    const { show, kept } = open(server)
    writeFileSync(kept, 'a file')
    expect(await show()).toBe(`${FRAGMENT}<h1>Page</h1>`)
    expect(await show()).toBe(`${FRAGMENT}<h1>Page</h1>`)
  })

  test('loses what is of no use any more: outdated fragments, and the times of failed requests', async () => {
    const page = open(await serveFragment())
    await page.show()
    const [fragment] = readdirSync(page.kept).filter((name) => name.endsWith('.html'))
    for (const name of ['old.html', 'old.next', 'failed.next', 'newA1b2C3', 'cleaned']) {
      writeFileSync(join(page.kept, name), '')
      utimesSync(join(page.kept, name), LONG_AGO, LONG_AGO)
    }
    page.expire()
    await page.show()
    expect(readdirSync(page.kept).sort()).toEqual(
      ['cleaned', fragment!, fragment!.replace('.html', '.next')].sort(),
    )
  })
})
