import { describe, expect, it } from 'vitest'
import { csrfHeader, readCookie, tokenOf } from '../../src/host/cookies.js'
import { createStorage } from '../../src/host/storage.js'

describe('what the browser keeps for us', () => {
  it('is read back, overwritten and removed', () => {
    const store = createStorage(window, 'sessionStorage')
    store.set('a', '1')
    store.set('a', '2')
    expect(store.get('a')).toBe('2')
    expect(window.sessionStorage.getItem('a')).toBe('2')
    store.set('a', undefined)
    expect(store.get('a')).toBeUndefined()
  })

  it('is remembered for the page where the browser forbids storage', () => {
    const forbidden = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError')
      },
    } as unknown as Window
    const store = createStorage(forbidden, 'localStorage')
    store.set('cart', 'x')
    expect(store.get('cart')).toBe('x')
    store.set('cart', undefined)
    expect(store.get('cart')).toBeUndefined()
  })

  it('gives the newest value where storage is full, not the old one it still holds', () => {
    const held: Record<string, string> = { cart: 'old' }
    const full = {
      localStorage: {
        getItem: (key: string) => held[key] ?? null,
        setItem() {
          throw new DOMException('full', 'QuotaExceededError')
        },
        removeItem: (key: string) => void delete held[key],
      },
    } as unknown as Window
    const store = createStorage(full, 'localStorage')
    expect(store.get('cart')).toBe('old')
    store.set('cart', 'new')
    expect(store.get('cart')).toBe('new')
    store.set('cart', undefined)
    expect(store.get('cart')).toBeUndefined()
  })

  it('is empty on a server', () => {
    const store = createStorage(undefined, 'localStorage')
    expect(store.get('cart')).toBeUndefined()
    expect(() => store.set('cart', 'x')).not.toThrow()
  })
})

const withCookie = (cookie: string) => ({ document: { cookie } })

describe('a cookie', () => {
  it('is found by its exact name, whatever stands around it', () => {
    const page = withCookie('XCsrfToken=1; CsrfToken=a%20b=c; CsrfToken2=3; empty=; bare')
    expect(readCookie(page, 'CsrfToken')).toBe('a b=c')
    expect(readCookie(page, 'empty')).toBe('')
    // It is a value without a name.
    expect(readCookie(page, 'bare')).toBeUndefined()
    expect(readCookie(page, 'Token')).toBeUndefined()
  })

  it('counts as absent where it cannot be decoded, read or does not exist', () => {
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
