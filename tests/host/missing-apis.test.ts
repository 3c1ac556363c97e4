import { expect, test, vi } from 'vitest'
import { missingApis, replacedApis } from '../../src/host/missing-apis.js'

/** A page with this page’s globals, except for some. */
const pageWith = (globals: object) => Object.assign(Object.create(globalThis) as typeof globalThis, globals)

test('each API that the page lacks is listed by its path', () => {
  const missing = missingApis(pageWith({ Intl: { NumberFormat: {} } }))
  expect(missing).toEqual(expect.arrayContaining(['Intl.DateTimeFormat', 'Intl.PluralRules']))
  expect(missing).not.toContain('Intl.NumberFormat')
})

test('without an object, all its properties are missing', () => {
  expect(missingApis(pageWith({ Intl: undefined }))).toEqual(
    expect.arrayContaining(['Intl.DateTimeFormat', 'Intl.NumberFormat']),
  )
})

test.each<[string, unknown]>([
  ['URL', '/shop/'],
  ['URL', () => ({})],
  ['Map', 'map'],
  ['Map', class {}],
  ['Set', {}],
  ['Element', 'element'],
  ['Headers', () => ({})],
  ['URLSearchParams', {}],
  ['Number', 7],
  ['Math', 'maths'],
  ['Boolean', {}],
  ['Symbol', 'S'],
  ['Reflect', {}],
  ['CustomEvent', class {}],
  ['queueMicrotask', 'later'],
  ['structuredClone', () => undefined],
  ['performance', { value: 1 }],
  ['matchMedia', () => undefined],
  ['JSON', { parse: (text: string) => text }],
  ['Object', 'object'],
  ['Array', class {}],
  ['String', {}],
  ['RegExp', 'r'],
  ['Date', '28 November'],
  ['Error', { message: 'error' }],
  ['Intl', {}],
  ['Proxy', 'proxy.example'],
  ['WeakMap', class {}],
  ['WeakSet', 7],
  ['FormData', () => ({})],
  ['AbortController', class {}],
  ['IntersectionObserver', {}],
  ['MutationObserver', class {}],
  ['NodeFilter', 'all'],
  ['fetch', 'data'],
])('if the page has something of its own as `%s`, that is missing, and nothing throws: %j', (name, value) => {
  const page = pageWith({ [name]: value })
  const missing = missingApis(page)
  expect(missing.join()).toContain(name)
  expect(replacedApis(page, missing)).toEqual([name])
})

test('what a browser does not have was not replaced by the page', () => {
  expect(missingApis(pageWith({ structuredClone: undefined }))).toContain('structuredClone')
  const page = pageWith({})
  expect(replacedApis(page, missingApis(page))).toEqual([])
})

test('another class `ShadowRoot` does no harm', () => {
  expect(missingApis(pageWith({ ShadowRoot: class {} }))).toEqual(missingApis(pageWith({})))
})

test('a `Promise` that the page has replaced is ignored', () => {
  expect(missingApis(pageWith({ Promise: class {} }))).toEqual(missingApis(pageWith({})))
})

test('the promises of the engine do not work if their `then` throws, or if `finally` was removed', () => {
  const spy = vi.spyOn(Promise.prototype, 'then').mockImplementation(() => {
    throw new Error('then of the host')
  })
  const withBrokenThen = missingApis(globalThis)
  spy.mockRestore()
  expect(withBrokenThen).toContain('promises of the engine')
  // Restored within this task: the test tool needs it right after the test.
  const { finally: own } = Promise.prototype
  Reflect.deleteProperty(Promise.prototype, 'finally')
  const withoutFinally = missingApis(globalThis)
  Object.defineProperty(Promise.prototype, 'finally', { configurable: true, writable: true, value: own })
  expect(withoutFinally).toContain('promises of the engine')
})
