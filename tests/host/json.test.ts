import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Schema } from '../../src/services/fields.js'
import { createCartResponse } from '../../src/services/cart.js'
import { checkJson, checkValue, MAX_STORED_CHARS, parseJson, toJson } from '../../src/host/json.js'

const cartResponse = createCartResponse()

const anything = z.unknown()
/** Nested lists, as text. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('parsing JSON', () => {
  it('returns the value that the schema reads, or says which field is invalid', () => {
    const schema = z.object({ a: z.number() })
    expect(parseJson('{"a":1,"b":2}', schema)).toEqual({ a: 1 })
    expect(parseJson('{"a":"1"}', schema)).toBeUndefined()
    expect(checkJson('{"a":1,"b":2}', schema)).toEqual({ ok: true, data: { a: 1 } })
    expect(checkJson('{"a":"1"}', schema)).toEqual({ ok: false, problem: 'a' })
  })

  it.each(['{"a":', '', 'undefined', '<html></html>'])('fails for %j, which is not JSON', (text) => {
    expect(checkJson(text, anything)).toEqual({ ok: false, problem: 'no JSON' })
  })

  it('accepts at most 32 levels', () => {
    const tooDeep = { ok: false, problem: 'nested deeper than 32' }
    expect(checkJson(nested(32), anything).ok).toBe(true)
    expect(checkJson(nested(33), anything)).toEqual(tooDeep)
    expect(checkJson(nested(100_000), anything)).toEqual(tooDeep)
  })

  it('does not count brackets in texts, nor those of sibling values', () => {
    const brackets = '[{'.repeat(40)
    for (const text of [brackets, `"${brackets}`, `\\`, `\\"${brackets}`, '\\\\', ''])
      expect(checkJson(JSON.stringify([text, { [text]: text }]), anything).ok).toBe(true)
    expect(checkJson(`[${Array(40).fill('[{}]').join()}]`, anything).ok).toBe(true)
    expect(checkJson(`["\\\\",${nested(32)}]`, anything).ok).toBe(false)
  })

  it.each([
    ['a response, 1 MiB', 1_048_576, undefined],
    ['a stored value, 64 KiB', 65_536, MAX_STORED_CHARS],
  ])('accepts texts up to a maximum length: %s', (_what, most, limit) => {
    const text = (length: number) => `"${'a'.repeat(length - 2)}"`
    expect(parseJson(text(most), anything, limit)).toHaveLength(most - 2)
    const problem = `more than ${most} characters`
    expect(checkJson(text(most + 1), anything, limit)).toEqual({ ok: false, problem })
  })
})

describe('the first invalid field', () => {
  const wrongIn = (response: unknown) => {
    const checked = checkJson(JSON.stringify(response), cartResponse)
    return checked.ok ? undefined : checked.problem
  }

  it('is named by its path', () => {
    expect(wrongIn({ cart: { articles: {} } })).toBe('cart.articles')
    expect(wrongIn({ cart: 7 })).toBe('cart')
    expect(wrongIn({})).toBe('cart')
    const list = z.array(z.object({ a: z.string() }))
    expect(checkJson('[{"a":""},{}]', list)).toEqual({ ok: false, problem: '1.a' })
  })

  it('is the first of several', () => {
    expect(wrongIn({ cart: { giftCards: 1, articles: 1, numberOfArticles: '1' } })).toBe(
      'cart.numberOfArticles',
    )
  })

  it('is the response itself if it has the wrong type as a whole', () => {
    for (const response of [null, [], 'cart']) expect(wrongIn(response)).toBe('the response itself')
    expect(checkJson('7', z.string())).toEqual({ ok: false, problem: 'the response itself' })
  })

  it('has the message of the rule that it breaks', () => {
    const schema = z.object({ set: z.boolean({ error: 'true or false' }) })
    const issue = { path: 'set', message: 'true or false' }
    expect(checkValue(schema, { set: 1 })).toEqual({ ok: false, issue })
  })

  it('is unknown on a page on which zod cannot build its error', () => {
    const failed = {
      success: false,
      get error(): never {
        throw new TypeError("Cannot assign to read only property 'name'")
      },
    }
    const schema = { safeParse: () => failed } as unknown as Schema<string>
    expect(checkJson('7', schema)).toEqual({ ok: false, problem: 'the response itself' })
  })
})

describe('writing JSON', () => {
  it('does not call the `toJSON` that a library has added to lists: for lists in lists, it takes seconds', () => {
    const prototype = Array.prototype as { toJSON?: () => string }
    const added = vi.fn(() => 'a list')
    prototype.toJSON = added
    const text = toJson([[[1]], { a: [2] }])
    const after = prototype.toJSON
    delete prototype.toJSON
    expect(text).toBe('[[[1]],{"a":[2]}]')
    expect(added).not.toHaveBeenCalled()
    expect(after).toBe(added)
  })
})
