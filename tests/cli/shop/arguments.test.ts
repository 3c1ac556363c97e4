import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { readArguments, USAGE } from '../../../cli/shop/arguments.js'
import { builtFolder } from '../../examples/visit.js'

const folder = mkdtempSync(join(tmpdir(), 'shop-arguments-'))
const file = join(folder, 'page.html')
writeFileSync(file, '')

test('without arguments, the shop uses port 4321 and the German site', () => {
  expect(readArguments([], {})).toEqual({
    port: 4321,
    site: 'DE',
    cdnDir: undefined,
    pagesDir: undefined,
    allowedOrigins: [],
    statePath: undefined,
    isOpening: false,
  })
})

test('reads all options, makes paths absolute, and writes origins as browsers do', () => {
  const args = [
    '--port',
    '5000',
    '--site',
    'AT',
    '--open',
    '--pages',
    relative('.', folder),
    '--state',
    'kept.json',
  ]
  const allowed = ['--allow', 'http://LOCALHOST:8080/', '--allow', 'https://shop.example:443']
  expect(readArguments([...args, ...allowed], {})).toEqual({
    port: 5000,
    site: 'AT',
    cdnDir: undefined,
    pagesDir: folder,
    allowedOrigins: ['http://localhost:8080', 'https://shop.example'],
    statePath: join(process.cwd(), 'kept.json'),
    isOpening: true,
  })
})

test('the variable PORT sets the port, and the option overrides it', () => {
  expect(readArguments([], { PORT: '5000' }).port).toBe(5000)
  expect(readArguments(['--port', '6000'], { PORT: 'wrong' }).port).toBe(6000)
})

test.each([
  [['--port', '65535'], '--port has to be a whole number from 1 to 65534, but it is "65535".'],
  [['--port', '0'], '--port has to be a whole number'],
  [['--site', 'US'], '--site has to be one of DE, AT, CH, CH_FR, CZ, HU, PL, SK, TR, but it is "US".'],
  [['--allow', 'localhost:8080'], '--allow has to be the origin of a page, such as http://127.0.0.1:8080'],
  [['--allow', 'http://localhost:8080/page'], '--allow has to be the origin of a page'],
  [['--allow', 'http://localhost:99999'], '--allow has to be the origin of a page'],
  [['--pages', file], '--pages has to be a folder'],
  [['--pages', join(folder, 'none')], '--pages has to be a folder'],
  [['--state', folder], '--state has to be a file'],
  [['--state', ''], '--state has to be a file'],
  [['--sites', 'DE'], "Unknown option '--sites'"],
  [['DE'], "Unexpected argument 'DE'"],
])('%j is refused with a sentence that says what is allowed', (args, message) => {
  expect(() => readArguments(args, {})).toThrow(message)
})

test('the error for a wrong variable names the variable', () => {
  expect(() => readArguments([], { PORT: '80a' })).toThrow('PORT has to be a whole number')
})

test('the folder with the files for a CDN is never a folder by accident', () => {
  const cdnDirOf = (SHOP_EMBED_CDN_DIR: string) => readArguments([], { SHOP_EMBED_CDN_DIR }).cdnDir
  for (const wrong of ['', '.', folder, file])
    expect(() => cdnDirOf(wrong)).toThrow(
      `SHOP_EMBED_CDN_DIR has to be a folder with loader.js and manifest.json, but it is "${wrong}".`,
    )
  const built = builtFolder()
  expect(cdnDirOf(relative('.', built))).toBe(built)
  // Other programs have variables with such names.
  expect(readArguments([], { CDN_DIR: built }).cdnDir).toBeUndefined()
})

test('docs/shop.md lists the options with their explanations', () => {
  const docs = readFileSync('docs/shop.md', 'utf8')
  for (const [, option, about] of USAGE.matchAll(/^ {2}(--\w+(?: \w+)?) +(.+)$/gm))
    expect(docs).toMatch(new RegExp(`^\\| \`${option}\` +\\| ${about!.replace(/[|:,]/g, '.')} *\\|$`, 'm'))
})
