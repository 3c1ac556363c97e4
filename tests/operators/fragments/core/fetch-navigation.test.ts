import { getEventListeners } from 'node:events'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchNavigation } from '../../../../cli/operators/fragments/core/fetch-navigation.js'

const respond = (create: (init: RequestInit) => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => Promise.resolve(create(init)))
const get = () => fetchNavigation('https://shop.example/jsonflyoutnavigation', 2000, ended.signal)

let ended = new AbortController()

/** Like `fetch`, it rejects when the call is aborted. */
const hang = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => signal!.addEventListener('abort', () => reject(new Error('aborted'))))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  ended = new AbortController()
})

test('a call in flight ends when the server stops', async () => {
  respond(hang)
  const failed = expect(get()).rejects.toMatchObject({ reason: 'network' })
  ended.abort()
  await failed
})

test.each([
  ['works', () => Response.json({ list: [{ title: 'A', href: '/a' }] })],
  ['fails', () => new Response('', { status: 500 })],
])('after a call that %s, nothing of it waits for the end of the server', async (_, create) => {
  let during = 0
  respond(() => {
    during = getEventListeners(ended.signal, 'abort').length
    return create()
  })
  await get().catch(() => {})
  expect(during).toBe(1)
  expect(getEventListeners(ended.signal, 'abort')).toEqual([])
})

test('after the server has stopped, no call begins', async () => {
  ended.abort()
  respond(({ signal }) => (signal!.aborted ? Promise.reject(new Error('aborted')) : Response.json({})))
  await expect(get()).rejects.toMatchObject({ reason: 'network' })
})

test('parses the response by the contract, and drops invalid nodes', async () => {
  respond(() => Response.json({ list: [{ title: 'A', href: '/a' }, { title: 1 }, null] }))
  expect(await get()).toEqual([{ title: 'A', href: '/a', children: [] }])
})

test('a call that takes too long fails', async () => {
  vi.useFakeTimers()
  respond(hang)
  const failed = expect(get()).rejects.toMatchObject({
    reason: 'timeout',
    message: 'no response within 2000 ms',
  })
  await vi.advanceTimersByTimeAsync(2000)
  await failed
})

test('the time limit also applies to the body', async () => {
  vi.useFakeTimers()
  respond(({ signal }) => {
    const body = new ReadableStream({
      start: (controller) => signal!.addEventListener('abort', () => controller.error(new Error('aborted'))),
    })
    return new Response(body)
  })
  const failed = expect(get()).rejects.toMatchObject({ reason: 'timeout' })
  await vi.advanceTimersByTimeAsync(2000)
  await failed
})

test.each([
  ['status 500', () => new Response('{}', { status: 500 }), 'status', 'status 500'],
  ['no JSON', () => new Response('<html>'), 'malformed', 'no JSON'],
  ['another shape', () => Response.json({ items: [] }), 'malformed', 'list'],
  ['no nodes', () => Response.json({ list: [{}] }), 'malformed', 'the response has no nodes'],
  ['a long response', () => new Response('x'.repeat(5_000_000)), 'malformed', 'more than 4194304 bytes'],
])('%s is a failure with its reason', async (_, create, reason, message) => {
  respond(create)
  await expect(get()).rejects.toMatchObject({ reason, message: expect.stringContaining(message) })
})

test('the error for a broken connection names its cause', async () => {
  respond(() => Promise.reject(new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })))
  await expect(get()).rejects.toMatchObject({ reason: 'network', message: 'connect ECONNREFUSED' })
})
