// @vitest-environment node
/** The DOM events (interface.md §3): the code dispatches all of them, and no others. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ShopEvents } from '../../src/api/events.js'

const ROOT = join(import.meta.dirname, '../..')

/** `out`: we dispatch it. `in`: the host page dispatches it; `tests/cart/reads.test.ts` tests that the cart listens. */
const EVENTS: Record<keyof ShopEvents, 'in' | 'out'> = {
  'cart-changed': 'out',
  'cart-update': 'in',
  'shop-ready': 'out',
  'shop-error': 'out',
  'newsletter-submitted': 'out',
  'support-submit': 'out',
  'support-submitted': 'out',
  'preview-changed': 'out',
}

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

test('the code dispatches exactly the events of the table', () => {
  const out = Object.entries(EVENTS).filter(([, direction]) => direction === 'out')
  expect([...dispatched].sort()).toEqual(out.map(([name]) => name).sort())
})
