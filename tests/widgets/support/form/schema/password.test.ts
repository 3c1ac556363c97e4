import { describe, expect, it } from 'vitest'
import { scorePassword } from '../../../../../src/widgets/support/form/schema/password.js'

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['Abcdef1', 0],
    ['!!!!!!!!', 0],
    ['abcdefgh', 1],
    ['12345678', 1],
    ['ABCDEFGH', 1],
    ['abcdefg1', 2],
    ['ABCDEFG1', 2],
    ['Abcdefgh', 2],
    ['Abcdefg1', 3],
    ['Ünïcödé9', 3],
  ])('of "%s" is %i', (password, level) => {
    expect(scorePassword(password)).toBe(level)
  })

  it('is computed at once, however long the password is', () => {
    // An expression that backtracks would exceed the test's time limit.
    expect(scorePassword('!'.repeat(200_000))).toBe(0)
    expect(scorePassword(`${'a'.repeat(200_000)}1`)).toBe(2)
  })
})
