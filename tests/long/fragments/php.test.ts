/** `deploy/fragments.php`, run by the real PHP. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '../../../tools/free-port.mjs'
import { findProgram } from '../../../tools/find-programs.mjs'
import { root } from '../../../tools/paths.mjs'
import { counted } from '../support/counted.js'
import {
  cleanUp,
  firstLink,
  serve,
  shownIn,
  startFragmentServer,
  temporaryFolder,
} from './support/programs.js'

const php = findProgram('php')
test.skip(!php, 'PHP is not installed')
test.afterEach(cleanUp)

const FALLBACK = '<a href="/">Our shop</a>'
const PLACEHOLDER = `<div data-shop-widget="header" data-site="DE" data-sticky="true">${FALLBACK}</div>`
const LONG_AGO = new Date('2020-01-01')

const HEADER = `shop_fragment('header', ['sticky' => 'true', 'site' => 'DE'], '${FALLBACK}')`

/** @param echoed  what the page prints before its heading, in PHP */
function open(server: string, echoed = HEADER) {
  const folder = temporaryFolder()
  const kept = join(folder, 'kept')
  const page = join(folder, 'page.php')
  writeFileSync(
    page,
    `<?php require '${join(root, 'deploy/fragments.php')}'; echo ${echoed}, '<h1>Page</h1>';`,
  )
  const age = (ending: string) => {
    for (const name of readdirSync(kept))
      if (name.endsWith(ending)) utimesSync(join(kept, name), LONG_AGO, LONG_AGO)
  }
  return {
    async show(): Promise<string> {
      const env = { ...process.env, SHOP_FRAGMENT_SERVER: server, SHOP_FRAGMENT_FOLDER: kept }
      const child = spawn(php!, [page], { env })
      let printed = ''
      child.stdout.on('data', (text: Buffer) => (printed += String(text)))
      await once(child, 'close')
      return printed
    },
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
  const server = await startFragmentServer(baseURL!, port)
  const html = await show()
  expect(shownIn(html)).toContain(link)
  expect(html).toMatch(/<\/div><h1>Page<\/h1>$/)

  await server.stop()
  expire()
  expect(await show()).toBe(html)
  outdate()
  expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)

  await startFragmentServer(baseURL!, port)
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

test('a server that never answers holds a page up only once', async () => {
  let calls = 0
  const server = await serve(() => void calls++)
  const { show } = open(server)
  expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)
  expect(await show()).toBe(`${PLACEHOLDER}<h1>Page</h1>`)
  expect(calls).toBe(1)
})
