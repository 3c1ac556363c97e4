/** Requests that were made early. `call.test.ts` has those that widgets make. */
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { createRequestTable, type RequestTable } from '../../src/host/request-table.js'

const TOP = 'https://shop.example/top'
const get = (site: string): RequestInit => ({ method: 'GET', headers: { 'X-Hunter-Site': site } })

let fetch: MockInstance<typeof window.fetch>
let table: RequestTable
let end: AbortController
const sendEarly = (site: string) => {
  const { outcome, leave } = table.sendEarly(TOP, get(site))
  end.signal.addEventListener('abort', leave)
  return outcome
}
const signals = () => fetch.mock.calls.map(([, init]) => init!.signal!.aborted)

beforeEach(() => {
  fetch = vi.spyOn(window, 'fetch').mockImplementation(async () => new Response('{}'))
  table = createRequestTable(window)
  end = new AbortController()
})
afterEach(() => void vi.useRealTimers())

test('headers of the same site call a service once', () => {
  void sendEarly('DE')
  void sendEarly('DE')
  expect(fetch).toHaveBeenCalledTimes(1)
})
test('headers of two sites call a service once for each site, and each gets its own response', async () => {
  fetch.mockResolvedValueOnce(new Response('"for DE"')).mockResolvedValueOnce(new Response('"for AT"'))
  await Promise.all([sendEarly('DE'), sendEarly('AT')])
  const textFor = async (site: string) => (await table.send(TOP, get(site))).text
  expect(await textFor('DE')).toBe('"for DE"')
  expect(await textFor('AT')).toBe('"for AT"')
  expect(fetch).toHaveBeenCalledTimes(2)
})
test('a response that sets a CSRF token does not make the early read of the cart useless', async () => {
  const read = (token: string): RequestInit => ({ method: 'GET', headers: { 'X-CSRF-Token': token } })
  void table.sendEarly(TOP, read('1'))
  await table.send(TOP, read('of the visit'))
  expect(fetch).toHaveBeenCalledTimes(1)
})
test('a visitor’s response is for the same login only', async () => {
  const get = (token: string): RequestInit => ({ method: 'GET', headers: { 'X-LoginToken': token } })
  await Promise.all([table.send(TOP, get('Ann')), table.send(TOP, get('Bob'))])
  expect(fetch).toHaveBeenCalledTimes(2)
})
test('a header that is added after the response was taken calls the service again', async () => {
  void sendEarly('DE')
  await table.send(TOP, get('DE'))
  void sendEarly('DE')
  expect(fetch).toHaveBeenCalledTimes(2)
})
test('a call that a service never responds to ends, even if its response was taken', async () => {
  vi.useFakeTimers()
  fetch.mockReturnValue(new Promise(() => {}))
  void sendEarly('DE')
  void table.send(TOP, get('DE'))
  end.abort()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(signals()).toEqual([false])
  await vi.advanceTimersByTimeAsync(1)
  expect(signals()).toEqual([true])
})
test('a call that nobody takes ends when its header does not need it any more, and is made again later', async () => {
  void sendEarly('DE')
  end.abort()
  expect(signals()).toEqual([true])
  await table.send(TOP, get('DE'))
  expect(fetch).toHaveBeenCalledTimes(2)
})
test('nothing waits for the time limit of a call whose response has arrived', async () => {
  vi.useFakeTimers()
  await sendEarly('DE')
  await table.send(TOP, get('DE'))
  expect(vi.getTimerCount()).toBe(0)
})
