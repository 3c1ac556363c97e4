import { createStore } from 'jotai/vanilla'
import { expect, it, vi } from 'vitest'
import { once, onceAtom } from '../../src/page/once.js'

it('a page asks once for what several widgets want', async () => {
  const store = createStore()
  const status = onceAtom<string>()
  const start = vi.fn(async () => 'SUBSCRIBED')
  const answers = [once(store, status, start), once(store, status, start)]
  expect(await Promise.all(answers)).toEqual(['SUBSCRIBED', 'SUBSCRIBED'])
  expect(start).toHaveBeenCalledTimes(1)
})

it('other questions, and other pages, are asked on their own', async () => {
  const store = createStore()
  const first = onceAtom<string>()
  const start = vi.fn(async () => 'x')
  await once(store, first, start)
  await once(store, onceAtom<string>(), start)
  await once(createStore(), first, start)
  expect(start).toHaveBeenCalledTimes(3)
})
