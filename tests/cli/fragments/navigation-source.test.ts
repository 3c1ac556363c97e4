// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NavigationSource } from '../../../cli/fragments/navigation-source.js'
import type { NavigationNode } from '../../../src/contracts/navigation.js'

const nodes = (title: string): NavigationNode[] => [{ title, href: '/', children: [] }]
const load = vi.fn<(site: string) => Promise<NavigationNode[]>>()
const create = () => new NavigationSource(load, { freshMs: 30_000, pauseMs: 5000, staleMs: 3_600_000 })

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
})
afterEach(() => void vi.useRealTimers())

/** Asks once more after the time has passed, and lets the call in the background end. */
async function askAfter(source: NavigationSource, ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await source.get('DE')
  await vi.advanceTimersByTimeAsync(0)
}

test('an answer is used for a while, and then loaded again in the background', async () => {
  const source = create()
  load.mockResolvedValueOnce(nodes('old')).mockResolvedValueOnce(nodes('new'))
  expect(await source.get('DE')).toEqual({ nodes: nodes('old'), isStale: false, isExpired: false })
  await askAfter(source, 29_999)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await source.get('DE')).toEqual({ nodes: nodes('old'), isStale: false, isExpired: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(await source.get('DE')).toEqual({ nodes: nodes('new'), isStale: false, isExpired: false })
  expect(load).toHaveBeenCalledTimes(2)
})

test('an answer that says the same as before does not replace it, so that fragments made of it stay valid', async () => {
  const source = create()
  load.mockImplementation(() => Promise.resolve(nodes('same')))
  const first = await source.get('DE')
  await askAfter(source, 30_000)
  const second = await source.get('DE')
  expect(load).toHaveBeenCalledTimes(2)
  expect(second?.isExpired).toBe(false)
  expect(second?.nodes).toBe(first?.nodes)
})

test('while a call for a newer answer hangs, every request gets the good one at once, and no second call is made', async () => {
  const source = create()
  load.mockResolvedValueOnce(nodes('good')).mockReturnValueOnce(new Promise(() => {}))
  await source.get('DE')
  vi.advanceTimersByTime(30_000)
  const answers = await Promise.all(Array.from({ length: 50 }, () => source.get('DE')))
  expect(answers.every((known) => known?.nodes[0]?.title === 'good')).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
})

test('if the good answer is too old to be used, a request waits for the newer one', async () => {
  const source = create()
  load.mockResolvedValueOnce(nodes('old')).mockResolvedValueOnce(nodes('new'))
  await source.get('DE')
  vi.advanceTimersByTime(3_600_001)
  expect((await source.get('DE'))?.nodes).toEqual(nodes('new'))
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
  await askAfter(source, 30_000)
  expect(await source.get('DE')).toEqual({ nodes: nodes('good'), isStale: true, isExpired: true })
  await askAfter(source, 3_570_000)
  expect(await source.get('DE')).toEqual({ nodes: nodes('good'), isStale: true, isExpired: true })
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
  expect(await source.get('DE')).toEqual({ nodes: nodes('good'), isStale: false, isExpired: false })
})

test('when the service has recovered, the answer is fresh again', async () => {
  const source = create()
  load
    .mockResolvedValueOnce(nodes('a'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(nodes('b'))
  await source.get('DE')
  await askAfter(source, 30_000)
  expect((await source.get('DE'))?.isStale).toBe(true)
  await askAfter(source, 5000)
  expect(await source.get('DE')).toEqual({ nodes: nodes('b'), isStale: false, isExpired: false })
})
