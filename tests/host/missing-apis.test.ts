import { expect, test, vi } from 'vitest'
import { hasPromises, missingApis } from '../../src/host/missing-apis.js'

/** A page with this page’s globals, except for some. */
const pageWith = (globals: object) => Object.assign(Object.create(globalThis) as typeof globalThis, globals)

test('each API that the page lacks is listed by its path', () => {
  const missing = missingApis(pageWith({ Intl: { NumberFormat: {} }, structuredClone: 1 }))
  expect(missing).toEqual(expect.arrayContaining(['Intl.DateTimeFormat', 'Intl.PluralRules']))
  expect(missing).not.toContain('Intl.NumberFormat')
  expect(missing).not.toContain('structuredClone')
})

test('without an object, all its properties are missing', () => {
  expect(missingApis(pageWith({ Intl: undefined }))).toEqual(
    expect.arrayContaining(['Intl.DateTimeFormat', 'Intl.NumberFormat']),
  )
})

test('collections that cannot be iterated are missing', () => {
  expect(missingApis(pageWith({ Map: class {} }))).toContain('iterable Map and Set')
})

test('a `Promise` that the page has replaced is ignored', () => {
  expect(missingApis(pageWith({ Promise: class {} }))).toEqual(missingApis(pageWith({})))
  expect(hasPromises()).toBe(true)
})

test('the promises of the engine do not work if their `then` throws, or if `finally` was removed', () => {
  const spy = vi.spyOn(Promise.prototype, 'then').mockImplementation(() => {
    throw new Error('then of the host')
  })
  expect(hasPromises()).toBe(false)
  spy.mockRestore()
  // Restored within this task: the test tool needs it right after the test.
  const { finally: own } = Promise.prototype
  Reflect.deleteProperty(Promise.prototype, 'finally')
  const withoutFinally = hasPromises()
  Object.defineProperty(Promise.prototype, 'finally', { configurable: true, writable: true, value: own })
  expect(withoutFinally).toBe(false)
})
