/** `loadShop`. The test simulates the loader; `tests/browser/load-shop.test.ts` uses the built one. */
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import type { Shop } from '../../src/api/shop.js'
import { LOADER_MARK } from '../../src/host/page-start.js'
import type { LoadShopOptions } from '../../src/npm/load-shop.js'

const SRC = 'https://cdn.example/shop/loader.js'

let loadShop: (options: LoadShopOptions) => Promise<Shop | null>
let warn: MockInstance<typeof console.warn>
/** Stands for the document's head: happy-dom would try to load a script that is in the document. */
let head: HTMLElement

beforeEach(async () => {
  vi.resetModules()
  ;({ loadShop } = await import('../../src/npm/index.js'))
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  head = document.createElement('div')
  vi.spyOn(document.head, 'append').mockImplementation((element) => head.append(element))
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector) => head.querySelectorAll(selector))
})

const tags = () => [...head.querySelectorAll('script')]

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, LOADER_MARK)
})

/** Makes a script tag run its loader. */
function run(element: HTMLScriptElement): Shop {
  const shop = { version: '1' } as Shop
  Object.assign(globalThis, { [LOADER_MARK]: { shop, script: element } })
  element.dispatchEvent(new Event('load'))
  return shop
}

/** A script tag that the host page has written. */
function writeTag(): HTMLScriptElement {
  const element = document.createElement('script')
  element.src = SRC
  element.dataset['site'] = 'DE'
  head.append(element)
  return element
}

test('the script tag gets the address, and the options as attributes', async () => {
  const loading = loadShop({
    src: SRC,
    site: 'AT',
    apiBase: 'https://shop.example',
    spa: true,
    locale: undefined,
  })
  expect(tags()).toHaveLength(1)
  const element = tags()[0]!
  expect(element.src).toBe(SRC)
  expect({ ...element.dataset }).toEqual({ site: 'AT', apiBase: 'https://shop.example', spa: 'true' })
  expect(element.getAttribute('data-api-base')).toBe('https://shop.example')
  expect(element.hasAttribute('crossorigin')).toBe(false)
  const shop = run(element)
  expect(await loading).toBe(shop)
})

test('integrity and nonce are set on the script element; the hash needs a request with CORS', async () => {
  void loadShop({ src: SRC, integrity: 'sha384-abc', nonce: 'n1' })
  expect(tags()[0]).toMatchObject({ integrity: 'sha384-abc', nonce: 'n1', crossOrigin: 'anonymous' })
  run(tags()[0]!)
})

test('all calls add one script tag and get the same promise', async () => {
  const first = loadShop({ src: SRC, site: 'AT' })
  expect(loadShop({ src: SRC, site: 'AT' })).toBe(first)
  run(tags()[0]!)
  await first
  expect(loadShop({ src: SRC })).toBe(first)
  expect(tags()).toHaveLength(1)
  expect(warn).not.toHaveBeenCalled()
})

test('a second call with other options causes a warning that names them', async () => {
  const first = loadShop({ src: SRC, site: 'AT' })
  const second = loadShop({ src: 'https://other.example/loader.js', site: 'CH', locale: 'de-CH' })
  expect(second).toBe(first)
  expect(warn.mock.calls).toEqual([
    [
      `shop-embed: loadShop: the page already has the script tag ${SRC}; not used: src, site, locale. https://cdn.example/docs/npm`,
    ],
  ])
  run(tags()[0]!)
})

test('a relative address means the same file after a client router has changed the page’s address', async () => {
  const { happyDOM } = window as unknown as { happyDOM: { setURL(url: string): void } }
  const { href } = location
  happyDOM.setURL('https://page.example/blog/first')
  const first = loadShop({ src: '../cdn/loader.js' })
  expect(tags()[0]!.src).toBe('https://page.example/cdn/loader.js')
  happyDOM.setURL('https://page.example/far/away/from/it')
  expect(loadShop({ src: '../cdn/loader.js' })).toBe(first)
  expect(warn).not.toHaveBeenCalled()
  run(tags()[0]!)
  happyDOM.setURL(href)
})

test('a script tag that the host page has written is used', async () => {
  const element = writeTag()
  const loading = loadShop({ src: SRC, site: 'AT' })
  expect(tags()).toEqual([element])
  expect(String(warn.mock.calls[0])).toContain('not used: site')
  expect(await Promise.all([loading, run(element)])).toHaveProperty('length', 2)
})

test('a loader that has already run is used, even if its address differs', async () => {
  const shop = run(writeTag())
  expect(await loadShop({ src: 'https://cdn.example/0.1.0/loader.js' })).toBe(shop)
  expect(tags()).toHaveLength(1)
})

test('after a failure, the promise rejects and the next call adds the script tag again', async () => {
  const failing = loadShop({ src: SRC })
  tags()[0]!.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toMatchObject({
    name: 'ShopError',
    code: 'LOAD_FAILED',
    message: expect.stringContaining(SRC),
  })
  const again = loadShop({ src: SRC })
  expect(tags()).toHaveLength(1)
  const shop = run(tags()[0]!)
  expect(await again).toBe(shop)
})

test('a script tag of the host page that has failed is not waited for again', async () => {
  const element = writeTag()
  const failing = loadShop({ src: SRC })
  element.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toMatchObject({ code: 'LOAD_FAILED' })
  void loadShop({ src: SRC })
  expect(tags()).toHaveLength(2)
  run(tags()[1]!)
})

test('a loader that does not arrive within 15 s counts as failed', async () => {
  vi.useFakeTimers()
  const failing = expect(loadShop({ src: SRC })).rejects.toMatchObject({
    code: 'LOAD_FAILED',
    message: expect.stringContaining('15 s'),
  })
  await vi.advanceTimersByTimeAsync(15_000)
  await failing
})

test('a script that is not the loader is an error', async () => {
  const loading = loadShop({ src: SRC })
  tags()[0]!.dispatchEvent(new Event('load'))
  await expect(loading).rejects.toMatchObject({
    code: 'LOAD_FAILED',
    message: expect.stringContaining('not the loader'),
  })
})

test.each([
  ['no address', { site: 'AT' }, '"src"'],
  ['an address that is none', { src: 'https://' }, '"src"'],
  ['a hook', { src: SRC, router: { push() {} } }, '"router"'],
  ['an attribute’s name', { src: SRC, 'api-base': 'https://shop.example' }, '"api-base"'],
])('%s is refused with INVALID_ARGUMENT, and nothing is added', async (_what, options, named) => {
  await expect(loadShop(options as unknown as LoadShopOptions)).rejects.toMatchObject({
    code: 'INVALID_ARGUMENT',
    message: expect.stringContaining(named),
  })
  expect(tags()).toEqual([])
})

test('on a server, the result is null', async () => {
  vi.stubGlobal('window', undefined)
  expect(await loadShop({ src: SRC })).toBeNull()
})
