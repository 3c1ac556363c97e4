import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import type { CallRequest } from '../../src/host/call.js'
import { createShopError } from '../../src/host/errors.js'
import { createHost, type Host } from '../../src/host/host.js'
import type { PageStart } from '../../src/host/page-start.js'
import { timingLogOf, type TimingLog } from '../../src/host/timing-log.js'
import { createRequestTable, type RequestTable } from '../../src/host/request-table.js'
import { settle } from '../support/settle.js'

const responseSchema = z.object({ n: z.number() })
const errorSchema = z.object({ error: z.string() })

interface OpenRequest {
  url: string
  init: RequestInit
  /** @param from  the address of the response, after redirects */
  respond(body: string | null, status?: number, type?: string, from?: string): void
  breakOff(): void
}

let requests: OpenRequest[]
let reports: string[]
const SHOP = 'https://shop.example'
/** The window, which can receive `pagehide`. In a sandbox, its `origin` differs from that of its address. */
let window: EventTarget & { origin: string }
let requestTable: RequestTable
let timingLog: TimingLog

const report: PageStart['report'] = (code, message) => {
  reports.push(message)
  return createShopError(code, message)
}

/** Like the browser's `fetch`: rejects when its signal is aborted. */
const fetch = (url: string, init: RequestInit) =>
  new Promise<Response>((resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'))
    if (init.signal?.aborted) return abort()
    init.signal?.addEventListener('abort', abort)
    requests.push({
      url,
      init,
      respond(body, status = 200, type = 'application/json', from = url) {
        const response = new Response(body, { status, headers: { 'Content-Type': type } })
        // Without a prototype, because a test adds `get` to all objects.
        resolve(Object.defineProperty(response, 'url', Object.assign(Object.create(null), { value: from })))
      },
      breakOff: () => reject(new TypeError('network')),
    })
  })

const PAGE_START = {
  script: { src: '', dataset: {} },
  configured: {},
  nonce: undefined,
  cookie: () => undefined,
}

const call = (path: string, request: CallRequest<{ n: number }, { error: string }> = {}) =>
  createHost(window as never, {
    services: { credentials: 'include' },
    page: { ...PAGE_START, requestTable, report, timingLog },
  }).call(path, request)

/** Makes a call as the loader does. */
const callEarly = (path: string) => {
  const headers = { Accept: 'application/json' }
  const init = { method: 'GET', headers, credentials: 'include' } as const
  return requestTable.sendEarly(SHOP + path, init).outcome
}

beforeEach(() => {
  requests = []
  reports = []
  timingLog = timingLogOf({})
  window = Object.assign(new EventTarget(), { origin: SHOP, location: { origin: SHOP }, fetch, performance })
  requestTable = createRequestTable(window as never)
})
afterEach(() => vi.useRealTimers())

describe('a call to a service', () => {
  it('resolves without data on a page that has broken a method of arrays', async () => {
    vi.spyOn(Array.prototype, 'includes').mockImplementation(() => {
      throw new TypeError('broken')
    })
    const response = call('/a?q=secret', { expected: [404] })
    requests[0]?.respond(null, 500)
    const result = await response
    vi.restoreAllMocks()
    expect(result).toEqual({ ok: false, status: 0 })
    expect(reports).toEqual(['GET /a: broken'])
  })

  it('resolves with the response fields that the schema knows', async () => {
    const response = call('/a?q=a%26b', { schema: responseSchema })
    await settle()
    expect(requests[0]!.url).toBe('https://shop.example/a?q=a%26b')
    expect(requests[0]!.init).toMatchObject({ method: 'GET', credentials: 'include', redirect: 'follow' })
    requests[0]!.respond('{"n":1,"x":2}')
    expect(await response).toEqual({ ok: true, status: 200, data: { n: 1 } })
    expect(reports).toEqual([])
  })

  it.each([
    ['a malformed response', '{"n":"1"}', 200, 'application/json', 'the response is malformed: n'],
    ['no JSON at all', 'oops', 200, 'application/json', 'the response is malformed: no JSON'],
    ['a page instead of data', '<html></html>', 200, 'application/json', 'the response is a web page'],
    ['a page by its type', '{"n":1}', 200, 'text/html', 'the response is a web page'],
    ['an error status', '{"n":1}', 500, 'application/json', 'status 500'],
  ])(
    'fails for %s, and is reported once, without the query, which may contain what a visitor typed',
    async (_name, body, status, type, problem) => {
      const response = call('/b?q=secret', { schema: responseSchema })
      await settle()
      requests[0]!.respond(body, status, type)
      expect(await response).toMatchObject({ ok: false, status })
      expect(reports).toEqual([`GET /b: ${problem}`])
    },
  )

  it('fails for a log-in page even without a schema', async () => {
    const response = call('/b', { method: 'POST' })
    await settle()
    requests[0]!.respond('<!doctype html>', 200, 'text/html')
    expect(await response).toMatchObject({ ok: false })
  })

  it('accepts an empty response without a schema', async () => {
    const response = call('/c', { method: 'POST' })
    await settle()
    requests[0]!.respond(null, 204)
    expect(await response).toEqual({ ok: true, status: 204, data: undefined })
  })

  it('reports neither a change that is refused with a known error nor an expected status', async () => {
    const failed = call('/d', { method: 'PUT', errorSchema })
    await settle()
    requests[0]!.respond('{"error":"ITEM_LIMIT"}', 409)
    expect(await failed).toMatchObject({ ok: false, status: 409, error: { error: 'ITEM_LIMIT' } })
    const expected = call('/d', { method: 'PUT', expected: [304] })
    await settle()
    requests[1]!.respond(null, 304)
    expect(await expected).toMatchObject({ ok: false, status: 304 })
    expect(reports).toEqual([])
  })

  it('reports a read that fails with a known error, and resolves with that error', async () => {
    const failed = call('/d', { errorSchema })
    await settle()
    requests[0]!.respond('{"error":"ITEM_LIMIT"}', 409)
    expect(await failed).toMatchObject({ ok: false, status: 409, error: { error: 'ITEM_LIMIT' } })
    expect(reports).toHaveLength(1)
  })

  it('sends nothing to a refused address', async () => {
    expect(await call('https://evil.example')).toMatchObject({ ok: false, status: 0 })
    expect(requests).toEqual([])
    expect(reports).toHaveLength(1)
  })

  it('fails after exactly 15 seconds without a response', async () => {
    vi.useFakeTimers()
    const done = vi.fn()
    void call('/slow').then(done)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ ok: false, status: 0 }))
    expect(reports).toHaveLength(1)
  })

  it('reports a read whose connection breaks two seconds later, but not if the visitor has left the page', async () => {
    vi.useFakeTimers()
    const breakOff = async () => {
      const failed = call('/cut')
      await vi.advanceTimersByTimeAsync(0)
      requests.pop()!.breakOff()
      expect(await failed).toMatchObject({ ok: false, status: 0 })
      expect(reports).toEqual([])
    }
    await breakOff()
    window.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(reports).toEqual([])
    await breakOff()
    await vi.advanceTimersByTimeAsync(2000)
    expect(reports).toEqual(['GET /cut: no response'])
  })

  it('ends at once when it is aborted, and reports nothing', async () => {
    const controller = new AbortController()
    const response = call('/e', { signal: controller.signal })
    await settle()
    controller.abort()
    expect(await response).toMatchObject({ ok: false, status: 0 })
    expect(await call('/e', { signal: controller.signal })).toMatchObject({ ok: false, status: 0 })
    expect(requests).toHaveLength(1)
    expect(reports).toEqual([])
  })

  it('leaves a response that others wait for to them if one of them gives up', async () => {
    const controller = new AbortController()
    const first = call('/both', { signal: controller.signal })
    const second = call('/both', { schema: responseSchema })
    await settle()
    controller.abort()
    expect(await first).toMatchObject({ ok: false, status: 0 })
    expect(requests.map(({ init }) => init.signal!.aborted)).toEqual([false])
    requests[0]!.respond('{"n":1}')
    expect(await second).toMatchObject({ ok: true, data: { n: 1 } })
  })

  it('is sent again if an earlier response would be too old', async () => {
    void callEarly('/fresh')
    void call('/fresh', { isFresh: true })
    void call('/fresh', { isFresh: true })
    await settle()
    expect(requests).toHaveLength(3)
    for (const request of requests) request.respond('{}')
  })

  it('fails if a test’s double of fetch has a response without headers', async () => {
    window = Object.assign(window, { fetch: async () => ({ ok: true, status: 200, text: async () => '{}' }) })
    expect(await call('/double')).toEqual({ ok: false, status: 0 })
    expect(reports).toHaveLength(1)
  })

  it('shares the response of an identical GET in flight, and is sent again afterwards', async () => {
    const responses = [
      call('/f'),
      call('/f'),
      call('/f', { headers: { 'X-A': '1' } }),
      call('/f', { method: 'PUT' }),
    ]
    await settle()
    expect(requests).toHaveLength(3)
    for (const request of requests) request.respond('{}')
    await Promise.all(responses)
    void call('/f')
    await settle()
    expect(requests).toHaveLength(4)
    requests[3]!.respond('{}')
  })

  it('passes a shared response to each caller in a separate task', async () => {
    const done: string[] = []
    const responses = ['first', 'second'].map((name) => call('/shared').then(() => done.push(name)))
    await settle()
    requests[0]!.respond('{}')
    await settle()
    expect(done).toEqual(['first'])
    await Promise.all(responses)
    expect(done).toEqual(['first', 'second'])
  })

  it('gets the response to the loader’s call', async () => {
    const early = callEarly('/early')
    requests[0]!.respond('{"n":7}')
    await early
    expect(await call('/early', { schema: responseSchema })).toMatchObject({ data: { n: 7 } })
    expect(requests).toHaveLength(1)
  })

  it('fails after 15 seconds if the loader’s call does not end', async () => {
    vi.useFakeTimers()
    const done = vi.fn()
    void callEarly('/early')
    await vi.advanceTimersByTimeAsync(10_000)
    void call('/early').then(done)
    await vi.advanceTimersByTimeAsync(14_999)
    expect(done).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(done).toHaveBeenCalledWith(expect.objectContaining({ ok: false, status: 0 }))
    expect(requests).toHaveLength(1)
  })

  it('uses the response to the loader’s call once, and is sent itself if the loader’s call failed', async () => {
    void callEarly('/h')
    requests[0]!.respond('{"n":7}')
    expect(await call('/h', { schema: responseSchema })).toMatchObject({ data: { n: 7 } })
    expect(requests).toHaveLength(1)
    const early = callEarly('/h')
    requests[1]!.breakOff()
    await early
    const response = call('/h', { schema: responseSchema })
    await settle()
    requests[2]!.respond('{"n":8}')
    expect(await response).toMatchObject({ data: { n: 8 } })
  })

  it('sends lists as lists even if a library of the host page adds toJSON to them', async () => {
    const prototype = Array.prototype as unknown as { toJSON?: () => string }
    prototype.toJSON = () => 'broken'
    try {
      void call('/i', { method: 'POST', body: { list: [1, { a: [2] }] } })
      await settle()
      expect(requests[0]!.init.body).toBe('{"list":[1,{"a":[2]}]}')
      expect(requests[0]!.init).toMatchObject({ redirect: 'error' })
      expect(requests[0]!.init.headers).toMatchObject({ 'Content-Type': 'application/json' })
      requests[0]!.respond('{}')
    } finally {
      delete prototype.toJSON
    }
  })
})

describe('the options that the page’s fetch gets', () => {
  const methods: Array<[string, CallRequest<{ n: number }, { error: string }>]> = [
    ['a GET', { headers: { 'X-CSRF-Token': '1' }, cache: 'no-store', schema: responseSchema }],
    ['a GET without a token', {}],
    ['a PUT', { method: 'PUT', body: { n: 1 }, keepalive: true, headers: { 'X-CSRF-Token': '1' } }],
    ['a form', { method: 'POST', form: new FormData() }],
  ]

  it.each(methods)('are ordinary objects, which a wrapper may ask or log: %s', async (_name, request) => {
    const response = call('/ordinary', request)
    await settle()
    const { init, respond } = requests[0]!
    for (const object of [init, init.headers!]) {
      expect(Object.getPrototypeOf(object)).toBe(Object.prototype)
      expect(`${object}`).toBe('[object Object]')
      expect(object.hasOwnProperty('method')).toBe(object === init)
    }
    // Some wrappers treat an option that is there differently from one that is missing.
    expect(Object.values(init)).not.toContain(undefined)
    respond('{"n":1}')
    expect(await response).toMatchObject({ ok: true })
  })

  const OF_FETCH = [
    ...['body', 'cache', 'credentials', 'duplex', 'headers', 'integrity', 'keepalive', 'method', 'mode'],
    ...['priority', 'redirect', 'referrer', 'referrerPolicy', 'signal', 'targetAddressSpace', 'window'],
  ]
  const OF_CALLS = [
    'form',
    'schema',
    'errorSchema',
    'expected',
    'quiet',
    'isLogged',
    'isUrgent',
    'reportedPath',
  ]
  it.each([...OF_FETCH, ...OF_CALLS, 'get', 'set', 'extend'])(
    'do not contain what the page adds to Object.prototype as "%s"',
    async (name) => {
      const send = async () => {
        for (const [, request] of methods) void call('/added', request)
        await settle()
        const inits = requests.map(({ init }) => init)
        const read = (init: object) => OF_FETCH.map((option) => (init as Record<string, unknown>)[option])
        const options = inits.map((init) => [read(init), { ...(init.headers as object) }])
        for (const request of requests.splice(0)) request.respond('{"n":1}')
        await settle()
        const timings = timingLog.kept.splice(0).map((timing) => ({ ...timing, start: 0, duration: 0 }))
        return { options, timings, reports: reports.splice(0) }
      }
      const withoutSignals = ({ options, timings }: Awaited<ReturnType<typeof send>>) =>
        JSON.stringify([options, timings], (_key, value: unknown) =>
          value instanceof AbortSignal ? 'signal' : value,
        )
      const plain = withoutSignals(await send())
      Object.defineProperty(Object.prototype, name, {
        value: () => 'of the page',
        configurable: true,
        writable: true,
        enumerable: true,
      })
      let sent: Awaited<ReturnType<typeof send>>
      try {
        sent = await send()
      } finally {
        Reflect.deleteProperty(Object.prototype, name)
      }
      expect(withoutSignals(sent)).toBe(plain)
      expect(sent.reports).toEqual([])
    },
  )
})

it('identical calls for two sites are made twice, even if a library of the host page adds toJSON to all objects', async () => {
  Object.defineProperty(Object.prototype, 'toJSON', { value: () => 'of the page', configurable: true })
  try {
    for (const site of ['DE', 'AT']) void call('/promotion', { headers: { 'X-Hunter-Site': site } })
    await settle()
  } finally {
    delete (Object.prototype as { toJSON?: unknown }).toJSON
  }
  const sites = requests.map(({ init }) => (init.headers as Record<string, string>)['X-Hunter-Site'])
  for (const request of requests) request.respond('{}')
  expect(sites).toEqual(['DE', 'AT'])
})

describe('a shop that only a placeholder names', () => {
  const foreignHost = (foreignOrigin: string | undefined) =>
    createHost({ performance, location: { origin: 'https://page.example' } } as never, {
      services: { apiBase: SHOP, foreignOrigin },
      page: { ...PAGE_START, cookie: (name) => `the ${name}`, requestTable, report },
    })
  const headers = { 'X-CSRF-Token': '1', 'X-LoginToken': 't', 'X-New-Token': 'n', 'X-Hunter-Site': 'AT' }

  it('gets the site, but no other header, so none can be forgotten', async () => {
    void foreignHost(SHOP).call('/a', { headers, method: 'POST', body: {} })
    void foreignHost(undefined).call('/b', { headers })
    await settle()
    expect(requests.map(({ init }) => ({ ...(init.headers as object) }))).toEqual([
      { Accept: 'application/json', 'Content-Type': 'application/json', 'X-Hunter-Site': 'AT' },
      { Accept: 'application/json', ...headers },
    ])
    for (const request of requests) request.respond('{}')
  })

  it('has a widget that cannot read the tokens, but the other cookies', () => {
    const read = (host: Host) => ['CsrfToken', 'LoginToken', 'LongtermToken', 'xc-app'].map(host.cookie)
    expect(read(foreignHost(SHOP))).toEqual([undefined, undefined, undefined, 'the xc-app'])
    expect(read(foreignHost(undefined))).toContain('the LoginToken')
  })
})

describe('a redirect', () => {
  const WITH_TOKEN = { headers: { 'X-CSRF-Token': '1' } }

  it('may stay on the page’s own origin, but must not leave it with the visitor’s tokens', async () => {
    void call('/data', WITH_TOKEN)
    await settle()
    expect(requests[0]!.init).toMatchObject({ mode: 'same-origin', redirect: 'follow' })
    requests[0]!.respond('{}')
  })

  it('of a call with tokens from a sandbox is refused, because the sandbox has another origin than its address', async () => {
    window.origin = 'null'
    void call('/own', WITH_TOKEN)
    await settle()
    expect(requests[0]!.init).toMatchObject({ redirect: 'error' })
    expect(requests[0]!.init.mode).toBeUndefined()
    requests[0]!.respond('{}')
  })

  it('of a change, or of a call with tokens to another origin, is refused', async () => {
    void call('/data', { method: 'PUT', body: {} })
    window.origin = 'https://page.example'
    const host = createHost({ performance, location: { origin: window.origin } } as never, {
      services: { apiBase: 'https://shop.example' },
      page: { ...PAGE_START, requestTable, report },
    })
    void host.call('/other', WITH_TOKEN)
    await settle()
    expect(requests.map(({ init }) => init.redirect)).toEqual(['error', 'error'])
    expect(requests[1]!.init.mode).toBeUndefined()
  })

  it('of a call without tokens keeps the mode that matches a preload hint, but another origin’s response is refused', async () => {
    const result = call('/data')
    await settle()
    expect(requests[0]!.init.mode).toBeUndefined()
    requests[0]!.respond('{}', 200, 'application/json', 'https://evil.example/data')
    expect(await result).toMatchObject({ ok: false, status: 0 })
  })
})
