/** The fragment server on a real port, for what depends on connections. `app.test.ts` tests the rest without one. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readSettings } from '../../../cli/operators/fragments/settings.js'
import { startFragments, type RunningFragments } from '../../../cli/operators/fragments/start.js'

let server: RunningFragments
/** Each call to the navigation service waits until a test responds. */
let responses: Array<() => void>

beforeEach(async () => {
  // Only the clock of the code: the connections have their own.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  responses = []
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) =>
        responses.push(() => resolve(Response.json({ list: [{ title: 'Kaffee', href: '/kaffee' }] }))),
      ),
  )
  const options = ['--shop', 'https://shop.example', '--sites', 'DE', '--port', '0', '--log-level', 'silent']
  server = await startFragments(readSettings(options, {}))
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await server.stop()
})

/** @returns a connection on which nothing was sent yet, and what it has received when it is closed */
async function open() {
  const connection = connect(Number(new URL(server.url).port), '127.0.0.1')
  let received = ''
  connection.on('data', (text: Buffer) => (received += String(text)))
  const closed = once(connection, 'close').then(() => received)
  await once(connection, 'connect')
  return { connection, closed }
}

const requestOf = (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop.example\r\n`

/** Sends a request by itself, because `fetch` would normalize the path. @returns the response */
async function send(path: string): Promise<string> {
  const { connection, closed } = await open()
  connection.write(`${requestOf(path)}Connection: close\r\n\r\n`)
  return closed
}

test('a connection without a complete request delays the end of the server by at most a second', async () => {
  const [silent, half] = [await open(), await open()]
  half.connection.write(requestOf('/health'))
  // The server has accepted both when it has sent a response on a later connection.
  await send('/health')
  const stopped = server.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await silent.closed).toBe('')
  expect(await half.closed).toBe('')
  expect(await stopped).toBe(true)
})

test('a request in flight gets its response, however long other connections wait', async () => {
  const { connection, closed } = await open()
  connection.write(`${requestOf('/fragments/header?site=DE')}\r\n`)
  await vi.waitFor(async () => expect(await send('/metrics')).toContain('shop_fragments_in_flight 1'))
  const stopped = server.stop()
  await vi.advanceTimersByTimeAsync(5000)
  for (const respond of responses) respond()
  expect(await closed).toContain('Kaffee')
  expect(await stopped).toBe(true)
})

test.each([
  '/fragments/../metrics',
  '/fragments/%2e%2e/metrics',
  '/fragments/..\\metrics',
  '/fragments/./../metrics',
  '/%6detrics',
  '//metrics',
  'http://shop.example/fragments/../metrics',
])('%s is no way to the metrics', async (path) => {
  const response = await send(path)
  expect(response).toMatch(/^HTTP\/1\.1 40[04] /)
  expect(response).not.toContain('shop_fragments_')
})

test.each(['/metrics', '/metrics?x=..', 'http://shop.example/metrics'])('%s is one', async (path) => {
  expect(await send(path)).toMatch(/^HTTP\/1\.1 200 /)
})
