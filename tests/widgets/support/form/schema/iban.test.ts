import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cleanIban,
  formAfter,
  formatIban,
  isIban,
} from '../../../../../src/widgets/support/form/schema/iban.js'

describe('an IBAN', () => {
  it.each([
    ['de89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['DE89 3704', 'DE89 3704'],
    ['DE89', 'DE89'],
    ['', ''],
  ])('is shown in groups of four: %s', (typed, shown) => {
    expect(formatIban(typed)).toBe(shown)
  })

  it('keeps letters and digits only', () => {
    expect(formatIban('DE-89/37.04*', 'any')).toBe('DE89 3704')
    expect(formatIban('GB29NWBK60', 'any')).toBe('GB29 NWBK 60')
  })

  it('in the support form starts with letters, followed by digits only', () => {
    expect(cleanIban('12DE34')).toBe('DE34')
    expect(cleanIban('DE12A34')).toBe('DE1234')
    expect(cleanIban('1234')).toBe('')
  })

  it('keeps its digits while its country code is replaced', () => {
    const change = (before: string, typed: string) => formatIban(typed, formAfter(typed, before))
    expect(change('E89 3704', '89 3704')).toBe('8937 04')
    expect(change('DE89 3704', '89 3704')).toBe('8937 04')
    expect(change('8937 04', 'A8937 04')).toBe('A893 704')
    expect(change('A893 704', 'AT893 704')).toBe('AT89 3704')
    // A letter in the wrong place is ignored.
    expect(change('8937 04', '89A37 04')).toBe('8937 04')
  })

  it('ignores digits that are typed before its letters', () => {
    const change = (before: string, typed: string) => formatIban(typed, formAfter(typed, before))
    expect(change('', '1')).toBe('')
    expect(change('DE', '12')).toBe('')
    expect(change('DE89', '1DE89')).toBe('DE89')
  })

  it('does not change when it is formatted again, and each of its beginnings is formatted like the whole', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(40), (typed, length) => {
        const shown = formatIban(typed)
        expect(formatIban(shown)).toBe(shown)
        const start = shown.slice(0, length).trim()
        expect(formatIban(shown.slice(0, length))).toBe(start)
      }),
    )
  })

  it.each(['DE89370400440532013000', 'AT61 1904 3002 3457 3201', 'CH93 0076 2011 6238 5295 7'])(
    'is valid with correct check digits: %s',
    (iban) => {
      expect(isIban(iban)).toBe(true)
      expect(isIban(iban.replace(/\d$/, (digit) => `${(+digit + 1) % 10}`))).toBe(false)
    },
  )

  it.each(['', 'DE', 'DE89', '89DE370400440532013000', 'DE00 0000 0000 0000 0000 00'])(
    'is invalid: "%s"',
    (iban) => {
      expect(isIban(iban)).toBe(false)
    },
  )

  it.each([
    'DE89 3704 0044 0532 0130 00 BIC: BYLADEM1001',
    'BIC BYLADEM1001, IBAN DE89-3704-0044-0532-0130-00',
    'IBAN: de89.3704.0044.0532.0130.00 (Bank 12)',
  ])('is found in "%s"', (typed) => {
    expect(formatIban(typed)).toBe('DE89 3704 0044 0532 0130 00')
  })

  it('is checked at once, however long the text is', () => {
    // An expression that backtracks would exceed the test's time limit.
    for (const typed of [
      'A'.repeat(100_000),
      '1'.repeat(100_000),
      'A1'.repeat(50_000),
      ' '.repeat(100_000),
    ]) {
      expect(formatIban(typed).length).toBeLessThan(100)
      expect(isIban(typed)).toBe(false)
    }
  })
})
