// @vitest-environment node
/** `docs/reference.md` lists every option with its default, and every event, custom property and part. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CART_ERROR_CODES } from '../../src/api/cart.js'
import { WIDGET_NAMES } from '../../src/api/names.js'
import { loadWidget } from '../../src/npm/widgets.js'
import type { Option } from '../../src/options/kinds.js'

const ROOT = join(import.meta.dirname, '../..')
const reference = readFileSync(join(ROOT, 'docs/reference.md'), 'utf8')

const sources = (ending: RegExp) =>
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'))
    .join('\n')

/** The table with this text in its first heading, as first cell → second cell. */
function table(head: string): Record<string, string> {
  const [, rows = ''] = reference.split(new RegExp(`^\\| ${head} +\\|.*\\n\\|[- |]+\\n`, 'm'))
  return Object.fromEntries(
    [...rows.split('\n\n')[0]!.matchAll(/^\| `([^`]+)` +\| *(.*?) *\|/gm)].map(([, name, cell]) => [
      name!,
      cell!,
    ]),
  )
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

test.each(WIDGET_NAMES)('the options of %s', async (name) => {
  const rows = table(`\`${name}\``)
  const { options } = await loadWidget(name)
  const all = Object.entries(options as Record<string, Option<unknown>>)
  expect(Object.keys(rows).sort()).toEqual(all.map(([option]) => kebab(option)).sort())
  for (const [option, { fallback }] of all)
    if (/boolean|number/.test(typeof fallback) || (typeof fallback === 'string' && fallback))
      expect([option, rows[kebab(option)]]).toEqual([option, `\`${String(fallback)}\``])
})

test('the events', () => {
  const source = readFileSync(join(ROOT, 'src/api/events.ts'), 'utf8')
  const [events = ''] = /export interface ShopEvents \{[^]*?\n\}/.exec(source) ?? []
  const names = [...events.matchAll(/^ {2}'([a-z-]+)'/gm)].map((match) => match[1])
  expect(names.length).toBeGreaterThan(0)
  expect(Object.keys(table('event'))).toEqual(names)
})

test('the error codes', () => {
  const source = readFileSync(join(ROOT, 'src/api/errors.ts'), 'utf8')
  const [, codes = ''] = /export type ShopErrorCode =((?:\s*\| '\w+')+)/.exec(source) ?? []
  const names = [...codes.matchAll(/'(\w+)'/g)].map((match) => match[1]!)
  expect(names.length).toBeGreaterThan(0)
  expect(Object.keys(table('code')).sort()).toEqual(names.sort())
})

test('the error codes of the cart', () => {
  const [, codes = ''] = reference.split('The cart has its own codes')
  for (const code of CART_ERROR_CODES) expect(codes).toContain(`\`${code}\``)
})

test('the custom properties', () => {
  const used = new Set(sources(/\.css$/).match(/--shop-[a-z-]+(?=[,)])/g))
  expect(Object.keys(table('property')).sort()).toEqual([...used].sort())
})

test('the parts', () => {
  const named = [...reference.split('## Parts')[1]!.matchAll(/`([a-z-]+)`/g)].map((match) => match[1]!)
  const parts = named.filter((name) => !/^(data|aria)-|^hidden$|-$/.test(name))
  // The name of this part is put together from the name of a panel of the footer and `-toggle`.
  const code = sources(/\.tsx?$/).replace('`${part}-toggle`', '"service-group-toggle"')
  expect(parts.filter((name) => !new RegExp(`[ "'\`]${name}[ "'\`]`).test(code))).toEqual([])
  const written = [...code.matchAll(/\bpart="([a-z -]+)"/g)].flatMap((match) => match[1]!.split(' '))
  expect(written.filter((name) => !parts.includes(name))).toEqual([])
})
