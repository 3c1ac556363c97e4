import { beforeEach, describe, expect, test, vi } from 'vitest'

const LOADER = 'https://shop.example/cdn/loader.js'
const HEADER = 'https://shop.example/cdn/header.js'
/** Many pages have a file of this name. */
const OWN_HEADER = 'https://shop.example/js/header.js'

beforeEach(() => document.body.replaceChildren())
/** Adds a script tag that the browser does not run. */
function add(src?: string, site?: string): HTMLScriptElement {
  const tag = document.createElement('script')
  tag.type = 'text/plain'
  if (src) tag.setAttribute('src', src)
  if (site) tag.dataset['site'] = site
  document.body.append(tag)
  return tag
}

/** @returns what the loader reads of its tag while the browser runs `current` */
async function factsWhile(current: Element | null) {
  const prototype = Object.getPrototypeOf(document) as Document
  Object.defineProperty(prototype, 'currentScript', { configurable: true, get: () => current })
  vi.resetModules()
  return (await import('../../loader/script-tag.js')).scriptTag
}

/** @returns the tag that the loader takes for its own while the browser runs `current` */
async function tagWhile(current: Element | null) {
  const facts = await factsWhile(current)
  return [...document.querySelectorAll('script')].find(({ dataset }) => dataset === facts?.dataset)
}

test.each([
  ['with a site', LOADER, 'AT'],
  ['without a site', LOADER, undefined],
  ['with another name', 'https://shop.example/renamed.js', 'AT'],
])('a current script %s is the tag, even if another tool has a loader', async (_what, src, site) => {
  add('https://other.example/loader.js')
  const tag = add(src, site)
  expect(await tagWhile(tag)).toBe(tag)
})
test('as a module, the tag is found by its address, and by its site among several', async () => {
  const first = add(LOADER)
  expect(await tagWhile(null)).toBe(first)
  const second = add(LOADER, 'AT')
  expect(await tagWhile(null)).toBe(second)
})
test('jQuery 3 runs the code of the tag in a script element without an address', async () => {
  const tag = add(LOADER, 'AT')
  expect(await tagWhile(add())).toBe(tag)
})
test('jQuery 1 runs the code of the tag while a script of the page is the current one', async () => {
  const tag = add(LOADER, 'AT')
  expect(await tagWhile(add('https://shop.example/js/app.js'))).toBe(tag)
})
test('jQuery runs a tag of another origin in a second tag, which has no site', async () => {
  add('https://other.example/loader.js', 'XX')
  const tag = add(LOADER, 'AT')
  expect(await tagWhile(add(LOADER))).toBe(tag)
})
describe('with the old name header.js', () => {
  test('a current script is the tag, even if another tool has a loader', async () => {
    add('https://other.example/loader.js')
    const tag = add(HEADER)
    expect(await tagWhile(tag)).toBe(tag)
  })
  test('as a module, the tag is found by its address, and by its site among several', async () => {
    const first = add(HEADER)
    expect(await tagWhile(null)).toBe(first)
    const second = add(HEADER, 'AT')
    expect(await tagWhile(null)).toBe(second)
  })
  test('a script of the page is not the tag, if there is a loader', async () => {
    const own = add(OWN_HEADER)
    const loader = add(LOADER)
    expect(await tagWhile(null)).toBe(loader)
    loader.remove()
    const tag = add(LOADER, 'AT')
    expect(await tagWhile(null)).toBe(tag)
    // jQuery 1 runs the code of the tag while it is the current one.
    expect(await tagWhile(own)).toBe(tag)
  })
})
test('without a tag that has an address, there is none', async () => {
  expect(await tagWhile(add())).toBeUndefined()
})

describe('the address and the nonce are those of the load', () => {
  const go = (address: string) =>
    (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM.setURL(address)
  beforeEach(() => go('https://shop.example/blog/first'))

  test('although a client router changes the address, and the page adds a base element and changes the tag', async () => {
    const tag = add('../cdn/loader.js?v=1')
    tag.nonce = 'first'
    const facts = await factsWhile(tag)
    go('https://shop.example/far/away/from/it')
    const base = document.head.appendChild(document.createElement('base'))
    base.href = 'https://evil.example/'
    tag.nonce = 'other'
    tag.src = 'https://evil.example/loader.js'
    expect([facts.src, facts.nonce]).toEqual(['https://shop.example/cdn/loader.js?v=1', 'first'])
    base.remove()
  })

  test.each([
    ['../cdn/loader.js', LOADER],
    ['./loader.js?v=2', 'https://shop.example/blog/loader.js?v=2'],
    ['loader.js', 'https://shop.example/blog/loader.js'],
  ])('although the address has changed before the loader runs: %s', async (src, address) => {
    const loaded = [
      ['https://other.example/cdn/loader.js', 'script'],
      ['https://shop.example/picture/cdn/loader.js', 'img'],
      [address, 'script'],
    ].map(([name, initiatorType]) => ({ name, initiatorType }))
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue(loaded as never)
    go('https://shop.example/far/away/from/it')
    expect((await factsWhile(add(src))).src).toBe(address)
  })

  test.each([LOADER, '/cdn/loader.js', '../cdn/loader.js'])(
    'if the browser does not know what it has loaded: %s',
    async (src) => {
      vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => {
        throw new Error('the page has broken it')
      })
      expect((await factsWhile(add(src))).src).toBe(LOADER)
    },
  )
})

test('its options can change later', async () => {
  const tag = add(LOADER)
  const { dataset } = await factsWhile(tag)
  tag.dataset['site'] = 'AT'
  expect(dataset['site']).toBe('AT')
})
