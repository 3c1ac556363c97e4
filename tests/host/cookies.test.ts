import { describe, expect, it } from 'vitest'
import { csrfHeader, readCookie, tokenOf } from '../../src/host/cookies.js'

const withCookie = (cookie: string) => ({ document: { cookie } })

describe('a cookie', () => {
  it('is found by its exact name among other cookies', () => {
    const page = withCookie('XCsrfToken=1; CsrfToken=ab=c; CsrfToken2=3; empty=; bare')
    expect(readCookie(page, 'CsrfToken')).toBe('ab=c')
    expect(readCookie(page, 'empty')).toBe('')
    // A cookie without `=` is a value without a name.
    expect(readCookie(page, 'bare')).toBeUndefined()
    expect(readCookie(page, 'Token')).toBeUndefined()
  })

  it.each(['a%20b%C3%BC', '%', '50%', 'abc%2B', '%E0%A4', '"quoted"', 'a+b'])(
    'has the value %s as it is',
    (value) => {
      expect(readCookie(withCookie(`a=1; LoginToken=${value}; b=2`), 'LoginToken')).toBe(value)
    },
  )

  it('counts as missing if it cannot be read', () => {
    expect(readCookie(undefined, 'a')).toBeUndefined()
    const sandboxed = {
      get document(): { cookie: string } {
        throw new DOMException('denied')
      },
    }
    expect(readCookie(sandboxed, 'a')).toBeUndefined()
  })

  it('is sent in a header as it is, unless a header cannot carry it', () => {
    const visitor = (value?: string) => ({ cookie: () => value })
    const visible = String.fromCharCode(...Array.from({ length: 0x7e - 0x20 }, (_, at) => at + 0x21))
    for (const good of ['abc.DEF-1~_/=+', 'a:b|{"c"}!', '50%', visible, 'x'.repeat(4096)]) {
      expect(csrfHeader(visitor(good))).toEqual({ 'X-CSRF-Token': good })
      expect(tokenOf(visitor(good), 'LongtermToken')).toBe(good)
    }
    for (const bad of [undefined, '', 'a b', 'a\tb', 'a\r\nX: y', 'ab\n', '\x7f', 'ü', 'x'.repeat(4097)]) {
      expect(csrfHeader(visitor(bad))).toEqual({ 'X-CSRF-Token': '1' })
      expect(tokenOf(visitor(bad), 'LongtermToken')).toBeUndefined()
    }
    expect(tokenOf(visitor('abc'), 'LoginToken')).toBe('abc')
  })
})
