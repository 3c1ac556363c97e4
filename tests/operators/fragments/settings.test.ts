import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { variableOf } from '../../../cli/operators/fragments/core/settings.js'
import {
  defaultOf,
  optionOf,
  readSettings,
  SETTINGS,
  usage,
} from '../../../cli/operators/fragments/settings.js'

const NAMES = Object.keys(SETTINGS)
const SHOP = ['--shop', 'https://shop.example']

test('requires only the shop; everything else has a default', () => {
  expect(readSettings(SHOP, {})).toMatchObject({
    shop: 'https://shop.example',
    port: 8080,
    host: '127.0.0.1',
    cdn: '/',
    maxAgeS: 60,
    sites: expect.arrayContaining(['DE', 'TR']),
  })
})

test('a setting is an option or a variable, and the option overrides the variable', () => {
  const env = { FRAGMENTS_SHOP: 'http://10.0.0.1:8000/', FRAGMENTS_MAX_AGE_S: '5', FRAGMENTS_SITES: 'AT, DE' }
  expect(readSettings(['--max-age-s', '7'], env)).toMatchObject({
    shop: 'http://10.0.0.1:8000',
    maxAgeS: 7,
    sites: ['DE', 'AT'],
  })
})

test('an empty variable counts as not set', () => {
  expect(readSettings(SHOP, { FRAGMENTS_PORT: '' }).port).toBe(8080)
})

test('without a shop, the message says how to set it', () => {
  expect(() => readSettings([], {})).toThrow('--shop or FRAGMENTS_SHOP has to be set: an origin such as')
})

test.each([
  ['--shop', 'shop.example', '--shop is "shop.example", allowed: an origin such as https://shop.example.'],
  ['--shop', 'https://shop.example/de', 'allowed: an origin'],
  ['--port', '80a', '--port is "80a", allowed: a whole number from 0 to 65535.'],
  ['--port', '65536', 'allowed: a whole number from 0 to 65535'],
  ['--sites', 'DE,XX', '--sites is "DE,XX", allowed: one or more of DE, AT,'],
  ['--cdn', '//cdn.example/', 'allowed: an address such as https://cdn.example/files/'],
  ['--navigation-url', 'https://elsewhere.example/', 'allowed: a path that begins with one /'],
  ['--log-level', 'loud', 'allowed: debug, info, warn, error, silent'],
  ['--api-base', 'x', 'allowed: an origin'],
])('%s %s is refused, and the message says what is allowed', (option, value, message) => {
  expect(() => readSettings([...SHOP, option, value], {})).toThrow(message)
})

test('the message names the variable if the value comes from there', () => {
  expect(() => readSettings(SHOP, { FRAGMENTS_PORT: 'x' })).toThrow('FRAGMENTS_PORT is "x", allowed:')
})

test('refuses unknown options and variables', () => {
  expect(() => readSettings([...SHOP, '--prot', '1'], {})).toThrow("'--prot'")
  expect(() => readSettings(SHOP, { FRAGMENTS_PROT: '1' })).toThrow('Unknown variable FRAGMENTS_PROT.')
})

test('--help lists every option with its default', () => {
  for (const name of NAMES) expect(usage).toMatch(new RegExp(`^ {2}${optionOf(name)} `, 'm'))
  expect(usage).toContain('`max-age` of a fragment (60)')
})

test('docs/fragments.md lists every setting with its default', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../../docs/fragments.md'), 'utf8')
  const rows = [...docs.matchAll(/^\| `(--[\w-]+)` +\| `(FRAGMENTS_\w+)` +\| (.*?) +\|/gm)]
  const written = rows.map(([, option, variable, fallback]) => [
    option,
    variable,
    fallback!.replaceAll('`', ''),
  ])
  const shown = (name: string) => (name === 'sites' ? 'all' : defaultOf(name))
  expect(written).toEqual(NAMES.map((name) => [optionOf(name), variableOf(name), shown(name)]))
})
