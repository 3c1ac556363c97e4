import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONTAINER_CSS,
  IMAGE_CSS,
  safeCss,
} from '../../../../../src/widgets/header/promotions/page/safe-css.js'

describe('the CSS of a promotion', () => {
  test('may position the image and round its corners', () => {
    expect(safeCss('object-position: center 20%; border-radius: 8px', IMAGE_CSS)).toEqual([
      ['object-position', 'center 20%'],
      ['border-radius', '8px'],
    ])
  })
  test('may colour and pad the frame', () => {
    expect(safeCss('BACKGROUND-COLOR:#eee;padding:8px 16px;', CONTAINER_CSS)).toEqual([
      ['background-color', '#eee'],
      ['padding', '8px 16px'],
    ])
  })
  test.each([
    'position: fixed; inset: 0; z-index: 9999',
    'object-fit: url(https://evil.example)',
    'object-fit: cover !important',
    'object-position: var(--secret)',
    'object-position: calc(100vw * 9)',
    'border-radius: 99999px',
    'border-radius: -5px',
    'object-fit: expression(alert(1))',
    '}*{display:none',
    ':cover',
    'object-fit',
  ])('may do nothing else (%s)', (css) => {
    expect(safeCss(css, IMAGE_CSS)).toEqual([])
  })
  test('is optional', () => {
    expect(safeCss(undefined, IMAGE_CSS)).toEqual([])
  })
  test('never allows a function, or a property that is not on the list', () => {
    fc.assert(
      fc.property(fc.string(), (css) =>
        safeCss(css, IMAGE_CSS).every(([name, value]) => IMAGE_CSS.includes(name) && !/[(;!]/.test(value)),
      ),
    )
  })
  test('of any length is filtered quickly', () => {
    // A regular expression with backtracking would exceed the time limit of a test.
    expect(safeCss(`object-fit:${'a'.repeat(100_000)} `, IMAGE_CSS).length).toBeLessThan(2)
    expect(safeCss(`padding:${'1 '.repeat(50_000)}!`, CONTAINER_CSS)).toEqual([])
  })
})
