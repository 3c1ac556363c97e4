import { expect, it } from 'vitest'
import { badgeText } from '../../../../src/widgets/header/icons/badge-text.js'

it.each([
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '+99'],
  [12345, '+99'],
  [-1, ''],
])('a cart with %i pieces shows "%s"', (count, shown) => {
  expect(badgeText(count)).toBe(shown)
})
