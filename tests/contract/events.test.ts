// @vitest-environment node
/** The table of DOM events (interface §3): what is dispatched stands in it, and what stands in it is dispatched. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** What pages dispatch, and we listen to. */
const INCOMING = 'cart-update'

const [table = ''] =
  /export interface ShopEvents \{[^]*?\n\}/.exec(readFileSync(join(ROOT, 'src/api/events.ts'), 'utf8')) ?? []
const named = [...table.matchAll(/^ {2}'([a-z-]+)'/gm)].map((match) => match[1]!)

const sources = ['src', 'loader'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
)
const dispatched = new Set(
  sources.flatMap((source) =>
    [...source.matchAll(/(?:\bemit|new (?:\w+\.)?CustomEvent)\(\s*'([a-z-]+)'/g)].map((match) => match[1]),
  ),
)

test('each event of the table is dispatched somewhere, and no other', () => {
  expect(named).toContain(INCOMING)
  expect([...dispatched].sort()).toEqual(named.filter((name) => name !== INCOMING).sort())
})

test('the one event that pages dispatch is listened to', () => {
  expect(sources.some((source) => source.includes(`listen('${INCOMING}'`))).toBe(true)
})
