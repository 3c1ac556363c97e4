/** The loader reads cookies as applications do, which use a library for it. */
import { afterEach, expect, test, vi } from 'vitest'
import { readCookie as readInApplication } from '../../src/host/cookies.js'
import { readCookie } from '../../loader/cookie.js'

const spy = vi.spyOn(document, 'cookie', 'get')
afterEach(() => void spy.mockReset())

test.each([
  ['', undefined],
  ['name=value', 'value'],
  ['first=1; name=value; last=2', 'value'],
  ['name=first; name=second', 'first'],
  ['name=', ''],
  ['name=a=b', 'a=b'],
  ['name="quoted"', '"quoted"'],
  ['name=%C3%A4%20', '%C3%A4%20'],
  ['name=%E0%A4%A', '%E0%A4%A'],
  ['name=%', '%'],
  ['other-name=value; Name=value; names=value', undefined],
  ['name', undefined],
  ['__proto__=1; constructor=2', undefined],
])('in "%s", the cookie is %j', (cookies, value) => {
  spy.mockReturnValue(cookies)
  expect(readCookie('name')).toBe(value)
  expect(readInApplication({ document }, 'name')).toBe(value)
})
test('in a sandboxed frame there are no cookies', () => {
  spy.mockImplementation(() => {
    throw new DOMException('sandboxed', 'SecurityError')
  })
  expect(readCookie('name')).toBeUndefined()
})
