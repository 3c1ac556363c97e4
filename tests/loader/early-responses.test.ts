import { afterEach, expect, test, vi } from 'vitest'
import { earlyResponses, makeEarlyCall } from '../../loader/early-responses.js'

const ORIGIN = 'https://shop.example'
const fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'))
const header = (site: string) => ({ headers: { 'X-Hunter-Site': site } })

let end = new AbortController()
const callEarly = (path: string, origin: string, init: RequestInit) =>
  makeEarlyCall(path, origin, init, end.signal)

afterEach(() => {
  end.abort()
  end = new AbortController()
  fetch.mockClear()
  vi.useRealTimers()
})

test('headers of the same site call a service once', () => {
  expect(callEarly('/top', ORIGIN, header('DE'))).toBe(callEarly('/top', ORIGIN, header('DE')))
  expect(fetch).toHaveBeenCalledTimes(1)
})
test('headers of two sites call a service once for each site, and each gets its own response', async () => {
  fetch.mockResolvedValueOnce(new Response('"for DE"')).mockResolvedValueOnce(new Response('"for AT"'))
  void callEarly('/top', ORIGIN, header('DE'))
  void callEarly('/top', ORIGIN, header('AT'))
  const textFor = async (site: string) => (await earlyResponses.take(`${ORIGIN}/top`, header(site)))?.text
  expect(await textFor('DE')).toBe('"for DE"')
  expect(await textFor('AT')).toBe('"for AT"')
})
test('a header that is added after the response was taken calls the service again', () => {
  void callEarly('/top', ORIGIN, header('DE'))
  expect(earlyResponses.take(`${ORIGIN}/top`, header('DE'))).toBeDefined()
  void callEarly('/top', ORIGIN, header('DE'))
  expect(fetch).toHaveBeenCalledTimes(2)
})
test('a call that a service never responds to ends, even if its response was taken', async () => {
  vi.useFakeTimers()
  const ends = vi.fn()
  fetch.mockImplementationOnce((_url, init) => {
    init!.signal!.addEventListener('abort', ends)
    return new Promise(() => {})
  })
  void callEarly('/top', ORIGIN, header('DE'))
  void earlyResponses.take(`${ORIGIN}/top`, header('DE'))
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ends).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ends).toHaveBeenCalled()
})
test('a response that was taken is not given up when its header has been mounted', () => {
  void callEarly('/top', ORIGIN, header('DE'))
  void earlyResponses.take(`${ORIGIN}/top`, header('DE'))
  end.abort()
  expect(fetch.mock.calls[0]![1]!.signal!.aborted).toBe(false)
})
test('nothing waits for the time limit of a call whose response has arrived', async () => {
  vi.useFakeTimers()
  await callEarly('/top', ORIGIN, header('DE'))
  expect(vi.getTimerCount()).toBe(0)
})
