/** Which scripts of a page are unknown, changed or missing, compared with an inventory. */
import { expect, test } from 'vitest'
import { checkInventory } from '../../../cli/doctor/checks/inventory.js'
import type { CommandSubject } from '../../../cli/doctor/command-subject.js'
import type { Inventory } from '../../../cli/inventory.js'
import type { Reply } from '../../../src/doctor/ask.js'
import { digest } from '../../../tools/hashes.mjs'

const LOADER = 'window.Shop = { version: "1.0.0" }'
const hashesOf = (code: string) => [`sha384-${digest('sha384', code)}`, `sha256-${digest('sha256', code)}`]
const preloadOf = (code: string) => ({ preload: hashesOf(code)[1]! })

const script = (path: string, code: string, widgets: string[] = []) =>
  ({ path, integrity: hashesOf(code), widgets }) as unknown as Inventory['scripts'][number]

/** The release of the inventory: `1.0.0/scripts.json`. */
const INVENTORY: Inventory = {
  version: '1.0.0',
  scripts: [
    script('loader.js', LOADER),
    script('../files/chunks/core.1.js', 'core', ['header', 'footer']),
    script('../files/chunks/header.2.js', 'header', ['header']),
    script('../files/chunks/footer.3.js', 'footer', ['footer']),
    script('../files/chunks/de-DE.4.js', 'texts'),
  ],
}

const FILES = {
  '../files/chunks/core.1.js': preloadOf('core'),
  '../files/chunks/header.2.js': preloadOf('header'),
  '../files/chunks/de-DE.4.js': preloadOf('texts'),
}

const reply = (code: string, status = 200): Reply => ({
  ok: true,
  status,
  headers: new Headers(),
  body: new TextEncoder().encode(code).buffer,
})

interface Page {
  loader?: string
  files?: Record<string, { preload?: string }>
  header?: string[]
  /** Addresses of scripts in the markup. */
  named?: string[]
  preloads?: string[]
  /** The scripts at these addresses. */
  served?: Record<string, string>
}

/** A page with a header, which loads the loader of a channel. @returns code and address of each finding */
async function examine({
  loader = LOADER,
  files = FILES,
  header,
  named = [],
  preloads = [],
  served = {},
}: Page) {
  const subject = {
    markup: {
      base: 'https://shop.example/',
      scripts: named.map((src) => ({ name: 'script', attributes: { src } })),
      placeholders: [{ name: 'div', attributes: { 'data-shop-widget': 'header' }, islands: [] }],
    },
    preloads,
    loaders: [
      {
        url: 'https://cdn.example/v1/loader.js',
        isOurs: true,
        response: reply(loader),
        manifestUrl: 'https://cdn.example/1.0.0/manifest.json',
        filesUrl: 'https://cdn.example/files/',
        manifest: {
          version: '1.0.0',
          files,
          widgets: { header: header ?? ['../files/chunks/core.1.js', '../files/chunks/header.2.js'] },
        },
      },
    ],
    ask: (url: string) => Promise.resolve(url in served ? reply(served[url]!) : reply('', 404)),
  }
  const found = await checkInventory(INVENTORY)(subject as unknown as CommandSubject, [])
  return found.map(({ code, problem }) => `${code} ${/script (\S+?)\.?( |$)/.exec(problem)![1]}`)
}

test('finds nothing if all scripts of the page are those of the inventory', async () => {
  expect(await examine({})).toEqual([])
})

test('the loader of a channel has the hash of its release', async () => {
  expect(await examine({ loader: `${LOADER};steal()` })).toEqual([
    'SCRIPT_CHANGED https://cdn.example/v1/loader.js',
  ])
})

test('the loader would load a chunk with another hash, or without one', async () => {
  for (const changed of [preloadOf('other'), {}])
    expect(await examine({ files: { ...FILES, '../files/chunks/core.1.js': changed } })).toEqual([
      'SCRIPT_CHANGED https://cdn.example/files/chunks/core.1.js',
    ])
})

test('the loader would load a chunk that the inventory does not list, and one of the inventory no more', async () => {
  const files = { ...FILES, '../files/chunks/header.9.js': preloadOf('new header') }
  const header = ['../files/chunks/core.1.js', '../files/chunks/header.9.js']
  expect(await examine({ files, header })).toEqual([
    'SCRIPT_UNKNOWN https://cdn.example/files/chunks/header.9.js',
    'SCRIPT_MISSING ../files/chunks/header.2.js',
  ])
})

test('reads the chunks that the markup and the headers name, and no script of others', async () => {
  const core = 'https://cdn.example/files/chunks/core.1.js'
  const page = {
    named: [
      'https://cdn.example/files/chunks/evil.js',
      'https://cdn.example/other.js',
      '/own.js',
      'http://[',
    ],
    preloads: [core],
  }
  expect(await examine({ ...page, served: { [core]: 'core' } })).toEqual([
    'SCRIPT_UNKNOWN https://cdn.example/files/chunks/evil.js',
  ])
  expect(await examine({ preloads: [core], served: { [core]: 'core, changed' } })).toEqual([
    `SCRIPT_CHANGED ${core}`,
  ])
  expect(await examine({ preloads: [core] })).toEqual(['SCRIPT_MISSING chunks/core.1.js'])
})
