/** The handler of the edge. `tests/long/package/edge.test.ts` runs it in workerd and compares it with the Node.js server. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createFragmentsHandler,
  type FragmentsSettings,
} from '../../../../cli/operators/fragments/edge/index.js'

const service = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()
const respond = (title: string) => Promise.resolve(Response.json({ list: [{ title, href: '/' }] }))
const fails = () => Promise.resolve(new Response('', { status: 500 }))
/** Like `fetch`, it ends only when the time limit aborts it. */
const hangs = (_url: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  )

/** A platform's cache: named caches that all isolates share. */
function createCaches() {
  const kept = new Map<string, { text: string; headers: Headers }>()
  const cache = {
    match: vi.fn((url: string) => {
      const found = kept.get(url)
      return Promise.resolve(found && new Response(found.text, { headers: found.headers }))
    }),
    put: vi.fn(async (url: string, response: Response) => {
      kept.set(url, { text: await response.text(), headers: response.headers })
    }),
  }
  return { cache, kept, caches: { open: vi.fn(() => Promise.resolve(cache)) } }
}

/** An isolate with the handler. It can wait for its background work. */
function createIsolate(settings: Partial<FragmentsSettings> = {}) {
  const handler = createFragmentsHandler({ shop: 'https://shop.example', sites: ['DE', 'AT'], ...settings })
  const work: Array<Promise<unknown>> = []
  return {
    get: (path: string, init?: RequestInit) =>
      handler.fetch(new Request(`https://fragments.example${path}`, init), undefined, {
        waitUntil: (promise) => void work.push(promise),
      }),
    /** Background work may start further background work. */
    async settle() {
      while (work.length > 0) await work.pop()
    },
    work,
  }
}

const HEADER = '/fragments/header?site=DE'
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', service)
  service.mockReset().mockImplementation(() => respond('Kaffee'))
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe.each([
  ['with the cache of the platform', true],
  ['without a cache, in memory', false],
])('%s', (_name, hasCache) => {
  beforeEach(() => {
    if (hasCache) vi.stubGlobal('caches', createCaches().caches)
  })

  test('a fragment has the navigation, and the same headers as on the Node.js server', async () => {
    const { get } = createIsolate()
    const response = await get(HEADER)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Kaffee')
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
      'content-location': HEADER,
      'content-type': 'text/html; charset=utf-8',
      etag: expect.stringMatching(/^"[\w-]{43}"$/),
      'x-content-type-options': 'nosniff',
      'x-fragment': 'fresh',
    })
  })

  test('a newer navigation is loaded in the background, and the next request shows it', async () => {
    const { get, settle } = createIsolate()
    await get(HEADER)
    await settle()
    service.mockImplementation(() => respond('Tee'))
    pass(30_000)
    const old = await get(HEADER)
    expect(await old.text()).toContain('Kaffee')
    expect(old.headers.get('Cache-Control')).toContain('max-age=5,')
    await settle()
    expect(await (await get(HEADER)).text()).toContain('Tee')
    expect(service).toHaveBeenCalledTimes(2)
  })

  test('if the service fails, the last good navigation is shown until it is too old', async () => {
    const { get, settle } = createIsolate({ navigationStaleS: 3600 })
    await get(HEADER)
    await settle()
    service.mockImplementation(fails)
    pass(30_000)
    await get(HEADER)
    await settle()
    expect((await get(HEADER)).headers.get('X-Fragment')).toBe('stale')
    expect(service).toHaveBeenCalledTimes(2)
    pass(3_600_000)
    const refused = await get(HEADER)
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('5')
    expect(refused.headers.get('Cache-Control')).toBe('no-store')
  })

  test('after a failed call, no request calls the service during the pause', async () => {
    service.mockImplementation(fails)
    const { get, settle } = createIsolate()
    expect((await get(HEADER)).status).toBe(503)
    await settle()
    expect((await get(HEADER)).status).toBe(503)
    expect(service).toHaveBeenCalledTimes(1)
    pass(5000)
    service.mockImplementation(() => respond('Kaffee'))
    expect((await get(HEADER)).status).toBe(200)
  })

  test('while a background call hangs, requests get responses, and make no further call', async () => {
    const { get, settle, work } = createIsolate()
    await get(HEADER)
    await settle()
    service.mockImplementation(hangs)
    pass(30_000)
    for (let request = 0; request < 10; request++) expect((await get(HEADER)).status).toBe(200)
    expect(service).toHaveBeenCalledTimes(2)
    expect(work).toHaveLength(1)
    // The platform may have ended the call together with its request, so a call counts as running only until its time limit.
    pass(2000)
    await get(HEADER)
    expect(service).toHaveBeenCalledTimes(3)
  })
})

test('a new isolate begins with the navigation and the fragments of the others', async () => {
  const { caches, cache } = createCaches()
  vi.stubGlobal('caches', caches)
  const first = createIsolate()
  const etag = (await first.get(HEADER)).headers.get('ETag')
  await first.settle()
  expect(cache.put).toHaveBeenCalledTimes(2)
  const second = createIsolate()
  expect((await second.get(HEADER)).headers.get('ETag')).toBe(etag)
  expect(service).toHaveBeenCalledTimes(1)
  expect(cache.put).toHaveBeenCalledTimes(2)
  expect(second.work).toEqual([])
})

test('different settings do not share kept fragments', async () => {
  vi.stubGlobal('caches', createCaches().caches)
  const first = createIsolate({ cdn: 'https://cdn.example/a/' })
  await first.get(HEADER)
  await first.settle()
  const html = await (await createIsolate({ cdn: 'https://cdn.example/b/' }).get(HEADER)).text()
  expect(html).toContain('https://cdn.example/b/')
  expect(html).not.toContain('https://cdn.example/a/')
})

test('cache entries have an address below /fragments/ that no visitor can request, and a lifetime', async () => {
  const { caches, kept } = createCaches()
  vi.stubGlobal('caches', caches)
  const { get, settle } = createIsolate()
  await get(HEADER)
  await settle()
  expect(caches.open).toHaveBeenCalledWith('shop-embed-fragments')
  for (const [address, { headers }] of kept) {
    expect(address).toMatch(/^https:\/\/fragments\.example\/fragments\/\.kept\//)
    expect(headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect((await get(address.replace('https://fragments.example', ''))).status).toBe(404)
  }
})

test('a failed call does not replace the good response that another isolate has kept in the meantime', async () => {
  vi.stubGlobal('caches', createCaches().caches)
  const [slow, quick] = [createIsolate(), createIsolate()]
  await slow.get(HEADER)
  await slow.settle()
  pass(30_000)
  let fail = () => {}
  service.mockImplementationOnce(
    () => new Promise((resolve) => (fail = () => resolve(new Response('', { status: 500 })))),
  )
  await slow.get(HEADER)
  pass(100)
  service.mockImplementation(() => respond('Tee'))
  await quick.get(HEADER)
  await quick.settle()
  fail()
  await slow.settle()
  const response = await slow.get(HEADER)
  expect(await response.text()).toContain('Tee')
  expect(response.headers.get('X-Fragment')).toBe('fresh')
})

test('serves fragments even if the cache fails', async () => {
  const { caches, cache } = createCaches()
  cache.match.mockRejectedValue(new Error('no cache'))
  cache.put.mockRejectedValue(new Error('no cache'))
  vi.stubGlobal('caches', caches)
  const { get, settle } = createIsolate()
  expect((await get(HEADER)).status).toBe(200)
  await settle()
  expect((await get(HEADER)).status).toBe(200)
  expect(console.warn).toHaveBeenCalledWith('the cache could not be written: Error: no cache')
})

test('loads the navigation again if the cache entry is not JSON', async () => {
  const { caches, kept } = createCaches()
  vi.stubGlobal('caches', caches)
  const { get, settle } = createIsolate()
  await get(HEADER)
  await settle()
  for (const [address, entry] of kept) if (address.includes('/navigation/')) entry.text = '{'
  const other = createIsolate()
  expect((await other.get(HEADER)).status).toBe(200)
  expect(service).toHaveBeenCalledTimes(2)
})

test('logs a failed call as a line of JSON', async () => {
  service.mockImplementation(fails)
  await createIsolate().get(HEADER)
  expect(JSON.parse(vi.mocked(console.warn).mock.calls[0]![0] as string)).toEqual({
    site: 'DE',
    url: 'https://shop.example/jsonflyoutnavigation?site=DE',
    reason: 'status',
    msg: 'navigation: status 500',
  })
})

test('/ready waits for the navigation of one site, and /metrics does not exist', async () => {
  service.mockImplementation(fails)
  const { get, settle } = createIsolate()
  const ready = await get('/ready')
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ error: 'no navigation yet for: DE, AT' })
  await settle()
  pass(5000)
  service.mockImplementation((url) => (url.endsWith('AT') ? fails() : respond('Kaffee')))
  expect((await get('/ready')).status).toBe(200)
  expect((await get('/metrics')).status).toBe(404)
})

test('serves fragments in a runtime without waitUntil', async () => {
  const { fetch } = createFragmentsHandler({ shop: 'https://shop.example' })
  expect((await fetch(new Request(`https://fragments.example${HEADER}`))).status).toBe(200)
})
