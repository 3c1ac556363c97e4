// @vitest-environment node
/** The DOM events (interface.md §3): the code dispatches all events of `ShopEvents` and no others. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')

/** The host page dispatches this event. `tests/cart/reads.test.ts` tests that the cart listens to it. */
const INCOMING = 'cart-update'

const [eventTypes = ''] =
  /export interface ShopEvents \{[^]*?\n\}/.exec(readFileSync(join(ROOT, 'src/api/events.ts'), 'utf8')) ?? []
const named = [...eventTypes.matchAll(/^ {2}'([a-z-]+)'/gm)].map((match) => match[1]!)

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

test('the code dispatches exactly the events of `ShopEvents`', () => {
  expect(named).toContain(INCOMING)
  expect([...dispatched].sort()).toEqual(named.filter((name) => name !== INCOMING).sort())
})
