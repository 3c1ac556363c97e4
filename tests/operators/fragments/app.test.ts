/** The fragment server without a port, with a stub of the navigation service. `shop.test.ts` uses the reference shop's. */
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFragmentsApp } from '../../../cli/operators/fragments/app.js'
import { createParts } from '../../../cli/operators/fragments/parts.js'
import { readSettings } from '../../../cli/operators/fragments/settings.js'

const NAVIGATION = { list: [{ title: 'Kaffee', href: '/kaffee' }] }
const service = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>()
let isStopping = false

function partsFor(...args: string[]) {
  const settings = readSettings(['--shop', 'https://shop.example', '--sites', 'DE,AT', ...args], {})
  return createParts(settings, pino({ level: 'silent' }), () => isStopping, new AbortController().signal)
}

function open(...args: string[]) {
  const app = createFragmentsApp(partsFor(...args))
  return (path: string, init?: RequestInit) => Promise.resolve(app.request(path, init))
}

const works = () => Promise.resolve(Response.json(NAVIGATION))
const fails = () => Promise.resolve(new Response('', { status: 500 }))
/** Like `fetch`, it ends only when the time limit aborts it. */
const hangs = (_url: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_resolve, reject) =>
    signal?.addEventListener('abort', () => reject(new Error('aborted'))),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  vi.stubGlobal('fetch', service)
  service.mockReset().mockImplementation(works)
  isStopping = false
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a fragment', () => {
  test('is the header with the links of its site’s navigation', async () => {
    const response = await open('--cdn', 'https://cdn.example/')('/fragments/header?site=AT')
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const html = await response.text()
    expect(html).toContain('<div data-shop-widget="header" data-site="AT">')
    expect(html).toContain('href="https://cdn.example/styles/header.')
    expect(html).toContain('Kaffee')
    expect(service).toHaveBeenCalledWith(
      'https://shop.example/jsonflyoutnavigation?site=AT',
      expect.anything(),
    )
  })

  test('contains only the titles of the navigation bar, which is all that the server keeps', async () => {
    const children = [{ title: 'Bohnen', href: '/bohnen' }]
    service.mockResolvedValue(Response.json({ list: [{ title: 'Kaffee', href: '/kaffee', children }] }))
    expect(await partsFor().navigation.get('DE')).toMatchObject({
      nodes: [{ title: 'Kaffee', children: [], hasFlyout: true }],
    })
  })

  test('has the theme of the page in its first paint', async () => {
    const html = await (await open()('/fragments/footer?site=DE&theme=dark')).text()
    expect(html).toContain('data-theme="dark"')
  })

  test('links the same style sheet as the head', async () => {
    const send = open('--cdn', 'https://cdn.example/')
    const head = await send('/fragments/head')
    expect(head.headers.get('Cache-Control')).toContain('max-age=60')
    const links = (await head.text()).match(/<link rel="stylesheet" href="[^"]+">/g)!
    const header = await (await send('/fragments/header?site=DE')).text()
    const footer = await (await send('/fragments/footer?site=DE')).text()
    expect(links).toHaveLength(2)
    expect(header).toContain(links[0])
    expect(footer).toContain(links[1])
    expect((await send('/fragments/head?site=DE')).status).toBe(400)
  })

  test('names its lifetime, its canonical address and no Vary', async () => {
    const { headers } = await open('--max-age-s', '10')('/fragments/footer?site=DE&reduced')
    expect(headers.get('Cache-Control')).toBe(
      'public, max-age=10, stale-while-revalidate=600, stale-if-error=86400',
    )
    expect(headers.get('Content-Location')).toBe('/fragments/footer?reduced=true&site=DE')
    expect(headers.get('X-Fragment')).toBe('fresh')
    expect(headers.get('Vary')).toBeNull()
    expect(headers.get('Set-Cookie')).toBeNull()
  })

  test('is not sent again to a client that already has it', async () => {
    const get = open()
    const etag = (await get('/fragments/footer?site=DE')).headers.get('ETag')!
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    const again = await get('/fragments/footer?site=DE', { headers: { 'If-None-Match': `"x", ${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('ETag')).toBe(etag)
    expect(again.headers.get('Cache-Control')).toContain('max-age=60')
    expect(again.headers.get('Content-Location')).toBe('/fragments/footer?site=DE')
    expect(again.headers.get('X-Fragment')).toBe('fresh')
    expect(again.headers.get('X-Content-Type-Options')).toBe('nosniff')
    const other = await get('/fragments/footer?site=AT', { headers: { 'If-None-Match': etag } })
    expect(other.status).toBe(200)
  })

  test('has another ETag when the navigation has changed', async () => {
    const get = open()
    const first = (await get('/fragments/header?site=DE')).headers.get('ETag')
    service.mockImplementation(() =>
      Promise.resolve(Response.json({ list: [{ title: 'Tee', href: '/tee' }] })),
    )
    vi.advanceTimersByTime(30_000)
    // The first request gets the old navigation at once, while the server loads the new one.
    const old = await get('/fragments/header?site=DE')
    expect(old.headers.get('ETag')).toBe(first)
    expect(old.headers.get('X-Fragment')).toBe('fresh')
    expect(old.headers.get('Cache-Control')).toContain('max-age=5,')
    await vi.waitFor(async () =>
      expect((await get('/fragments/header?site=DE')).headers.get('ETag')).not.toBe(first),
    )
  })

  test('is rendered once for all spellings of its query, also by requests at the same time', async () => {
    const get = open()
    const spellings = ['site=DE&sticky', 'sticky=1&site=DE', 'site=DE&sticky=true', 'sticky=true&site=DE']
    const responses = await Promise.all(spellings.map((query) => get(`/fragments/header?${query}`)))
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1)
    await get('/fragments/header?sticky&site=DE', { method: 'HEAD' })
    await get('/fragments/header?site=AT&sticky')
    await get('/fragments/footer?site=DE')
    const metrics = await (await get('/metrics')).text()
    expect(metrics).toContain('shop_fragments_renders_total{route="/fragments/header"} 2')
    expect(metrics).toContain('shop_fragments_renders_total{route="/fragments/footer"} 1')
  })

  test('is not rendered again if the service sends the same response or fails', async () => {
    const get = open()
    const first = await (await get('/fragments/header?site=DE')).text()
    for (const [respond, state, maxAge] of [
      [works, 'fresh', 'max-age=60,'],
      [fails, 'stale', 'max-age=5,'],
      [works, 'fresh', 'max-age=60,'],
    ] as const) {
      service.mockImplementation(respond)
      vi.advanceTimersByTime(30_000)
      await vi.waitFor(async () => {
        const response = await get('/fragments/header?site=DE')
        expect(await response.text()).toBe(first)
        expect(response.headers.get('X-Fragment')).toBe(state)
        expect(response.headers.get('Cache-Control')).toContain(maxAge)
      })
    }
    expect(service).toHaveBeenCalledTimes(4)
    expect(await (await get('/metrics')).text()).toContain(
      'shop_fragments_renders_total{route="/fragments/header"} 1',
    )
  })

  test('without a navigation in it makes no call', async () => {
    const get = open()
    expect((await get('/fragments/footer?site=DE')).status).toBe(200)
    expect((await get('/fragments/header?site=DE&reduced')).status).toBe(200)
    expect(service).not.toHaveBeenCalled()
  })

  test('uses the addresses in the settings', async () => {
    const get = open('--navigation-url', '/menu?x=1', '--api-base', 'https://www.shop.example')
    const html = await (await get('/fragments/header?site=DE')).text()
    expect(html).toContain('data-navigation-url="/menu?x=1"')
    expect(html).toContain('data-api-base="https://www.shop.example"')
    expect(html).toContain('href="https://www.shop.example/kaffee"')
    expect(service).toHaveBeenCalledWith('https://shop.example/menu?x=1', expect.anything())
  })
})

describe('if the service fails', () => {
  test('the fragment has the last good navigation, and may be cached only briefly', async () => {
    const get = open()
    await get('/fragments/header?site=DE')
    service.mockImplementation(fails)
    vi.advanceTimersByTime(30_000)
    await get('/fragments/header?site=DE')
    await vi.advanceTimersByTimeAsync(0)
    const response = await get('/fragments/header?site=DE')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('Kaffee')
    expect(response.headers.get('X-Fragment')).toBe('stale')
    expect(response.headers.get('Cache-Control')).toContain('max-age=5,')
    expect(await (await get('/metrics')).text()).toContain('shop_fragments_stale_total{site="DE"} 1')
  })

  test('a service that hangs delays no request: the server uses the last good navigation', async () => {
    const get = open('--max-in-flight', '2')
    await get('/fragments/header?site=DE')
    service.mockImplementation(hangs)
    vi.advanceTimersByTime(30_000)
    // The clock stands still, so a request that waited for the service would never get a response.
    for (let request = 0; request < 10; request++)
      expect((await get('/fragments/header?site=DE')).status).toBe(200)
    expect((await get('/fragments/footer?site=DE')).status).toBe(200)
    expect(service).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(2000)
    expect((await get('/fragments/header?site=DE')).headers.get('X-Fragment')).toBe('stale')
    const metrics = await (await get('/metrics')).text()
    expect(metrics).toContain('shop_fragments_navigation_failures_total{site="DE",reason="timeout"} 1')
  })

  test('without a last good navigation, a request waits for the service, up to the time limit', async () => {
    service.mockImplementation(hangs)
    let status = 0
    void open(
      '--navigation-timeout-ms',
      '500',
    )('/fragments/header?site=DE').then((response) => (status = response.status))
    await vi.advanceTimersByTimeAsync(499)
    expect(status).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(status).toBe(503)
  })

  test('without a last good navigation, the response is 503 with no-store', async () => {
    service.mockImplementation(fails)
    const response = await open()('/fragments/header?site=DE')
    expect(response.status).toBe(503)
    expect(response.headers.get('Retry-After')).toBe('5')
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({ error: 'the navigation of DE could not be loaded' })
  })

  test('a site whose navigation hangs takes no request from the others', async () => {
    const get = open('--max-in-flight', '9')
    await get('/fragments/header?site=DE')
    service.mockImplementation(hangs)
    const waiting = Array.from({ length: 20 }, () => get('/fragments/header?site=AT'))
    await vi.advanceTimersByTimeAsync(0)
    expect((await get('/fragments/header?site=DE')).status).toBe(200)
    expect((await get('/fragments/footer?site=AT')).status).toBe(200)
    // A third of the limit waits: two sites, and what does not wait for a navigation.
    expect(await (await get('/metrics')).text()).toContain('shop_fragments_in_flight 3')
    const refused = await Promise.all(waiting.slice(3))
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    await vi.advanceTimersByTimeAsync(2000)
    await Promise.all(waiting)
  })

  test('the footer is still served', async () => {
    service.mockImplementation(fails)
    expect((await open()('/fragments/footer?site=DE')).status).toBe(200)
  })
})

describe('requests that are refused', () => {
  test.each([
    ['/fragments/header?site=XX', 400, 'allowed: DE, AT'],
    ['/fragments/header?site=DE&x=1', 400, 'header has no option'],
    ['/fragments/header?site=DE&site=DE', 400, 'given twice'],
    [
      '/fragments/newsletter',
      404,
      '/fragments/footer, /fragments/head, /fragments/header, /health, /metrics, /ready',
    ],
    ['/', 404, '/fragments/header'],
    [`/fragments/footer?site=${'D'.repeat(2000)}`, 414, 'the address has 2023 characters, allowed: 2000'],
  ])('%.60s: status %i', async (path, status, error) => {
    const response = await open()(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(((await response.json()) as { error: string }).error).toContain(error)
  })

  test('every response forbids browsers to guess its type', async () => {
    const get = open()
    for (const path of ['/fragments/footer?site=DE', '/fragments/footer?site=XX', '/health', '/nothing'])
      expect((await get(path)).headers.get('X-Content-Type-Options')).toBe('nosniff')
  })

  test('another method is refused, with a list of the allowed ones', async () => {
    const response = await open()('/fragments/footer?site=DE', { method: 'POST' })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })

  test('requests beyond the limit get 503, and are served once the others have finished', async () => {
    const get = open('--max-in-flight', '2')
    const responses: Array<() => void> = []
    service.mockImplementation(
      () => new Promise((resolve) => responses.push(() => resolve(Response.json(NAVIGATION)))),
    )
    const waiting = [get('/fragments/header?site=DE'), get('/fragments/header?site=AT')]
    const refused = await get('/fragments/footer?site=DE')
    expect(refused.status).toBe(503)
    expect(refused.headers.get('Retry-After')).toBe('1')
    expect((await get('/health')).status).toBe(200)
    expect(await (await get('/metrics')).text()).toContain('shop_fragments_in_flight 2')
    for (const respond of responses) respond()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200])
    expect(service).toHaveBeenCalledTimes(2)
    expect((await get('/fragments/footer?site=DE')).status).toBe(200)
    expect(await (await get('/metrics')).text()).toContain('shop_fragments_in_flight 0')
  })
})

describe('monitoring', () => {
  test('/ready waits for the navigation of one site', async () => {
    const get = open()
    service.mockImplementation(fails)
    const response = await get('/ready')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({ error: 'no navigation yet for: DE, AT' })
    service.mockImplementation((url) => (url.endsWith('AT') ? fails() : works()))
    vi.advanceTimersByTime(5000)
    expect((await get('/ready')).status).toBe(200)
  })

  test('/ready does not wait for a site whose navigation hangs', async () => {
    const get = open()
    service.mockImplementation((url, init) => (url.endsWith('AT') ? hangs(url, init) : works()))
    // The clock stands still, so a check that waited for the service would never get a response.
    expect((await get('/ready')).status).toBe(200)
    expect((await get('/ready')).status).toBe(200)
  })

  test('/ready stays good, even if the service fails for so long that no navigation is left', async () => {
    const get = open()
    await get('/ready')
    service.mockImplementation(fails)
    vi.advanceTimersByTime(60_000)
    expect((await get('/ready')).status).toBe(200)
    vi.advanceTimersByTime(86_400_000)
    expect((await get('/ready')).status).toBe(200)
    expect((await get('/fragments/footer?site=DE')).status).toBe(200)
  })

  test('a check of /ready repeats failed calls, and loads what is no longer fresh', async () => {
    const get = open()
    service.mockImplementation((url) => (url.endsWith('AT') ? fails() : works()))
    await get('/ready')
    service.mockReset().mockImplementation(works)
    vi.advanceTimersByTime(30_000)
    await get('/ready')
    expect(service.mock.calls.map(([url]) => new URL(url).search)).toEqual(['?site=DE', '?site=AT'])
  })

  test('/metrics says which site has no navigation, until it has one', async () => {
    const get = open()
    service.mockImplementation((url) => (url.endsWith('AT') ? fails() : works()))
    await get('/ready')
    await vi.advanceTimersByTimeAsync(0)
    const missing = async () =>
      (await (await get('/metrics')).text()).match(/^shop_fragments_navigation_missing.*$/gm)
    expect(await missing()).toEqual([
      'shop_fragments_navigation_missing{site="DE"} 0',
      'shop_fragments_navigation_missing{site="AT"} 1',
    ])
    service.mockImplementation(works)
    vi.advanceTimersByTime(5000)
    await get('/fragments/header?site=AT')
    expect(await missing()).toContain('shop_fragments_navigation_missing{site="AT"} 0')
  })

  test('while the server stops, it is alive but not ready, and closes its connections', async () => {
    const get = open()
    isStopping = true
    expect((await get('/health')).status).toBe(200)
    expect((await get('/ready')).status).toBe(503)
    expect((await get('/fragments/footer?site=DE')).headers.get('Connection')).toBe('close')
  })

  test('/metrics counts requests by route and status, calls and failures, and describes the process', async () => {
    const get = open()
    await get('/fragments/footer?site=DE')
    await get('/fragments/footer?site=XX')
    await get('/a/b/c')
    service.mockImplementation(fails)
    await get('/fragments/header?site=AT')
    const response = await get('/metrics')
    expect(response.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    const text = await response.text()
    for (const line of [
      'shop_fragments_requests_total{route="/fragments/footer",status="200"} 1',
      'shop_fragments_requests_total{route="/fragments/footer",status="400"} 1',
      'shop_fragments_requests_total{route="/*",status="404"} 1',
      'shop_fragments_requests_total{route="/fragments/header",status="503"} 1',
      'shop_fragments_request_duration_seconds_count{route="/fragments/footer"} 2',
      'shop_fragments_navigation_calls_total{site="AT"} 1',
      'shop_fragments_no_navigation_total{site="AT"} 1',
      'shop_fragments_in_flight_limit 100',
      'shop_fragments_navigation_failures_total{site="AT",reason="status"} 1',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
    ])
      expect(text).toContain(line)
  })
})
