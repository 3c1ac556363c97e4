/** Puts payloads into cookies, tokens and storage. Security rules §5, §7. */
import { describe, expect, it, vi } from 'vitest'
import { parseStoredCart } from '../../src/cart/stored-cart.js'
import { cartHeaders } from '../../src/cart/headers.js'
import { csrfHeader, readCookie, tokenOf } from '../../src/host/cookies.js'
import { pathPart } from '../../src/host/urls.js'
import { readLoginId } from '../../src/widgets/support/form/login.js'
import { COOKIE_VALUES, TOKENS } from './payloads/headers.js'
import { TEXTS } from './payloads/index.js'
import { JSON_TEXTS, NO_JSON } from './payloads/json.js'
import { INHERITED_NAMES } from './payloads/names.js'
import { RESPONSES } from './support/responses.js'
import { pathsOf, withValue } from './support/fields.js'
import { print } from './support/print.js'
import { guardPrototypes } from './support/prototypes.js'

guardPrototypes()

const NAMES = [
  'CsrfToken',
  'LongtermToken',
  'LoginToken',
  'StaffAuthToken',
  'PreviewToken',
  'forceP',
  'xc-app',
]
/** @returns a reader of the page's cookies */
function visitorWith(cookie: string) {
  vi.stubGlobal('document', { cookie })
  return { cookie: readCookie }
}
/** Whether `fetch` accepts the value in a header, and the value cannot begin another header. */
const HEADER_VALUE = /^[\x21-\x7e]*$/

describe('a cookie', () => {
  it('with a hostile value is read as text, or counts as missing', () => {
    for (const payload of [...COOKIE_VALUES, ...TEXTS, ...TOKENS])
      for (const name of NAMES) {
        const value = visitorWith(`a=1; ${name}=${payload}; b=2`).cookie(name)
        expect(['string', 'undefined'], print(payload)).toContain(typeof value)
      }
  })

  it('with a hostile value is sent in a header only if the header can carry it as it is', () => {
    for (const payload of COOKIE_VALUES) {
      const visitor = { cookie: () => payload }
      const token =
        payload !== '' && payload.length <= 4096 && HEADER_VALUE.test(payload) ? payload : undefined
      const csrf = { 'X-CSRF-Token': token ?? '1' }
      expect(csrfHeader(visitor), print(payload)).toEqual(csrf)
      expect(tokenOf(visitor, 'LoginToken'), print(payload)).toBe(token)
      expect(cartHeaders(visitor), print(payload)).toEqual({
        ...csrf,
        ...(token && { 'X-LongtermToken': token }),
      })
    }
  })

  it('cannot forge a header, however it is encoded', () => {
    for (const payload of [...COOKIE_VALUES, ...TEXTS, ...TOKENS])
      for (const value of Object.values(
        cartHeaders(visitorWith(`CsrfToken=${payload}; LongtermToken=${payload}`)),
      ))
        expect(value, print(payload)).toMatch(HEADER_VALUE)
  })

  it('with a hostile name is not taken for one of ours', () => {
    for (const name of [...INHERITED_NAMES, ...TEXTS.filter((text) => !/[;=]/.test(text))])
      for (const own of NAMES)
        expect(
          visitorWith(`${name}=evil; x${own}=evil; ${own}x=evil`).cookie(own),
          print(name),
        ).toBeUndefined()
  })
})

describe('a long-term token', () => {
  it('with a hostile payload yields a login id that is one path segment, or none', () => {
    for (const payload of [...TOKENS, ...TEXTS]) {
      const part = pathPart(readLoginId(payload) ?? '')
      if (part !== undefined) expect(part, print(payload)).toMatch(/^[\w%.~!*'()-]{1,}$/)
      if (part !== undefined) expect(['.', '..']).not.toContain(part)
    }
  })
})

describe('a stored cart', () => {
  const { schema, value } = RESPONSES['cartResponse']!
  const { cart } = schema.safeParse(value).data as { cart: object }

  it('of any content is read as a cart, or dropped', () => {
    for (const text of [...NO_JSON, ...JSON_TEXTS, ...TEXTS]) {
      const stored = parseStoredCart(text)
      if (stored) expect(stored.articles, print(text)).toEqual([])
    }
  })

  it('with a hostile value in any field keeps its shape, or is dropped', () => {
    for (const path of pathsOf(cart))
      for (const payload of JSON_TEXTS.filter(({ length }) => length < 1000)) {
        const stored = parseStoredCart(JSON.stringify(withValue(cart, path, JSON.parse(payload))))
        if (!stored) continue
        expect(
          Number.isSafeInteger(stored.numberOfArticles) || stored.numberOfArticles > 0,
          print(payload),
        ).toBe(true)
        for (const { title } of stored.articles) expect(['string', 'undefined']).toContain(typeof title)
      }
  })
})
