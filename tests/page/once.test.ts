import { createStore } from 'jotai/vanilla'
import { expect, it, vi } from 'vitest'
import { once, onceAtom } from '../../src/page/once.js'

it('several widgets share one call', async () => {
  const store = createStore()
  const status = onceAtom<string>()
  const start = vi.fn(async () => 'SUBSCRIBED')
  const responses = [once(store, status, start), once(store, status, start)]
  expect(await Promise.all(responses)).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
  expect(start).toHaveBeenCalledTimes(1)
})

it('other calls and other pages do not share the call', async () => {
  const store = createStore()
  const first = onceAtom<string>()
  const start = vi.fn(async () => 'x')
  await once(store, first, start)
  await once(store, onceAtom<string>(), start)
  await once(createStore(), first, start)
  expect(start).toHaveBeenCalledTimes(3)
})
