import { describe, expect, it } from 'vitest'
import {
  cleanNumber,
  decimalSeparator,
  isNumber,
  plainNumber,
} from '../../../../../src/widgets/support/form/schema/number-value.js'

describe('a number field', () => {
  it('keeps digits only', () => {
    expect(cleanNumber('1a2-3e4 5')).toBe('12345')
    expect(cleanNumber('12,5')).toBe('125')
  })

  it('keeps the first decimal separator, as the locale writes it', () => {
    expect(decimalSeparator('de-DE')).toBe(',')
    expect(decimalSeparator('en')).toBe('.')
    expect(cleanNumber('12.5', ',')).toBe('12,5')
    expect(cleanNumber('12,5,6', ',')).toBe('12,56')
  })

  it('keeps no more characters than its maximum length', () => {
    expect(cleanNumber('123456', '', 4)).toBe('1234')
  })

  it('is valid with digits, or with digits on both sides of a separator', () => {
    expect(['0', '12', '12,5', '12.50'].every(isNumber)).toBe(true)
    expect(['', ',', '12,', ',5', '1,2,3', '1e5', '-1'].some(isNumber)).toBe(false)
  })

  it('is sent with a dot', () => {
    expect(plainNumber('12,5')).toBe('12.5')
  })

  it('is formatted and checked at once, however long the text is', () => {
    // An expression that backtracks would exceed the test's time limit.
    const pasted = '9'.repeat(200_000)
    expect(cleanNumber(`${pasted}x`, ',')).toHaveLength(20)
    expect(isNumber(`${pasted}x`)).toBe(false)
  })
})
