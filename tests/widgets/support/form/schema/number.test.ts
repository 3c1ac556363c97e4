import { describe, expect, it } from 'vitest'
import {
  cleanNumber,
  readNumber,
  separatorOf,
  writeNumber,
} from '../../../../../src/widgets/support/form/schema/number.js'

describe('a number field', () => {
  const decimal = { separator: ',', maxLength: Infinity }
  const clean = (text: string, changed = {}) =>
    cleanNumber(text, text.length, { ...decimal, ...changed }).text

  it.each([
    ['12', '12'],
    ['12,5', '12,5'],
    ['12.5', '12,5'],
    ['1.234,5', '1,2345'],
    ['1,2,3', '1,23'],
    [' 1 234\u00a0567 ', '1234567'],
    ["1'234’567", '1234567'],
    ['-5', '5'],
    ['1e5', '15'],
    ['12 €', '12'],
    ['x', ''],
    [',5', ',5'],
    ['12,', '12,'],
  ])('with decimals holds digits and the first separator: "%s" becomes "%s"', (text, kept) =>
    expect(clean(text)).toBe(kept),
  )

  it('without decimals holds digits only', () => {
    expect(clean('1.234,5', { separator: undefined })).toBe('12345')
    expect(clean('0012', { separator: undefined })).toBe('0012')
  })

  it('writes the separator as the language does', () => {
    expect(['de-DE', 'tr-TR', 'pl-PL', 'fr-CH', 'en', 'de-CH'].map(separatorOf)).toEqual([
      ',',
      ',',
      ',',
      ',',
      '.',
      '.',
    ])
    expect(clean('12,5', { separator: '.' })).toBe('12.5')
  })

  it.each([
    ['12 m²', '12'],
    ['1½', '1'],
    ['１２', '12'],
  ])('has no digits of other signs: "%s" becomes "%s"', (typed, number) => {
    expect(clean(typed)).toBe(number)
  })

  it('is cut at the maximum length', () => {
    expect(clean('123456', { maxLength: 5 })).toBe('12345')
    expect(clean('12,3456', { maxLength: 5 })).toBe('12,34')
  })

  it.each([
    // The text and the caret after the change, then both after it was cleaned. The field holds "123" and is full.
    ['9123', 1, '123', 0],
    ['1923', 2, '123', 1],
    ['1239', 4, '123', 3],
    // Pasted over the whole number.
    ['98765', 5, '987', 3],
    // Filled in by the browser, which does not move the caret.
    ['98765', 0, '987', 0],
  ])(
    'that is full cuts what was inserted, not its last digit: %s with the caret at %i',
    (text, caret, kept, at) =>
      expect(cleanNumber(text, caret, { separator: undefined, maxLength: 3 })).toEqual({
        text: kept,
        caret: at,
      }),
  )

  it('keeps the caret behind the character before it', () => {
    expect(cleanNumber('1x2', 2, decimal)).toEqual({ text: '12', caret: 1 })
  })

  it('is cleaned at once, however long the text is', () => {
    // An expression that backtracks would exceed the test's time limit.
    expect(clean('1.'.repeat(100_000))).toHaveLength(100_001)
  })
})

describe('a number', () => {
  it.each([
    ['0', '0'],
    ['12', '12'],
    ['12,5', '12.5'],
    ['12.50', '12.50'],
    ['0012', '0012'],
  ])('"%s" is sent as "%s"', (text, number) => expect(readNumber(text)).toBe(number))

  it.each(['', ',', '12,', ',5'])('"%s" is not a number', (text) => expect(readNumber(text)).toBeUndefined())

  it.each([
    ['12.5', ',', '12,5'],
    ['12.5', '.', '12.5'],
    ['12', undefined, '12'],
    ['12.5', undefined, ''],
    ['-5', ',', ''],
    ['1e+21', ',', ''],
  ])('%s as the default of a field with the separator "%s" is shown as "%s"', (number, separator, shown) =>
    expect(writeNumber(number, separator)).toBe(shown),
  )

  it('is read at once, however long the text is', () => {
    // An expression that backtracks would exceed the test's time limit.
    expect(readNumber(`${'9'.repeat(200_000)}x`)).toBeUndefined()
  })
})
