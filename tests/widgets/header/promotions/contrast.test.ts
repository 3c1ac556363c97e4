import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contrast,
  MIN_CONTRAST,
  parseHex,
  readable,
  type Rgb,
} from '../../../../src/widgets/header/promotions/contrast.js'

describe('a colour in the content', () => {
  test('is accepted in both hex notations', () => {
    expect(parseHex('#fff')).toEqual([255, 255, 255])
    expect(parseHex(' #7A1f2b ')).toEqual([122, 31, 43])
  })
  test.each([
    '',
    'fff',
    '#ff',
    '#ffff',
    '#ggg',
    'red;} body{display:none',
    'url(x)',
    'var(--x)',
    '#fff;color:red',
    '#fff\n#000',
  ])('is refused in any other notation (%s)', (value) => expect(parseHex(value)).toBeUndefined())
})

describe('the text colour of a banner', () => {
  test('has the highest contrast for black on white', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21)
  })
  test('is measured by WCAG luminance: green is brighter than red, and red is brighter than blue', () => {
    const onBlack = (colour: Rgb) => contrast(colour, [0, 0, 0])
    expect(onBlack([255, 0, 0])).toBeCloseTo(5.25)
    expect(onBlack([0, 255, 0])).toBeCloseTo(15.3)
    expect(onBlack([0, 0, 255])).toBeCloseTo(2.44)
    expect(MIN_CONTRAST).toBe(4.5)
  })
  test('stays unchanged if it is readable', () => {
    expect(readable([255, 255, 255], [122, 31, 43])).toEqual([255, 255, 255])
    expect(readable([250, 240, 200], [122, 31, 43])).toEqual([250, 240, 200])
  })
  test('is darkened for white on yellow, only until it is readable', () => {
    const text = readable([255, 255, 255], [245, 217, 78])
    expect(contrast(text, [245, 217, 78])).toBeGreaterThanOrEqual(MIN_CONTRAST)
    expect(contrast(text, [245, 217, 78])).toBeLessThan(5.5)
  })
  test('keeps its hue if that suffices', () => {
    const [red, green, blue] = readable([220, 60, 60], [255, 255, 255])
    expect(red).toBeGreaterThan(green)
    expect(green).toBe(blue)
  })
  test('is readable for every pair of colours', () => {
    const value = fc.integer({ min: 0, max: 255 })
    const colour = fc.tuple(value, value, value) as fc.Arbitrary<Rgb>
    fc.assert(
      fc.property(colour, colour, (text, ground) => contrast(readable(text, ground), ground) >= MIN_CONTRAST),
    )
  })
})
