import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cartResponse } from '../../src/contracts/cart.js'
import { MAX_STORED_CHARS, parseJson, wrongField } from '../../src/host/json.js'

const anything = z.unknown()
/** Lists in lists. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('parsing JSON', () => {
  it('gives the value that the schema reads', () => {
    const schema = z.object({ a: z.number() })
    expect(parseJson('{"a":1,"b":2}', schema)).toEqual({ success: true, data: { a: 1 } })
    expect(parseJson('{"a":"1"}', schema)).toMatchObject({ success: false })
    expect(parseJson('{"a":"1"}', schema).data).toBeUndefined()
  })

  it.each(['{"a":', '', 'undefined', '<html></html>'])('fails for %j, which is not JSON', (text) => {
    expect(parseJson(text, anything).success).toBe(false)
  })

  it('accepts 32 levels, not more', () => {
    expect(parseJson(nested(32), anything).success).toBe(true)
    expect(parseJson(nested(33), anything).success).toBe(false)
    expect(parseJson(nested(100_000), anything).success).toBe(false)
  })

  it.each([
    ['an answer, 1 MiB', 1_048_576, undefined],
    ['a stored value, 64 KiB', 65_536, MAX_STORED_CHARS],
  ])('accepts a limited length: %s', (_what, most, limit) => {
    const text = (length: number) => `"${'a'.repeat(length - 2)}"`
    expect(parseJson(text(most), anything, limit).data).toHaveLength(most - 2)
    expect(parseJson(text(most + 1), anything, limit).success).toBe(false)
  })
})

describe('the wrong field', () => {
  const wrongIn = (answer: unknown) => wrongField(parseJson(JSON.stringify(answer), cartResponse))

  it('is named by its path', () => {
    expect(wrongIn({ cart: { articles: {} } })).toBe('cart.articles')
    expect(wrongIn({ cart: 7 })).toBe('cart')
    expect(wrongIn({})).toBe('cart')
    expect(wrongField(z.array(z.object({ a: z.string() })).safeParse([{ a: '' }, {}]))).toBe('1.a')
  })

  it('is the first of several', () => {
    expect(wrongIn({ cart: { giftCards: 1, articles: 1, numberOfArticles: '1' } })).toBe(
      'cart.numberOfArticles',
    )
  })

  it('is the answer itself where no single field is wrong', () => {
    for (const answer of [null, [], 'cart']) expect(wrongIn(answer)).toBe('the answer itself')
    expect(wrongField(parseJson('{', cartResponse))).toBe('the answer itself')
    expect(wrongField(parseJson(nested(33), anything))).toBe('the answer itself')
    expect(wrongField(parseJson('7', z.string()), 'argument')).toBe('argument')
  })

  it('is unknown on a page where zod cannot build its error', () => {
    const failed = {
      get error(): never {
        throw new TypeError("Cannot assign to read only property 'name'")
      },
    }
    expect(wrongField(failed)).toBe('the answer itself')
  })
})
