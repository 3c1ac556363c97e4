import { describe, expect, it } from 'vitest'
import { count, flag, identifier, list, listOnly, MAX_ITEMS, text } from '../../src/contracts/shape.js'
import { table } from '../../src/contracts/table.js'

const read = <T>(schema: { safeParse(value: unknown): { data?: T | undefined } }, value: unknown) =>
  schema.safeParse(value).data
const many = (length: number) => Array.from({ length }, (_, at) => `${at}`)

describe('a field of an answer', () => {
  it('that is a text is cut', () => {
    expect(read(text(3), 'abcd')).toBe('abc')
    expect(read(text(), 'x'.repeat(3000))).toHaveLength(2000)
    expect(read(text(), 7)).toBeUndefined()
  })

  it('that is an id is refused where it is empty or too long, not cut', () => {
    expect(read(identifier(3), 'abc')).toBe('abc')
    expect(read(identifier(3), 'abcd')).toBeUndefined()
    expect(read(identifier(), '')).toBeUndefined()
    expect(read(identifier(), 7)).toBeUndefined()
  })

  it('that counts is a whole number from 0', () => {
    expect([3.9, 0, -2].map((value) => read(count(), value))).toEqual([3, 0, 0])
    expect(read(count(), '3')).toBeUndefined()
    expect(read(count(), NaN)).toBeUndefined()
  })

  it('that says yes or no says no where it is anything else', () => {
    expect([true, false, 'true', 1, undefined].map((value) => read(flag(), value))).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a list', () => {
  it('loses its bad entries one by one', () => {
    expect(read(list(text()), ['a', 7, null, 'b'])).toEqual(['a', 'b'])
  })

  it('is cut at what it may hold, bad entries counted', () => {
    expect(read(list(text()), many(MAX_ITEMS + 1))).toEqual(many(MAX_ITEMS))
    expect(MAX_ITEMS).toBe(500)
    expect(read(list(text()), [7, ...many(MAX_ITEMS)])).toHaveLength(MAX_ITEMS - 1)
  })

  it('that is none is empty, or refused where it must be one', () => {
    for (const value of [undefined, null, 'a', { 0: 'a', length: 1 }]) {
      expect(read(list(text()), value)).toEqual([])
      expect(read(listOnly(text()), value)).toBeUndefined()
    }
  })
})

describe('a table', () => {
  it('loses its bad entries one by one', () => {
    expect({ ...read(table(text()), { a: 'A', b: 7, c: 'C' }) }).toStrictEqual({ a: 'A', c: 'C' })
  })

  it('is cut at what it may hold', () => {
    const given = Object.fromEntries(many(MAX_ITEMS + 1).map((key) => [key, 'x']))
    expect(Object.keys(read(table(text()), given)!)).toEqual(many(MAX_ITEMS))
  })

  it('holds no name that every object has, neither read nor inherited', () => {
    const given = JSON.parse('{"__proto__":"x","constructor":"x","toString":"x","prototype":"x","a":"A"}')
    const kept = read(table(text()), given)!
    expect(Object.keys(kept)).toEqual(['a'])
    expect(Object.getPrototypeOf(kept)).toBeNull()
  })

  it.each([[null], [undefined], [['a']], ['a'], [7]])('is not %j', (value) => {
    expect(table(text()).safeParse(value).success).toBe(false)
  })
})
