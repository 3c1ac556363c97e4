import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { bool, choice, shortText, structured, whole, word, words } from '../../src/options/kinds.js'

describe('a boolean option', () => {
  const { parse } = bool()

  it.each([
    ['', true],
    ['true', true],
    ['1', true],
    [true, true],
    [1, true],
    ['false', false],
    ['0', false],
    [false, false],
    [0, false],
  ])('parses %j to %s', (raw, expected) => {
    expect(parse(raw)).toBe(expected)
  })

  it.each(['yes', 'TRUE', ' true', '01', null, undefined, 2, {}])('rejects %j', (raw) => {
    expect(parse(raw)).toBeUndefined()
  })

  it('is false by default unless the option sets another default', () => {
    expect(bool().fallback).toBe(false)
    expect(bool(true).fallback).toBe(true)
  })
})

describe('a text option', () => {
  it('accepts only strings', () => {
    const { parse } = word('prod')
    expect(parse('qa')).toBe('qa')
    expect(parse('')).toBe('')
    for (const raw of [7, true, null, undefined, ['qa']]) expect(parse(raw)).toBeUndefined()
  })
})

describe('a short text', () => {
  it('accepts at most 100 characters, and offers some texts without requiring them', () => {
    const { parse, suggestions } = shortText('onsite', ['NEWSLETTER'])
    expect(suggestions).toEqual(['NEWSLETTER'])
    for (const text of ['NEWSLETTER', 'blog', '', 'x'.repeat(100), '😀'.repeat(100)])
      expect(parse(text)).toBe(text)
    for (const raw of ['x'.repeat(101), 7, null]) expect(parse(raw)).toBeUndefined()
  })
})

describe('a choice', () => {
  it('accepts its values in lower and upper case', () => {
    const { parse, allowed } = choice(['eager', 'CH_FR'], undefined)
    expect(allowed).toEqual(['eager', 'CH_FR'])
    expect([parse('eager'), parse('Eager'), parse('ch_fr')]).toEqual(['eager', 'eager', 'CH_FR'])
    for (const raw of ['', ' eager', 'ch-fr', 'constructor', 0, ['eager'], undefined])
      expect(parse(raw)).toBeUndefined()
  })
})

describe('a whole number', () => {
  it('accepts up to nine digits, as a string or a number', () => {
    const { parse } = whole(3)
    expect(parse('0')).toBe(0)
    expect(parse('12')).toBe(12)
    expect(parse(12)).toBe(12)
    for (const raw of ['', '-1', '1.5', '1e3', ' 1', '1234567890', -1, 1.5, NaN, null])
      expect(parse(raw)).toBeUndefined()
  })
})

describe('a list of names', () => {
  it('splits a string at commas, trims the names, and leaves out empty ones', () => {
    const { parse } = words()
    expect(parse(' a, b ,,c')).toEqual(['a', 'b', 'c'])
    expect(parse('')).toEqual([])
    expect(parse(['a', { toString: null }, [['b']], 7, 'c,d', null])).toEqual(['a', '7', 'c', 'd'])
    for (const raw of [7, true, null, undefined, { 0: 'a' }]) expect(parse(raw)).toBeUndefined()
  })
})

describe('a structured option', () => {
  const nested = (levels: number) => JSON.parse('['.repeat(levels) + ']'.repeat(levels)) as unknown
  const cyclic: unknown[] = []
  cyclic.push(cyclic)

  it('has the value that its schema parses', () => {
    const { parse } = structured(z.object({ title: z.string() }), 'object')
    expect(parse({ title: 'a', more: 1 })).toEqual({ title: 'a' })
    expect(parse({ title: 1 })).toBeUndefined()
    expect(parse('{"title":"a"}')).toBeUndefined()
  })

  it('is a copy that a script cannot change later', () => {
    const given = [{ title: 'a' }]
    const value = structured(z.array(z.unknown()), 'object').parse(given)
    given[0]!.title = 'b'
    expect(value).toEqual([{ title: 'a' }])
  })

  it('is the same on a page where lists have a method `toJSON`', () => {
    const prototype = Array.prototype as { toJSON?: () => string }
    prototype.toJSON = () => 'a list'
    try {
      expect(structured(z.array(z.unknown()), 'object').parse([[7]])).toEqual([[7]])
    } finally {
      delete prototype.toJSON
    }
  })

  it.each([
    ['contains itself', () => cyclic],
    ['is nested too deeply', () => nested(33)],
    ['is nested so deeply that it cannot be read', () => nested(9000)],
    [
      'throws when it is read',
      () => [
        {
          get title(): never {
            throw new Error('no')
          },
        },
      ],
    ],
  ])('is invalid if it %s', (_name, value) => {
    expect(structured(z.array(z.unknown()), 'object').parse(value())).toBeUndefined()
  })
})
