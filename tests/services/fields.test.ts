import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  count,
  flag,
  identifier,
  isIncomplete,
  label,
  lengthOf,
  lenientList,
  lenientOptional,
  lenientTable,
  MAX_ITEMS,
  text,
  type Schema,
} from '../../src/services/fields.js'

/** @returns `undefined` if the value is invalid */
const read = <T>(schema: Schema<T>, value: unknown) => schema.safeParse(value).data
const many = (length: number) => Array.from({ length }, (_, at) => `${at}`)

describe('text', () => {
  it('is cut after its maximum length', () => {
    expect(read(text(3), 'abcd')).toBe('abc')
    expect(read(text(), 'x'.repeat(3000))).toHaveLength(2000)
  })

  it('accepts strings only', () => {
    for (const value of [7, null, undefined, ['a'], { length: 1 }])
      expect(read(text(), value)).toBeUndefined()
  })
})

it.each(['', '  ', '\u00a0\u200b', '\u00ad', 7, null])('a label is seen, so %j is none', (value) => {
  expect(read(label(), value)).toBeUndefined()
  expect(read(label(3), 'Tee, lose')).toBe('Tee')
})

describe('the length of a text', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['a\nb', 3],
    ['a\r\nb', 3],
    ['ä', 1],
    ['😀😀', 2],
    // A lone half of a pair.
    ['\ud83d', 1],
  ])('of %j is %i', (value, length) => expect(lengthOf(value)).toBe(length))
})

describe('identifier', () => {
  it('is invalid if it is empty or too long, and is never cut', () => {
    expect(read(identifier(3), 'abc')).toBe('abc')
    expect(read(identifier(3), 'abcd')).toBeUndefined()
    expect(read(identifier(), '')).toBeUndefined()
    expect(read(identifier(), 7)).toBeUndefined()
  })
})

describe('count', () => {
  it('is a whole number from 0', () => {
    expect([3.9, 0, -2].map((value) => read(count(), value))).toEqual([3, 0, 0])
    for (const value of ['3', NaN, Infinity, null, undefined]) expect(read(count(), value)).toBeUndefined()
  })
})

describe('flag', () => {
  it('is false for every value except true', () => {
    expect([true, false, 'true', 1, undefined].map((value) => read(flag(), value))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('lenientOptional', () => {
  const schema = z.object({ title: lenientOptional(text()) })

  it('counts an invalid value as missing', () => {
    expect(read(schema, { title: 'a' })).toEqual({ title: 'a' })
    expect(read(schema, { title: 7 })).toEqual({ title: undefined })
  })

  it('adds no key for a missing value', () => {
    expect(read(schema, {})).toStrictEqual({})
  })
})

describe('lenientList', () => {
  it('is incomplete if an entry was left out', () => {
    const listOf = (value: unknown) => read(lenientList(text(3)), value)!
    expect(isIncomplete(listOf(['a', 7]))).toBe(true)
    expect(isIncomplete(listOf(many(MAX_ITEMS + 1)))).toBe(true)
    expect(isIncomplete(listOf(['a', 'long text']))).toBe(false)
    expect(isIncomplete(listOf([]))).toBe(false)
  })

  it('drops invalid entries one by one', () => {
    expect(read(lenientList(text()), ['a', 7, null, 'b'])).toEqual(['a', 'b'])
  })

  it('ignores entries after the maximum number, which includes invalid ones', () => {
    expect(MAX_ITEMS).toBe(500)
    expect(read(lenientList(text()), many(MAX_ITEMS + 1))).toEqual(many(MAX_ITEMS))
    expect(read(lenientList(text()), [7, ...many(MAX_ITEMS)])).toHaveLength(MAX_ITEMS - 1)
  })

  it.each([[undefined], [null], ['a'], [{ 0: 'a', length: 1 }]])('refuses %j', (value) => {
    expect(lenientList(text()).safeParse(value).success).toBe(false)
  })
})

describe('lenientTable', () => {
  it('drops invalid entries one by one', () => {
    expect({ ...read(lenientTable(text()), { a: 'A', b: 7, c: 'C' }) }).toStrictEqual({ a: 'A', c: 'C' })
  })

  it('ignores entries after the maximum number', () => {
    const given = Object.fromEntries(many(MAX_ITEMS + 1).map((key) => [key, 'x']))
    expect(Object.keys(read(lenientTable(text()), given)!)).toEqual(many(MAX_ITEMS))
  })

  it('has no prototype and drops the keys that every object inherits', () => {
    const given = JSON.parse('{"__proto__":"x","constructor":"x","toString":"x","prototype":"x","a":"A"}')
    const table = read(lenientTable(text()), given)!
    expect(Object.keys(table)).toEqual(['a'])
    expect(Object.getPrototypeOf(table)).toBeNull()
  })

  it.each([[null], [undefined], [['a']], ['a'], [7]])('refuses %j', (value) => {
    expect(lenientTable(text()).safeParse(value).success).toBe(false)
  })
})
