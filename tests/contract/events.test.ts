// @vitest-environment node
/** The table of DOM events (interface §3): what is dispatched stands in it, and what stands in it is dispatched. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ShopEvents } from '../../src/api/events.js'

const ROOT = join(import.meta.dirname, '../..')

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

test('each event that the pages may count on is dispatched somewhere', () => {
  const out = Object.entries(EVENTS).filter(([, direction]) => direction === 'out')
  expect([...dispatched].sort()).toEqual(out.map(([name]) => name).sort())
})

test('the one event that pages dispatch is listened to', () => {
  expect(sources.some((source) => source.includes("listen('cart-update'"))).toBe(true)
})
