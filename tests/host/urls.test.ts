import { describe, expect, it } from 'vitest'
import { pathPart, safeUrl, type UrlKind } from '../../src/host/urls.js'

const SHOP = 'https://shop.example'
/** @param address  the origin of the address; @param origin  that of the scripts */
const windowAt = (address: string, origin: string) => ({ location: { origin: address } as Location, origin })
const at = (kind: UrlKind, value: unknown, apiBase?: string) =>
  safeUrl(windowAt(SHOP, SHOP), apiBase, value, kind)

const KINDS: UrlKind[] = ['page', 'link', 'image', 'call']
const HOSTILE = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'httpx://shop.example/',
  'ftp://shop.example/',
]

describe('an address', () => {
  it.each(KINDS.filter((kind) => kind !== 'page'))(
    'is refused as a %s if its scheme is dangerous or unknown',
    (kind) => {
      for (const value of HOSTILE) expect(at(kind, value), value).toBeUndefined()
    },
  )

  it('of a page always stays on the shop’s origin', () => {
    for (const value of HOSTILE) expect(new URL(at('page', value)!).origin, value).toBe(SHOP)
    for (const value of ['//evil.example/x', '\\\\evil.example/x', '/\\evil.example', ' \t//evil.example'])
      expect(new URL(at('page', value)!).origin, value).toBe(SHOP)
    expect(at('page', 'https://evil.example/')).toBeUndefined()
    expect(at('page', 'https://shop.example.evil.example/')).toBeUndefined()
  })

  it('of a page gets a leading slash', () => {
    expect(at('page', 'kaffee.html')).toBe(`${SHOP}/kaffee.html`)
    expect(at('page', '//kaffee.html')).toBe(`${SHOP}/kaffee.html`)
    expect(at('page', `${SHOP}/kaffee.html`)).toBe(`${SHOP}/kaffee.html`)
  })

  it.each(KINDS)(
    'is refused as a %s if it has a user name or password, is empty, is not a text, or is too long',
    (kind) => {
      const bad = ['', undefined, null, 7, {}, ['/x'], 'https://a:b@shop.example/', 'https://a@shop.example/']
      for (const value of [...bad, `/${'x'.repeat(2048)}`]) expect(at(kind, value)).toBeUndefined()
    },
  )

  it('of a link may be on other sites, and may be an e-mail address or a telephone number', () => {
    for (const value of ['https://other.example/', 'http://other.example/', 'mailto:a@b.example', 'tel:+49'])
      expect(at('link', value)).toBe(value)
    expect(at('image', 'https://img.example/a.jpg')).toBe('https://img.example/a.jpg')
    expect(at('image', 'tel:+49')).toBeUndefined()
  })

  it('of a call may be on the page’s own origin or on the api-base, but nowhere else', () => {
    const api = 'https://api.example'
    expect(at('call', '/service', api)).toBe('https://api.example/service')
    expect(at('call', `${SHOP}/service`, api)).toBe(`${SHOP}/service`)
    expect(at('call', 'https://evil.example/service', api)).toBeUndefined()
    expect(at('call', '//evil.example/service', api)).toBeUndefined()
    expect(at('page', `${SHOP}/x`, api)).toBeUndefined()
  })

  it('ignores an api-base that is not http(s), and is refused if the api-base is not an address', () => {
    expect(at('call', '/service', 'ftp://api.example')).toBe(`${SHOP}/service`)
    expect(at('call', '/service', 'https://[')).toBeUndefined()
  })

  it('remains a path if there is no origin: on a server and in a sandboxed frame', () => {
    expect(safeUrl(undefined, undefined, 'kaffee.html', 'page')).toBe('/kaffee.html')
    expect(safeUrl(windowAt('null', 'null'), undefined, '/x?y=1', 'call')).toBe('/x?y=1')
  })

  it('belongs to the parent’s origin in an <iframe srcdoc>, and to that of the address in other sandboxes', () => {
    expect(safeUrl(windowAt('null', SHOP), undefined, '/x', 'call')).toBe(`${SHOP}/x`)
    expect(safeUrl(windowAt(SHOP, 'null'), undefined, '/x', 'call')).toBe(`${SHOP}/x`)
  })
})

describe('a part of a path', () => {
  it('is encoded, and refused if it would lead to a parent folder', () => {
    expect(pathPart('~header_top')).toBe('~header_top')
    expect(pathPart('../a b')).toBe('..%2Fa%20b')
    for (const value of ['', '.', '..']) expect(pathPart(value)).toBeUndefined()
  })
})
