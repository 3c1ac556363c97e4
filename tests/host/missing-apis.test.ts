import { expect, test } from 'vitest'
import { missingApis } from '../../src/host/missing-apis.js'

/** A page whose globals are like those of this one, except for some. */
const pageWith = (globals: object) => Object.assign(Object.create(globalThis) as typeof globalThis, globals)

test('what the page lacks is named by its path', () => {
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
