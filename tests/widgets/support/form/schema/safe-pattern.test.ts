import { describe, expect, it } from 'vitest'
import { safePattern } from '../../../../../src/widgets/support/form/schema/safe-pattern.js'

describe('a pattern from a schema', () => {
  it.each(['(a+)+', '(a*)*', '(a|a)*', '(?:\\d{1,3})+', '((ab?)c)+', '([a-z]+\\.)*x', '(a+){2,}'])(
    '%s could be slow and is refused',
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
  ])('%s is accepted', (source) => {
    expect(safePattern(source)).toBeInstanceOf(RegExp)
  })
})
