import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { MAX_STORED_CHARS, parseJson } from '../../src/host/json.js'

const anything = z.unknown()
/** Lists in lists. */
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('JSON from outside', () => {
  it('is read through its schema', () => {
    expect(parseJson('{"a":1}', z.object({ a: z.number() }))).toEqual({ a: 1 })
    expect(parseJson('{"a":"1"}', z.object({ a: z.number() }))).toBeUndefined()
    expect(parseJson('{"a":', anything)).toBeUndefined()
  })

  it('may be 32 levels deep, not more', () => {
    expect(parseJson(nested(32), anything)).toBeDefined()
    expect(parseJson(nested(33), anything)).toBeUndefined()
  })

  it.each([
    ['an answer, 1 MiB', 1_048_576, undefined],
    ['what was stored, 64 KiB', 65_536, MAX_STORED_CHARS],
  ])('is as long as it may be: %s', (_what, most, limit) => {
    const text = (length: number) => `"${'a'.repeat(length - 2)}"`
    expect(parseJson(text(most), anything, limit)).toHaveLength(most - 2)
    expect(parseJson(text(most + 1), anything, limit)).toBeUndefined()
  })
})
