/** Which early requests are made, and how long each is kept. The widget is a header that shows the navigation. */
import { release } from 'virtual:release'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callCart } from '../../src/cart/call-cart.js'
import { createShopError } from '../../src/host/errors.js'
import type { Host } from '../../src/host/host.js'
import type { PageStart } from '../../src/host/page-start.js'
import { createRequestTable } from '../../src/host/request-table.js'
import { createWidgets, type Widgets } from '../../src/host/widgets.js'
import { createMountedWidgets } from '../../src/mount/mounted-widgets.js'
import { openPageHost, startPage, type Page } from '../../src/page/page.js'
import { createFail, createReport } from '../../src/page/report.js'
import type { WidgetMounter } from '../../loader/mount-widgets.js'
import type { Parts } from '../../loader/parts.js'

const { fetchChunk } = vi.hoisted(() => ({ fetchChunk: vi.fn<(name: string) => Promise<unknown>>() }))
vi.mock('../../loader/files.js', () => ({ fetchChunk, addHashes() {} }))

const chunkOf = (exports: object) => ({
  needs: [],
  declare: (add: (exports: object) => void) => ({ execute: () => add(exports) }),
})

const NAVIGATION = '/jsonflyoutnavigation?site=DE'
const loadContent = (_options: unknown, { host }: { host: Host }) => host.call(NAVIGATION)
const header = { name: 'header', options: {}, styles: '', View: () => null, loadContent }

interface Call {
  url: string
  signal: AbortSignal
  respond(): void
}
let calls: Call[]
let parts: Parts
let mounter: WidgetMounter
let placeholder: HTMLElement
let widgets: Widgets
/** Until it is called, no chunk arrives. */
let deliverChunks: () => void
/** The exports of each chunk. A chunk that is not here is missing on the CDN. */
let chunks: Record<string, object>

/** Mounts the header of the placeholder, as if it had just been found. */
const enter = () => mounter.enter(widgets.open(placeholder, 'header'))
const navigationCalls = () => calls.filter(({ url }) => url.includes('jsonflyout'))

beforeEach(async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL('https://shop.example/')
  placeholder = document.createElement('div')
  document.body.replaceChildren(placeholder)
  calls = []
  vi.spyOn(window, 'fetch').mockImplementation(
    (url, init) =>
      new Promise((resolve, reject) => {
        const signal = init!.signal!
        signal.addEventListener('abort', () => reject(new Error('aborted')))
        calls.push({ url: String(url), signal, respond: () => resolve(new Response('{}')) })
      }),
  )
  chunks = { core: { startPage }, runtime: { createMountedWidgets }, header: { default: header }, cart: {} }
  const delivered = new Promise<void>((resolve) => (deliverChunks = resolve))
  fetchChunk.mockImplementation(async (name) => {
    await delivered
    if (!chunks[name]) throw createShopError('LOAD_FAILED', `${name} is missing`)
    return chunkOf(chunks[name])
  })
  vi.resetModules()
  const { createWidgetMounter } = await import('../../loader/mount-widgets.js')
  const { createParts } = await import('../../loader/parts.js')
  const { kept } = await import('../../loader/kept.js')
  const configured = {}
  const report = createReport(configured)
  widgets = createWidgets(report)
  const pageStart = {
    configured,
    requestTable: createRequestTable(window),
    kept,
    begun: new WeakMap(),
    script: { src: 'https://cdn.example/loader.js', dataset: { showPromotionBanner: 'false' } },
    shop: { on() {} },
    cookie: () => undefined,
    searches: new Set(),
    report,
    fail: createFail(report),
    widgets,
  } as unknown as PageStart
  parts = createParts(pageStart)
  mounter = createWidgetMounter(pageStart, parts)
})
describe('the response that a header has requested early', () => {
  test.each([
    ['the place of another widget is missing', () => mounter.mount('#nowhere', 'newsletter', {})],
    ['another placeholder names a widget that does not exist', () => mounter.mount('body', 'Header', {})],
    ['the code of another widget is missing', () => mounter.mount('body', 'footer', {})],
    ['a second header that waits for the same response fails', () => mounter.mount('#nowhere', 'header', {})],
  ])('is kept if %s', async (_reason, mountOther) => {
    const mounted = enter()
    const other = mountOther()
    deliverChunks()
    await expect(other).rejects.toThrow()
    for (const { respond } of navigationCalls()) respond()
    await mounted
    expect(navigationCalls().map(({ signal }) => signal.aborted)).toEqual([false])
  })

  test('is given up if its placeholder has left, and a later header gets a newer one', async () => {
    const entered = enter()
    widgets.end(placeholder)
    deliverChunks()
    await entered
    expect(navigationCalls().map(({ signal }) => signal.aborted)).toEqual([true])
    const mounted = enter()
    await vi.waitFor(() => expect(navigationCalls()).toHaveLength(2))
    navigationCalls()[1]!.respond()
    await mounted
    expect(navigationCalls()).toHaveLength(2)
  })

  test('is given up if the code of the header is missing', async () => {
    delete chunks['header']
    const mounted = enter()
    deliverChunks()
    await expect(mounted).rejects.toThrow('header is missing')
    expect(navigationCalls().map(({ signal }) => signal.aborted)).toEqual([true])
  })
})

test('Shop.mount with a selector requests the data that the attributes of the element name', () => {
  placeholder.id = 'place'
  placeholder.dataset['apiBase'] = 'https://other-shop.example'
  placeholder.dataset['site'] = 'AT'
  void mounter.mount('#place', 'header', {}).catch(() => {})
  expect(navigationCalls().map(({ url }) => url)).toEqual([
    'https://other-shop.example/jsonflyoutnavigation?site=AT',
  ])
})

test('in an <iframe srcdoc>, the data are those of the page around it', () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  happyDOM.setURL('about:srcdoc')
  vi.stubGlobal('origin', 'https://shop.example')
  void enter().catch(() => {})
  vi.unstubAllGlobals()
  expect(navigationCalls().map(({ url }) => url)).toEqual([`https://shop.example${NAVIGATION}`])
})

test('the page’s fetch gets ordinary options, without what the page adds to Object.prototype', () => {
  const added = ['body', 'cache', 'headers', 'method', 'signal']
  for (const name of added) Object.assign(Object.prototype, { [name]: 'of the page' })
  try {
    void enter().catch(() => {})
  } finally {
    for (const name of added) Reflect.deleteProperty(Object.prototype, name)
  }
  const init = vi.mocked(window.fetch).mock.calls[0]![1]!
  const { headers, body, cache, method, signal } = init
  expect({ headers, body, cache, method }).toEqual({
    headers: { Accept: 'application/json' },
    method: 'GET',
  })
  expect(signal).toBeInstanceOf(AbortSignal)
  expect(Object.getPrototypeOf(init)).toBe(Object.prototype)
})

test.each([
  ['on its element', true, 'DIV'],
  ['on the document, if the element is not in it', false, '#document'],
])(
  'if the code cannot be loaded, the error of Shop.mount is reported %s',
  async (_where, isInDocument, source) => {
    delete chunks['runtime']
    const element = document.createElement('div')
    if (isInDocument) document.body.append(element)
    const sources: string[] = []
    const onError = ({ target }: Event) => sources.push((target as Node).nodeName)
    document.addEventListener('shop-error', onError)
    const mounted = mounter.mount(element, 'header', {})
    deliverChunks()
    await expect(mounted).rejects.toThrow('runtime is missing')
    document.removeEventListener('shop-error', onError)
    expect(sources).toEqual([source])
  },
)

test('if the page has broken what our code uses, the error has a code', async () => {
  chunks['core'] = {
    startPage() {
      throw new TypeError('broken')
    },
  }
  const onError = vi.fn()
  placeholder.addEventListener('shop-error', ({ detail }) => onError(detail))
  const mounted = enter()
  deliverChunks()
  await expect(mounted).rejects.toThrow('broken')
  expect(onError).toHaveBeenCalledExactlyOnceWith({
    widget: 'header',
    code: 'LOAD_FAILED',
    message: 'broken',
  })
})

describe('the early read of the cart', () => {
  const cartCalls = () => calls.filter(({ url }) => url.includes('/cart'))

  test('is used by the first read', async () => {
    const load = vi.fn()
    chunks['cart'] = {
      openCart: (page: Page) => ({
        async load() {
          // The real cart also waits a moment before it reads.
          await Promise.resolve()
          const { host } = openPageHost(page)
          load(await callCart(host, { cache: 'no-store' }))
        },
      }),
    }
    const opened = parts.cart.load()
    deliverChunks()
    await opened
    await vi.waitFor(() => expect(cartCalls()).toHaveLength(1))
    cartCalls()[0]!.respond()
    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    expect(cartCalls().map(({ signal }) => signal.aborted)).toEqual([false])
  })
  test('is given up if the first read does not take it', async () => {
    chunks['cart'] = { openCart: () => ({ load: async () => {} }) }
    const opened = parts.cart.load()
    deliverChunks()
    await opened
    await vi.waitFor(() => expect(cartCalls().map(({ signal }) => signal.aborted)).toEqual([true]))
  })
  test('is given up if the code of the cart is missing', async () => {
    delete chunks['cart']
    const opened = parts.cart.load()
    deliverChunks()
    await expect(opened).rejects.toThrow('cart is missing')
    await vi.waitFor(() => expect(cartCalls().map(({ signal }) => signal.aborted)).toEqual([true]))
  })
})

describe('markup that an earlier page has kept', () => {
  const show = vi.fn()
  const requested = () => fetchChunk.mock.calls.map(([name]) => name)
  let deliverKept: () => void
  let arriveKept: Promise<unknown>

  beforeEach(() => {
    sessionStorage.setItem('shop kept header', `${release}{}`)
    placeholder.attachShadow({ mode: 'open' })
    fetchChunk.mockClear()
    arriveKept = new Promise<void>((resolve) => (deliverKept = resolve)).then(() => chunkOf({ show }))
    const others = fetchChunk.getMockImplementation()!
    fetchChunk.mockImplementation((name) => (name === 'kept' ? arriveKept : others(name)))
    show.mockReset()
  })
  afterEach(() => {
    sessionStorage.clear()
    vi.useRealTimers()
  })
  const discard = vi.fn()
  const markup = { sheets: new Map(), release() {}, discard }

  test('lets the code load after a frame', async () => {
    show.mockReturnValue(markup)
    const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    void enter()
    expect(requested()).toEqual(['kept'])
    expect(navigationCalls()).toEqual([])
    deliverKept()
    await vi.waitFor(() => expect(frame).toHaveBeenCalledOnce())
    expect(requested()).toEqual(['kept'])
    frame.mock.calls[0]![0](0)
    await vi.waitFor(() => expect(requested()).toContain('header'))
    expect(navigationCalls()).toHaveLength(1)
  })

  test('lets it load at once if it cannot be shown', async () => {
    const frame = vi.spyOn(window, 'requestAnimationFrame')
    void enter()
    deliverKept()
    await vi.waitFor(() => expect(requested()).toContain('header'))
    expect(frame).not.toHaveBeenCalled()
  })

  test('by another release is not asked for', () => {
    sessionStorage.setItem('shop kept header', `other${release}{}`)
    void enter()
    expect(requested()).toContain('header')
    expect(requested()).not.toContain('kept')
  })

  test('is not waited for if its code cannot be loaded', async () => {
    arriveKept = Promise.reject(createShopError('LOAD_FAILED', 'kept is missing'))
    void enter()
    await vi.waitFor(() => expect(requested()).toContain('header'))
  })

  test('is waited for only for a moment, and then not shown any more', async () => {
    vi.useFakeTimers()
    void enter()
    await vi.advanceTimersByTimeAsync(1000)
    expect(requested()).toContain('header')
    deliverKept()
    await vi.advanceTimersByTimeAsync(10)
    expect(show).not.toHaveBeenCalled()
  })

  test.each([
    ['the element is no placeholder any more', () => widgets.end(placeholder)],
    ['the code cannot be loaded', () => void delete chunks['header']],
  ])('is discarded if %s', async (_why, happen) => {
    discard.mockClear()
    show.mockReturnValue(markup)
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => (run(0), 0))
    const entered = enter().catch(() => {})
    deliverKept()
    await vi.waitFor(() => expect(show).toHaveBeenCalled())
    happen()
    deliverChunks()
    await entered
    expect(discard).toHaveBeenCalledOnce()
  })
})

test('without kept markup, everything is requested in the same tick', () => {
  fetchChunk.mockClear()
  void enter().catch(() => {})
  expect(fetchChunk.mock.calls.map(([name]) => name)).toEqual(
    expect.arrayContaining(['core', 'runtime', 'header']),
  )
  expect(fetchChunk.mock.calls.map(([name]) => name)).not.toContain('kept')
  expect(navigationCalls()).toHaveLength(1)
})
