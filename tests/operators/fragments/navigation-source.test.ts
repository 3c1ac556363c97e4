import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NavigationSource } from '../../../cli/operators/fragments/navigation-source.js'
import type { LoadedNavigation } from '../../../cli/operators/fragments/core/navigation-age.js'

const loaded = (title: string): LoadedNavigation => ({
  nodes: [{ title, href: '/', children: [] }],
  version: title,
})
const load = vi.fn<(site: string) => Promise<LoadedNavigation>>()
const AGES = { freshMs: 30_000, pauseMs: 5000, staleMs: 3_600_000 }
const create = (ages = AGES, maxWaiting = 100) => new NavigationSource(load, ages, maxWaiting)

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Requests the navigation again after this time, and waits for the background call. */
async function askAfter(source: NavigationSource, ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await source.get('DE')
  await vi.advanceTimersByTimeAsync(0)
}

test('uses a response for a while, then loads it again in the background', async () => {
  const source = create()
  load.mockResolvedValueOnce(loaded('old')).mockResolvedValueOnce(loaded('new'))
  expect(await source.get('DE')).toEqual({ ...loaded('old'), isStale: false, isExpired: false })
  await askAfter(source, 29_999)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await source.get('DE')).toEqual({ ...loaded('old'), isStale: false, isExpired: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(await source.get('DE')).toEqual({ ...loaded('new'), isStale: false, isExpired: false })
  expect(load).toHaveBeenCalledTimes(2)
})

test('while a call hangs, every request gets the last good navigation at once, without a second call', async () => {
  const source = create()
  load.mockResolvedValueOnce(loaded('good')).mockReturnValueOnce(new Promise(() => {}))
  await source.get('DE')
  vi.advanceTimersByTime(30_000)
  const responses = await Promise.all(Array.from({ length: 50 }, () => source.get('DE')))
  expect(responses.every((known) => known?.nodes[0]?.title === 'good')).toBe(true)
  expect(load).toHaveBeenCalledTimes(2)
})

test('if the last good navigation is too old, a request waits for the new one', async () => {
  const source = create()
  load.mockResolvedValueOnce(loaded('old')).mockResolvedValueOnce(loaded('new'))
  await source.get('DE')
  vi.advanceTimersByTime(3_600_001)
  expect(await source.get('DE')).toMatchObject(loaded('new'))
})

test('requests at the same time share one call', async () => {
  const source = create()
  load.mockResolvedValue(loaded('a'))
  await Promise.all(Array.from({ length: 50 }, () => source.get('DE')))
  expect(load).toHaveBeenCalledTimes(1)
})

test('each site has its own navigation', async () => {
  const source = create()
  load.mockImplementation((site) => Promise.resolve(loaded(site)))
  expect(await source.get('DE')).toMatchObject(loaded('DE'))
  expect(await source.get('AT')).toMatchObject(loaded('AT'))
})

test('uses the last good navigation if calls fail, until it is too old', async () => {
  const source = create()
  load.mockResolvedValueOnce(loaded('good')).mockRejectedValue(new Error('down'))
  await source.get('DE')
  await askAfter(source, 30_000)
  expect(await source.get('DE')).toEqual({ ...loaded('good'), isStale: true, isExpired: true })
  await askAfter(source, 3_570_000)
  expect(await source.get('DE')).toEqual({ ...loaded('good'), isStale: true, isExpired: true })
  vi.advanceTimersByTime(1)
  expect(await source.get('DE')).toBeUndefined()
})

test('makes no call right after a failed call', async () => {
  const source = create()
  load.mockRejectedValueOnce(new Error('down')).mockResolvedValue(loaded('good'))
  expect(await source.get('DE')).toBeUndefined()
  vi.advanceTimersByTime(4999)
  expect(await source.get('DE')).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(await source.get('DE')).toEqual({ ...loaded('good'), isStale: false, isExpired: false })
})

test('when the service has recovered, the navigation is fresh again', async () => {
  const source = create()
  load
    .mockResolvedValueOnce(loaded('a'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(loaded('b'))
  await source.get('DE')
  await askAfter(source, 30_000)
  expect((await source.get('DE'))?.isStale).toBe(true)
  await askAfter(source, 5000)
  expect(await source.get('DE')).toEqual({ ...loaded('b'), isStale: false, isExpired: false })
})

test('a response can be used by the request that waited for it, even if no response may be kept', async () => {
  const source = create({ freshMs: 0, pauseMs: 0, staleMs: 0 })
  load.mockResolvedValue(loaded('a'))
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 0.1))
  expect(await source.get('DE')).toMatchObject(loaded('a'))
  now += 1000
  load.mockRejectedValue(new Error('down'))
  expect(await source.get('DE')).toBeUndefined()
})

test('if enough requests wait for the navigation of a site, a further one is refused at once', async () => {
  const source = create(AGES, 2)
  let respond = () => {}
  load.mockImplementation((site) =>
    site === 'TR'
      ? new Promise((resolve) => (respond = () => resolve(loaded('TR'))))
      : Promise.resolve(loaded(site)),
  )
  const waiting = [source.get('TR'), source.get('TR')]
  expect(await source.get('TR')).toBeUndefined()
  expect(await source.get('DE')).toMatchObject(loaded('DE'))
  respond()
  expect(await Promise.all(waiting)).toMatchObject([loaded('TR'), loaded('TR')])
  expect(await source.get('TR')).toMatchObject(loaded('TR'))
})

test('requests that have waited in vain make room for others', async () => {
  const source = create(AGES, 1)
  load.mockRejectedValue(new Error('down'))
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect(await source.get('TR')).toBeUndefined()
    expect(load).toHaveBeenCalledTimes(attempt)
    vi.advanceTimersByTime(5000)
  }
  load.mockResolvedValue(loaded('TR'))
  expect(await source.get('TR')).toMatchObject(loaded('TR'))
})

test('a navigation is missing while calls fail and no good response is young enough', async () => {
  const source = create()
  expect(source.isMissing('DE')).toBe(false)
  load.mockResolvedValueOnce(loaded('good')).mockRejectedValue(new Error('down'))
  await source.get('DE')
  await askAfter(source, 30_000)
  expect(source.isMissing('DE')).toBe(false)
  vi.advanceTimersByTime(3_570_001)
  expect(source.isMissing('DE')).toBe(true)
  load.mockReset().mockResolvedValue(loaded('good'))
  await source.get('DE')
  expect(source.isMissing('DE')).toBe(false)
  // A site without requests is not a site without a navigation.
  vi.advanceTimersByTime(86_400_000)
  expect(source.isMissing('DE')).toBe(false)
})
