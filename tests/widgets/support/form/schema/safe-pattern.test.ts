import { describe, expect, it } from 'vitest'
import { safePattern } from '../../../../../src/widgets/support/form/schema/safe-pattern.js'

describe('patterns that can be made slow', () => {
  it.each(['(a+)+', '(a*)*', '(a|a)*', '(?:\\d{1,3})+', '((ab?)c)+', '([a-z]+\\.)*x', '(a+){2,}'])(
    '%s is not used',
    (source) => {
      expect(safePattern(source)).toBeUndefined()
    },
  )

  it.each([
    '^[0-9]{10}$',
    '^[A-Z]{2}[0-9]+$',
    '^(ab|cd)?x*$',
    '^\\p{L}+$',
    '^([0-9]{4} )*[0-9]{1,4}$',
    '[(+)]+',
  ])('%s is used', (source) => {
    expect(safePattern(source)).toBeInstanceOf(RegExp)
  })
})
