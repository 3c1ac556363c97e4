/** The docs match the code: `npm run reference` generates the tables. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WIDGET_NAMES } from '../../src/api/names.js'
import { PARTS } from '../../tools/docs/css-tags.mjs'
import { compareReference } from '../../tools/docs/reference.mjs'

const ROOT = join(import.meta.dirname, '../..')

test('the generated tables are up to date; `npm run reference` writes them', async () => {
  for (const { written, expected } of await compareReference()) expect(written).toBe(expected)
})

test('each widget has a table of its parts', () => {
  expect(Object.keys(PARTS).sort()).toEqual([...WIDGET_NAMES].sort())
})

test('the reference lists exactly the parts in the code', () => {
  const code = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, 'src', name), 'utf8'))
    .join('\n')
    .replaceAll(/^ \* @csspart .*$/gm, '')
    // The code composes this part name from the name of a footer panel and `-toggle`.
    .replace('`${part}-toggle`', '"service-group-toggle"')
  const parts = Object.values(PARTS).flatMap((table) => Object.keys(table))
  expect(parts.filter((name) => !new RegExp(`[ "'\`]${name}[ "'\`]`).test(code))).toEqual([])
  const written = [...code.matchAll(/\bpart="([a-z -]+)"/g)].flatMap((match) => match[1]!.split(' '))
  expect(written.filter((name) => !parts.includes(name))).toEqual([])
})

test('the page of the cart names each kind of removed item', () => {
  const types = readFileSync(join(ROOT, 'src/api/cart.ts'), 'utf8')
  const kinds = [...types.matchAll(/\bkind: '(\w+)'/g)].map(([, kind]) => kind)
  expect(kinds.length).toBeGreaterThan(2)
  const page = readFileSync(join(ROOT, 'docs/reference/cart.md'), 'utf8')
  for (const kind of kinds) expect(page).toContain(`\`${kind}\``)
})
