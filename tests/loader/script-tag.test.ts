import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const LOADER = 'https://shop.example/cdn/loader.js'
const HEADER = 'https://shop.example/cdn/header.js'
/** Many pages have a file of this name. */
const OWN_HEADER = 'https://shop.example/js/header.js'

beforeEach(() => document.body.replaceChildren())
afterEach(() => void vi.restoreAllMocks())

/** Adds a script tag that the browser does not run. */
function add(src?: string, site?: string): HTMLScriptElement {
  const tag = document.createElement('script')
  tag.type = 'text/plain'
  if (src) tag.setAttribute('src', src)
  if (site) tag.dataset['site'] = site
  document.body.append(tag)
  return tag
}

/** @returns the tag that the loader takes for its own while the browser runs `current` */
async function tagWhile(current: Element | null): Promise<HTMLScriptElement> {
  const prototype = Object.getPrototypeOf(document) as Document
  Object.defineProperty(prototype, 'currentScript', { configurable: true, get: () => current })
  vi.resetModules()
  return (await import('../../loader/script-tag.js')).scriptTag
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
