import { describe, expect, it } from 'vitest'
import { linearPattern } from '../../../../../src/widgets/support/form/schema/linear-pattern.js'

/** A check that needs more steps accepts the text, so a refused text proves that fewer were enough. */
const FEW_STEPS = 50_000
const accepts = (source: string, text: string) => linearPattern(source, FEW_STEPS)!.test(text)

describe('a pattern that is slow in a browser', () => {
  it.each([
    ['^(\\w+\\s?){1,20}$', `${'a'.repeat(28)}!`],
    ['^(\\d+[ /-]?){2,8}$', `${'1'.repeat(60)}!`],
    ['\\d*\\d*\\d*\\d*x', '1'.repeat(499)],
    ['^(a+)+$', `${'a'.repeat(500)}!`],
    ['^(a|aa)*$', `${'a'.repeat(500)}!`],
    ['^(?:(?:a*)*)*$', `${'a'.repeat(500)}!`],
    ['^(a?){30}a{30}$', 'a'.repeat(29)],
    ['\\s+$', `${' '.repeat(2000)}!`],
  ])('%s refuses a text after few steps', (source, text) => expect(accepts(source, text)).toBe(false))

  it.each([
    ['^(\\w+\\s?){1,20}$', 'a sentence of words'],
    ['^(\\d+[ /-]?){2,8}$', '030 / 123-45'.replace(' / ', '/')],
    ['\\d*\\d*\\d*\\d*x', '123x'],
  ])('%s accepts what it should accept', (source, text) => expect(accepts(source, text)).toBe(true))
})

describe('an ordinary pattern', () => {
  const POSTCODE = '^[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$'
  const EMAIL = '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$'
  const PASSWORD = '^(?=.*\\d)(?=.*[a-z])(?!.*password).{8,}$'
  it.each([
    ['^[0-9]{5}$', '20095', '2009'],
    [POSTCODE, 'SW1A 1AA', 'SW1A-1AA'],
    ['^KD-?\\d{6,10}$', 'KD-1234567', 'KD-12345'],
    ['^(\\d{4} ?){4}$', '1234 5678 9012 3456', '1234 5678 9012'],
    [EMAIL, 'anna@mail.example.com', 'anna@mail'],
    ['^\\+?[0-9 ()/-]{6,20}$', '+49 (40) 123-456', '+49 x'],
    ['^(?:\\+49|0)[1-9]\\d{1,14}$', '0401234', '401234'],
    ['^\\d{1,3}(\\.\\d{3})*(,\\d{2})?$', '1.234,56', '1.23'],
    ['^[a-z]+(-[a-z]+)*$', 'a-b-c', 'a--b'],
    ['^\\d{4}-\\d{2}-\\d{2}$', '2030-01-31', '31.01.2030'],
    [PASSWORD, 'secret123', 'password1'],
    ["^[\\p{L} '-]+$", 'Şule Ö’Neill'.replace('’', "'"), 'x1'],
    ['^[\\u00e4\\x41\\u{1F600}]$', '😀', 'ab'],
    ['^.\\uD83D\\uDE00$', '😀😀', '😀'],
    ['\\bshop\\b', 'a shop', 'shopping'],
    ['^(?<year>\\d{4})$', '2030', '20'],
    ['^(a|bc|)$', '', 'b'],
    ['^[^\\]]$', '[', ']'],
    ['^a{0}b{2,}?c+?$', 'bbbcc', 'abbc'],
    ['x|^$', '', 'y'],
  ])('%s accepts "%s" and refuses "%s"', (source, good, bad) => {
    expect(accepts(source, good)).toBe(true)
    expect(accepts(source, bad)).toBe(false)
    const native = new RegExp(source, 'u')
    expect([native.test(good), native.test(bad)]).toEqual([true, false])
  })

  it('accepts and refuses what the browser accepts and refuses', () => {
    const sources = build(3)
    const texts = ['', 'a', 'b', 'ab', 'ba', 'aab', 'abab', 'bbb', 'a\nb', 'aXb']
    for (const source of sources)
      for (const text of texts)
        expect(accepts(source, text), `${source} ${text}`).toBe(new RegExp(source, 'u').test(text))
    expect(sources.length).toBeGreaterThan(500)
  })
})

/** Patterns with all kinds of nodes nested in each other. */
function build(depth: number): string[] {
  const leaves = ['a', 'b', '.', '[^a]', '^', '$', '\\b', '']
  let sources = leaves
  for (let level = 1; level < depth; level++)
    sources = sources.flatMap((inner, at) => {
      const other = leaves[(at + level) % leaves.length]!
      return [
        `(${inner})*${other}`,
        `${other}(?:${inner}){1,2}`,
        `(?:${inner}|${other})+$`,
        `^(${inner}${other})?b`,
        `(?=${inner}${other})a`,
        `(?!${inner})${other}`,
        `(?:${inner}){2}|${other}`,
        `(?<n>${inner}){0,2}?${other}$`,
      ].map((source) => source.replaceAll('<n>', `<n${level}>`))
    })
  return sources
}

it('is ignored if it is not valid, or needs more than one way through the text', () => {
  for (const source of [
    '[',
    '(a',
    'a{2,1}',
    '(a)\\1',
    '(?<=a)b',
    '(?<!a)b',
    '(?<n>a)\\k<n>',
    '(x{999}){999}',
  ])
    expect(linearPattern(source), source).toBeUndefined()
})

it('a text that would take too many steps is accepted, because the service also checks it', () => {
  expect(linearPattern('^a*$', 1_000)!.test(`${'a'.repeat(10_000)}!`)).toBe(true)
  expect(linearPattern('^a*$')!.test(`${'a'.repeat(100_000)}!`)).toBe(false)
})
