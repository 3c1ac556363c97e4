import { describe, expect, it, vi } from 'vitest'
import { csrfHeader, readCookie, tokenOf } from '../../src/host/cookies.js'

const spyOnCookies = () => vi.spyOn(document, 'cookie', 'get')

describe('a cookie', () => {
  it.each([
    ['', undefined],
    ['name=value', 'value'],
    ['first=1; name=value; last=2', 'value'],
    ['name=first; name=second', 'first'],
    ['name=', ''],
    ['name=a=b', 'a=b'],
    ['name="quoted"', '"quoted"'],
    ['name=a+b', 'a+b'],
    ['name=%C3%A4%20', '%C3%A4%20'],
    ['name=%E0%A4%A', '%E0%A4%A'],
    ['name=%', '%'],
    ['other-name=value; Name=value; names=value; xname=value', undefined],
    // A cookie without `=` is a value without a name.
    ['name', undefined],
    ['__proto__=1; constructor=2', undefined],
  ])('in "%s" is %j', (cookies, value) => {
    spyOnCookies().mockReturnValue(cookies)
    expect(readCookie('name')).toBe(value)
  })

  it('counts as missing in a sandboxed frame', () => {
    spyOnCookies().mockImplementation(() => {
      throw new DOMException('sandboxed', 'SecurityError')
    })
    expect(readCookie('name')).toBeUndefined()
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
