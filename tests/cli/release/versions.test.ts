import { expect, test } from 'vitest'
import { isOlder } from '../../../cli/release/versions.js'

test.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0.0', '0.10.0', false],
  ['1.0.0', '1.0.0', false],
  ['1.0.0-rc.9', '1.0.0-rc.10', true],
  ['1.0.0-rc.1', '1.0.0', true],
  ['1.0.0', '1.0.0-rc.1', false],
  ['1.0.0', '1.0.1-rc.1', true],
])('version %s is older than %s: %s', (one, other, older) => {
  expect(isOlder(one, other)).toBe(older)
})
