import { describe, expect, test } from 'vitest'
import { blockingDirective, parsePolicies, trustedTypesDirective } from '../../src/doctor/policy.js'

const PAGE = 'https://partner.example/page'
const LOADER = 'https://cdn.example/shop/loader.js'

const blocks = (policy: string, tag: { nonce?: string; integrity?: string } = {}) =>
  blockingDirective(parsePolicies(policy), { kind: 'script', url: LOADER, page: PAGE, ...tag })

test.each([
  ['script-src https://cdn.example'],
  ['script-src cdn.example'],
  ['script-src *.example'],
  ['script-src https:'],
  ['script-src *'],
  ['script-src https://cdn.example:443/shop/'],
  ['script-src https://cdn.example/shop/loader.js'],
  ['script-src http://cdn.example'],
  ["default-src 'none'; script-src cdn.example"],
  ["script-src 'none'; script-src-elem cdn.example"],
  ["img-src 'none'"],
  [''],
])('a script is allowed by %j', (policy) => {
  expect(blocks(policy)).toBeUndefined()
})

test.each([
  ["script-src 'self'", "script-src 'self'"],
  ["default-src 'self'; img-src *", "default-src 'self'"],
  ["script-src 'none'", "script-src 'none'"],
  ['script-src', 'script-src'],
  ['script-src https://cdn.example:8443', 'script-src https://cdn.example:8443'],
  ['script-src https://cdn.example/other/', 'script-src https://cdn.example/other/'],
  ["script-src 'nonce-abc' 'strict-dynamic' https://cdn.example", /strict-dynamic/],
  // All policies count, separated by commas.
  ["script-src *, script-src 'self'", "script-src 'self'"],
])('a script is blocked by %j', (policy, directive) => {
  expect(blocks(policy)).toEqual(directive instanceof RegExp ? expect.stringMatching(directive) : directive)
})

describe('a tag with a nonce or a hash', () => {
  test('is allowed if the policy has the same one', () => {
    expect(blocks("script-src 'nonce-abc' 'strict-dynamic'", { nonce: 'abc' })).toBeUndefined()
    expect(blocks("script-src 'sha384-xyz'", { integrity: 'sha384-xyz' })).toBeUndefined()
  })
  test('is blocked if the policy has another one', () => {
    expect(blocks("script-src 'nonce-abc'", { nonce: 'def' })).toBe("script-src 'nonce-abc'")
    expect(blocks("script-src 'sha384-xyz'", { integrity: 'sha384-abc' })).toBe("script-src 'sha384-xyz'")
  })
})

test.each([
  ["require-trusted-types-for 'script'; trusted-types other", 'trusted-types other'],
  ["require-trusted-types-for 'script'; trusted-types other shop-sdk", undefined],
  ["require-trusted-types-for 'script'; trusted-types *", undefined],
  ["require-trusted-types-for 'script'", undefined],
  ['trusted-types other', undefined],
])('Trusted Types: %j', (policy, directive) => {
  expect(trustedTypesDirective(parsePolicies(policy), 'shop-sdk')).toBe(directive)
})
