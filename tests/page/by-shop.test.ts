import { createStore } from 'jotai/vanilla'
import { expect, it, vi } from 'vitest'
import { keyedByShop } from '../../src/page/by-shop.js'

const OWN = {}
const PARTNER = { otherShop: 'https://partner.example same-origin' }

it('several widgets share one call', async () => {
  const store = createStore()
  const statusOf = keyedByShop<Promise<string>>()
  const start = vi.fn(async () => 'SUBSCRIBED')
  const responses = [statusOf(store, OWN, start), statusOf(store, OWN, start)]
  expect(await Promise.all(responses)).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
  expect(start).toHaveBeenCalledTimes(1)
})

it('other calls, other pages and other shops do not share the call', async () => {
  const store = createStore()
  const first = keyedByShop<Promise<string>>()
  const start = vi.fn(async () => 'x')
  await first(store, OWN, start)
  await keyedByShop<Promise<string>>()(store, OWN, start)
  await first(createStore(), OWN, start)
  await first(store, PARTNER, start)
  await first(store, PARTNER, start)
  expect(start).toHaveBeenCalledTimes(4)
})
