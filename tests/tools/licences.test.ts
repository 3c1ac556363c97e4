import { describe, expect, it } from 'vitest'
import { isAllowed, namedIn, noticesOf } from '../../tools/licences.mjs'

describe('a licence', () => {
  it.each(['MIT', 'ISC', '(MIT OR GPL-3.0)', 'MIT AND CC0-1.0', 'GPL-3.0 OR BSD-3-Clause'])(
    'may be %s',
    (licence) => {
      expect(isAllowed(licence)).toBe(true)
    },
  )

  it.each([
    undefined,
    '',
    'GPL-3.0',
    'MIT AND GPL-3.0',
    'UNLICENSED',
    'SEE LICENSE IN x',
    '(MIT OR (GPL-3.0)) AND X',
  ])('must not be %s', (licence) => {
    expect(isAllowed(licence)).toBe(false)
  })
})

it('lists each package in the notices, and adds none because of the text of a licence', () => {
  const packages = [
    { name: 'a', version: '1.0.0', licence: 'MIT', text: 'x 1.0 (y)\n\nz 2 (MIT)' },
    { name: '@b/c', version: '2.0.0-rc.1', licence: 'MIT OR ISC', text: 'text' },
  ]
  expect(namedIn(noticesOf(packages))).toEqual(packages.map(({ text: _text, ...named }) => named))
})
