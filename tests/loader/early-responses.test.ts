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
test('the page’s fetch gets ordinary options, without what the page adds to Object.prototype', async () => {
  const added = ['body', 'cache', 'headers', 'method', 'signal']
  for (const name of added) Object.assign(Object.prototype, { [name]: 'of the page' })
  try {
    void callEarly('/navigation', ORIGIN, { credentials: 'same-origin' })
    void callEarly('/top', ORIGIN, header('DE'))
  } finally {
    for (const name of added) Reflect.deleteProperty(Object.prototype, name)
  }
  const inits = fetch.mock.calls.map(([, init]) => init!)
  expect(inits.map(({ headers, body, cache, method }) => [headers, body, cache, method])).toEqual([
    [{ Accept: 'application/json' }, undefined, undefined, undefined],
    [{ Accept: 'application/json', 'X-Hunter-Site': 'DE' }, undefined, undefined, undefined],
  ])
  expect(inits.map(({ signal }) => signal instanceof AbortSignal)).toEqual([true, true])
  for (const init of inits) expect(Object.getPrototypeOf(init)).toBe(Object.prototype)
  expect(
    earlyResponses.take(`${ORIGIN}/navigation`, { credentials: 'same-origin', headers: {} }),
  ).toBeDefined()
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
