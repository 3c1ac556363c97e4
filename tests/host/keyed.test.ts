import { expect, it, vi } from 'vitest'
import { keyed } from '../../src/host/keyed.js'

it('creates the value of a key once', () => {
  const valueOf = keyed(new Map<string, object>())
  const create = vi.fn(() => ({}))
  const first = valueOf('one', create)
  expect(valueOf('one', create)).toBe(first)
  expect(valueOf('other', create)).not.toBe(first)
  expect(create).toHaveBeenCalledTimes(2)
})

it('keeps null, false and an empty text', () => {
  const valueOf = keyed(new Map<string, unknown>())
  for (const value of [null, false, '']) {
    valueOf(String(value), () => value)
    expect(valueOf(String(value), () => 'newer')).toBe(value)
  }
})
