import { describe, expect, it } from 'vitest'
import {
  ignoreOtherKeys,
  readNumber,
  writeNumber,
} from '../../../../../src/widgets/support/form/schema/number-value.js'

describe('a number', () => {
  it.each([
    ['de-DE', '0', '0'],
    ['de-DE', '12', '12'],
    ['de-DE', '12,5', '12.5'],
    ['de-DE', '0,125', '0.125'],
    ['de-DE', '1.234', '1234'],
    ['de-DE', '1.234,56', '1234.56'],
    ['de-DE', '1.234.567', '1234567'],
    ['de-DE', '1 234,56', '1234.56'],
    ['de-DE', '-5', '-5'],
    ['de-DE', '−1.234,5', '-1234.5'],
    ['de-DE', ' 7 ', '7'],
    ['en', '1,234.56', '1234.56'],
    ['en', '1,234', '1234'],
    ['en', '1.234', '1.234'],
    ['de-CH', "1'234.50", '1234.50'],
    ['de-CH', '1’234’567', '1234567'],
    ['fr-CH', '1\u202f234,5', '1234.5'],
    ['pl-PL', '1\u00a0234,5', '1234.5'],
    ['cs-CZ', '1 234', '1234'],
    ['tr-TR', '1.234,5', '1234.5'],
  ])('in %s, "%s" is %s', (locale, text, number) => expect(readNumber(text, locale)).toBe(number))

  it.each([
    ['de-DE', '12.5', '12.5'],
    ['de-DE', '12.50', '12.50'],
    ['de-DE', '0.125', '0.125'],
    ['en', '12,5', '12.5'],
    ['pl-PL', '1.234.567', '1234567'],
    ['pl-PL', '1.234,5', '1234.5'],
  ])('in %s, "%s" is clear, although other locales also use this notation', (locale, text, number) =>
    expect(readNumber(text, locale)).toBe(number),
  )

  it.each([
    ['pl-PL', '1.234'],
    ['de-CH', '1,234'],
    ['de-DE', '1234.567'],
    ['de-DE', '1,234.56'],
    ['de-DE', '1.23.456'],
    ['de-DE', '1.234 567'],
    ['de-DE', '1,2,3'],
    ['de-DE', '1e5'],
    ['de-DE', '12 €'],
    ['de-DE', '12,'],
    ['de-DE', ',5'],
    ['de-DE', '5-'],
    ['de-DE', '--5'],
    ['de-DE', ''],
  ])('in %s, "%s" is not clear', (locale, text) => expect(readNumber(text, locale)).toBeUndefined())

  it('can be restricted to whole numbers', () => {
    expect(readNumber('1.234', 'de-DE', true)).toBe('1234')
    expect(readNumber('12,5', 'de-DE', true)).toBeUndefined()
  })

  it('is written with the locale’s decimal separator, so that it is read as the same number', () => {
    expect(writeNumber('1.234', 'de-DE')).toBe('1,234')
    expect(readNumber(writeNumber('1.234', 'de-DE'), 'de-DE')).toBe('1.234')
    expect(writeNumber('1234', 'de-DE')).toBe('1234')
  })

  it('is read at once, however long the text is', () => {
    // An expression that backtracks would exceed the test's time limit.
    const pasted = '9'.repeat(200_000)
    expect(readNumber(`${pasted}x`, 'de-DE')).toBeUndefined()
    expect(readNumber('1.234'.repeat(40), 'de-DE')).toBeUndefined()
  })
})

describe('typing a number', () => {
  const limits = { locale: 'de-DE', isWhole: false, maxLength: 5 }
  const type = (text: string, before: string, changed = {}) =>
    ignoreOtherKeys(text, before, { ...limits, ...changed })

  it('accepts digits, separators and a minus', () => {
    for (const text of ['1', '1.', '1,', '1 ', '1-', '1−'])
      expect(type(text, '1'.slice(0, text.length - 1))).toBe(text)
  })

  it('ignores any other key, even in the middle and over a selection', () => {
    expect(type('12x', '12')).toBe('12')
    expect(type('1x2', '12')).toBe('12')
    expect(type('x', '12')).toBe('12')
  })

  it('ignores the decimal separator in a whole number', () => {
    expect(type('12,', '12', { isWhole: true })).toBe('12')
    expect(type('12.', '12', { isWhole: true })).toBe('12.')
  })

  it('stops at the maximum length, not counting separators between thousands', () => {
    expect(type('12,345', '12,34')).toBe('12,34')
    expect(type('12.345', '12.34')).toBe('12.345')
    expect(type('123456', '12345')).toBe('12345')
  })

  it('keeps what was pasted', () => {
    for (const text of ['1e5', '1,234.56', '12 €', '1234567']) expect(type(text, '')).toBe(text)
  })

  it('allows deleting', () => {
    expect(type('1x', '1xy')).toBe('1x')
    expect(type('', '12')).toBe('')
  })
})
