// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NavigationSource } from '../../../src/cli/fragments/navigation-source.js'
import type { NavigationNode } from '../../../src/contracts/navigation.js'

const nodes = (title: string): NavigationNode[] => [{ title, href: '/', children: [] }]
const load = vi.fn<(site: string) => Promise<NavigationNode[]>>()
const create = () => new NavigationSource(load, { freshMs: 30_000, pauseMs: 5000, staleMs: 3_600_000 })

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
})
afterEach(() => void vi.useRealTimers())

test('an answer is used for a while, and then loaded again', async () => {
  const source = create()
  load.mockResolvedValueOnce(nodes('old')).mockResolvedValueOnce(nodes('new'))
  expect(await source.get('DE')).toEqual({ nodes: nodes('old'), isStale: false })
  vi.advanceTimersByTime(29_999)
  expect((await source.get('DE'))?.nodes).toEqual(nodes('old'))
  vi.advanceTimersByTime(1)
  expect((await source.get('DE'))?.nodes).toEqual(nodes('new'))
  expect(load).toHaveBeenCalledTimes(2)
})

test('requests at the same time share one call', async () => {
  const source = create()
  load.mockResolvedValue(nodes('a'))
  await Promise.all(Array.from({ length: 50 }, () => source.get('DE')))
  expect(load).toHaveBeenCalledTimes(1)
})

test('each site has its own navigation', async () => {
  const source = create()
  load.mockImplementation((site) => Promise.resolve(nodes(site)))
  expect((await source.get('DE'))?.nodes).toEqual(nodes('DE'))
  expect((await source.get('AT'))?.nodes).toEqual(nodes('AT'))
})

test('the last good answer is used if calls fail, until it is too old', async () => {
  const source = create()
  load.mockResolvedValueOnce(nodes('good')).mockRejectedValue(new Error('down'))
  await source.get('DE')
  vi.advanceTimersByTime(30_000)
  expect(await source.get('DE')).toEqual({ nodes: nodes('good'), isStale: true })
  vi.advanceTimersByTime(3_570_000)
  expect(await source.get('DE')).toEqual({ nodes: nodes('good'), isStale: true })
  vi.advanceTimersByTime(1)
  expect(await source.get('DE')).toBeUndefined()
})

test('nobody asks again right after a failed call', async () => {
  const source = create()
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValue(nodes('good'))
  expect(await source.get('DE')).toBeUndefined()
  vi.advanceTimersByTime(4999)
  expect(await source.get('DE')).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await source.get('DE')).toEqual({ nodes: nodes('good'), isStale: false })
})

test('when the service has recovered, the answer is fresh again', async () => {
  const source = create()
  load
    .mockResolvedValueOnce(nodes('a'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(nodes('b'))
  await source.get('DE')
  vi.advanceTimersByTime(30_000)
  expect((await source.get('DE'))?.isStale).toBe(true)
  vi.advanceTimersByTime(5000)
  expect(await source.get('DE')).toEqual({ nodes: nodes('b'), isStale: false })
})
