import { describe, expect, it } from 'vitest'
import { csrfHeader, readCookie, tokenOf } from '../../src/host/cookies.js'

const withCookie = (cookie: string) => ({ document: { cookie } })

describe('a cookie', () => {
  it('is found by its exact name among other cookies', () => {
    const page = withCookie('XCsrfToken=1; CsrfToken=a%20b=c; CsrfToken2=3; empty=; bare')
    expect(readCookie(page, 'CsrfToken')).toBe('a b=c')
    expect(readCookie(page, 'empty')).toBe('')
    // A cookie without `=` is a value without a name.
    expect(readCookie(page, 'bare')).toBeUndefined()
    expect(readCookie(page, 'Token')).toBeUndefined()
  })

  it('counts as missing if it cannot be decoded or read', () => {
    expect(readCookie(withCookie('a=%E0%A4'), 'a')).toBeUndefined()
    expect(readCookie(undefined, 'a')).toBeUndefined()
    const sandboxed = {
      get document(): { cookie: string } {
        throw new DOMException('denied')
      },
    }
    expect(readCookie(sandboxed, 'a')).toBeUndefined()
  })

  it('is sent in a header only if it looks like a token', () => {
    const visitor = (value?: string) => ({ cookie: () => value })
    expect(csrfHeader(visitor('abc.DEF-1~_/=+'))).toEqual({ 'X-CSRF-Token': 'abc.DEF-1~_/=+' })
    for (const bad of [undefined, '', 'a b', 'a\r\nX: y', 'ü', 'x'.repeat(4097)]) {
      expect(csrfHeader(visitor(bad))).toEqual({ 'X-CSRF-Token': '1' })
      expect(tokenOf(visitor(bad), 'LongtermToken')).toBeUndefined()
    }
    expect(tokenOf(visitor('abc'), 'LoginToken')).toBe('abc')
  })
})
