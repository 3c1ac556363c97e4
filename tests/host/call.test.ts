import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { CallRequest } from '../../src/host/call.js'
import { createShopError } from '../../src/host/errors.js'
import { createHost } from '../../src/host/host.js'
import type { FirstAnswers, ReadResponse, Shell } from '../../src/host/shell.js'

const answerSchema = z.object({ n: z.number() })
const errorSchema = z.object({ error: z.string() })

interface Asked {
  url: string
  init: RequestInit
  answer(body: string | null, status?: number, type?: string): void
  breakOff(): void
}

let asked: Asked[]
let told: string[]
let early: Map<string, Promise<ReadResponse | undefined>>

const firstAnswers: FirstAnswers = {
  take(url) {
    const answer = early.get(url)
    early.delete(url)
    return answer
  },
}
const fail: Shell['fail'] = (code, message) => {
  told.push(message)
  return createShopError(code, message)
}

/** Like the browser's: rejects once its signal is aborted. */
const fetch = (url: string, init: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'))
    if (init.signal?.aborted) return stop()
    init.signal?.addEventListener('abort', stop)
    asked.push({
      url,
      init,
      answer: (body, status = 200, type = 'application/json') =>
        resolve(new Response(body, { status, headers: { 'Content-Type': type } })),
      breakOff: () => reject(new TypeError('network')),
    })
  })

const settle = async () => {
  for (let turn = 0; turn < 30; turn++) await Promise.resolve()
}

const call = (path: string, request: CallRequest<{ n: number }, { error: string }> = {}) =>
  createHost({ fetch, location: { origin: 'https://shop.example' } } as never, {
    credentials: 'include',
    page: { configured: {}, nonce: undefined, firstAnswers, fail },
  }).call(path, request)

beforeEach(() => {
  asked = []
  told = []
  early = new Map()
})
afterEach(() => vi.useRealTimers())

describe('a call to a service', () => {
  it('gives what the schema reads out of the answer', async () => {
    const answer = call('/a?q=a%26b', { schema: answerSchema })
    await settle()
    expect(asked[0]!.url).toBe('https://shop.example/a?q=a%26b')
    expect(asked[0]!.init).toMatchObject({ method: 'GET', credentials: 'include', redirect: 'follow' })
    asked[0]!.answer('{"n":1,"x":2}')
    expect(await answer).toEqual({ ok: true, status: 200, data: { n: 1 } })
    expect(told).toEqual([])
  })

  it('tells of a failure without what the address asks for, which somebody may have typed', async () => {
    const answer = call('/s?q=secret', { schema: answerSchema })
    await settle()
    asked[0]!.answer('', 500)
    await answer
    expect(told).toEqual(['GET /s: status 500'])
  })

  it.each([
    ['a malformed answer', '{"n":"1"}', 200, 'application/json'],
    ['no JSON at all', 'oops', 200, 'application/json'],
    ['a page in place of data', '<html></html>', 200, 'application/json'],
    ['a page by its type', '{"n":1}', 200, 'text/html'],
    ['an error status', '{"n":1}', 500, 'application/json'],
  ])('fails on %s, is told once, and never throws', async (_name, body, status, type) => {
    const answer = call('/b', { schema: answerSchema })
    await settle()
    asked[0]!.answer(body, status, type)
    expect(await answer).toMatchObject({ ok: false, status })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('GET /b')
  })

  it.each([
    ['{"n":"1"}', 'the answer is malformed: n'],
    ['oops', 'the answer is malformed: no JSON'],
    ['<html></html>', 'the answer is a page, not data'],
  ])('says what is wrong with the answer %s', async (body, problem) => {
    const answer = call('/b', { schema: answerSchema })
    await settle()
    asked[0]!.answer(body)
    await answer
    expect(told).toEqual([`GET /b: ${problem}`])
  })

  it('takes a log-in page for a failure even where no answer is read', async () => {
    const answer = call('/b', { method: 'POST' })
    await settle()
    asked[0]!.answer('<!doctype html>', 200, 'text/html')
    expect(await answer).toMatchObject({ ok: false })
  })

  it('takes an empty answer for a good end where none is read', async () => {
    const answer = call('/c', { method: 'POST' })
    await settle()
    asked[0]!.answer(null, 204)
    expect(await answer).toEqual({ ok: true, status: 204, data: undefined })
  })

  it('does not tell of a change that is refused with a known error, nor of an expected status', async () => {
    const failed = call('/d', { method: 'PUT', errorSchema })
    await settle()
    asked[0]!.answer('{"error":"ITEM_LIMIT"}', 409)
    expect(await failed).toMatchObject({ ok: false, status: 409, error: { error: 'ITEM_LIMIT' } })
    const expected = call('/d', { method: 'PUT', expected: [304] })
    await settle()
    asked[1]!.answer(null, 304)
    expect(await expected).toMatchObject({ ok: false, status: 304 })
    expect(told).toEqual([])
  })

  it('tells of a read that fails with a known error, and hands it over', async () => {
    const failed = call('/d', { errorSchema })
    await settle()
    asked[0]!.answer('{"error":"ITEM_LIMIT"}', 409)
    expect(await failed).toMatchObject({ ok: false, status: 409, error: { error: 'ITEM_LIMIT' } })
    expect(told).toHaveLength(1)
  })

  it('is not made to an address that is refused', async () => {
    expect(await call('https://evil.example')).toMatchObject({ ok: false, status: 0 })
    expect(asked).toEqual([])
    expect(told).toHaveLength(1)
  })

  it('ends after 15 seconds, not before', async () => {
    vi.useFakeTimers()
    const done = vi.fn()
    void call('/slow').then(done)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ ok: false, status: 0 }))
    expect(told).toHaveLength(1)
  })

  it('ends at once when nobody waits any more, and nothing is told', async () => {
    const controller = new AbortController()
    const answer = call('/e', { signal: controller.signal })
    await settle()
    controller.abort()
    expect(await answer).toMatchObject({ ok: false, status: 0 })
    expect(await call('/e', { signal: controller.signal })).toMatchObject({ ok: false, status: 0 })
    expect(asked).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('shares the answer of an equal question that is under way, and asks anew afterwards', async () => {
    const answers = [
      call('/f'),
      call('/f'),
      call('/f', { headers: { 'X-A': '1' } }),
      call('/f', { method: 'PUT' }),
    ]
    await settle()
    expect(asked).toHaveLength(3)
    for (const question of asked) question.answer('{}')
    await Promise.all(answers)
    void call('/f')
    await settle()
    expect(asked).toHaveLength(4)
    asked[3]!.answer('{}')
  })

  it('waits while four others are under way', async () => {
    const answers = Array.from({ length: 8 }, (_, at) => call(`/g${at}`))
    await settle()
    expect(asked).toHaveLength(4)
    asked[0]!.answer('{}')
    asked[1]!.breakOff()
    await settle()
    expect(asked.map(({ url }) => url.slice(-2))).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5'])
    for (const question of asked) question.answer('{}')
    await settle()
    expect(asked.map(({ url }) => url.slice(-2))).toEqual(['g0', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7'])
    for (const question of asked) question.answer('{}')
    expect((await Promise.all(answers)).filter(({ ok }) => ok)).toHaveLength(7)
  })

  it('takes the answer that the loader has asked for, once, and asks itself where that one failed', async () => {
    early.set('https://shop.example/h', Promise.resolve({ response: new Response(), text: '{"n":7}' }))
    expect(await call('/h', { schema: answerSchema })).toMatchObject({ data: { n: 7 } })
    expect(asked).toHaveLength(0)
    early.set('https://shop.example/h', Promise.resolve(undefined))
    const answer = call('/h', { schema: answerSchema })
    await settle()
    asked[0]!.answer('{"n":8}')
    expect(await answer).toMatchObject({ data: { n: 8 } })
    expect(early.size).toBe(0)
  })

  it('sends lists as lists on pages whose libraries give them a toJSON', async () => {
    const prototype = Array.prototype as unknown as { toJSON?: () => string }
    prototype.toJSON = () => 'broken'
    try {
      void call('/i', { method: 'POST', body: { list: [1, { a: [2] }] } })
      await settle()
      expect(asked[0]!.init.body).toBe('{"list":[1,{"a":[2]}]}')
      expect(asked[0]!.init).toMatchObject({ redirect: 'error' })
      expect(asked[0]!.init.headers).toMatchObject({ 'Content-Type': 'application/json' })
      asked[0]!.answer('{}')
    } finally {
      delete prototype.toJSON
    }
  })
})
