import { describe, expect, it } from 'vitest'
import { pathPart } from '../../src/host/urls.js'
import { safeUrl, type UrlKind } from '../../src/host/urls.js'

const SHOP = 'https://shop.example'
const page = { location: { origin: SHOP } as Location }
const at = (kind: UrlKind, value: unknown, apiBase?: string) => safeUrl(page, apiBase, value, kind)

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

describe('an address from data', () => {
  it.each(KINDS.filter((kind) => kind !== 'page'))('never runs as code or leaves the web: %s', (kind) => {
    for (const value of HOSTILE) expect(at(kind, value), value).toBeUndefined()
  })

  it('is never anything but a path of the shop where a page of the shop is meant', () => {
    for (const value of HOSTILE) expect(new URL(at('page', value)!).origin, value).toBe(SHOP)
    for (const value of ['//evil.example/x', '\\\\evil.example/x', '/\\evil.example', ' \t//evil.example'])
      expect(new URL(at('page', value)!).origin, value).toBe(SHOP)
    expect(at('page', 'https://evil.example/')).toBeUndefined()
    expect(at('page', 'https://shop.example.evil.example/')).toBeUndefined()
  })

  it('gets its leading slash', () => {
    expect(at('page', 'kaffee.html')).toBe(`${SHOP}/kaffee.html`)
    expect(at('page', '//kaffee.html')).toBe(`${SHOP}/kaffee.html`)
    expect(at('page', `${SHOP}/kaffee.html`)).toBe(`${SHOP}/kaffee.html`)
  })

  it.each(KINDS)(
    'is refused with a name or password in it, without text, and when it is too long: %s',
    (kind) => {
      const bad = ['', undefined, null, 7, {}, ['/x'], 'https://a:b@shop.example/', 'https://a@shop.example/']
      for (const value of [...bad, `/${'x'.repeat(2048)}`]) expect(at(kind, value)).toBeUndefined()
    },
  )

  it('may go to other sites, to a mail or a telephone where it is a link', () => {
    for (const value of ['https://other.example/', 'http://other.example/', 'mailto:a@b.example', 'tel:+49'])
      expect(at('link', value)).toBe(value)
    expect(at('image', 'https://img.example/a.jpg')).toBe('https://img.example/a.jpg')
    expect(at('image', 'tel:+49')).toBeUndefined()
  })

  it('may call the page’s own origin and the api-base, and nobody else', () => {
    const api = 'https://api.example'
    expect(at('call', '/service', api)).toBe('https://api.example/service')
    expect(at('call', `${SHOP}/service`, api)).toBe(`${SHOP}/service`)
    expect(at('call', 'https://evil.example/service', api)).toBeUndefined()
    expect(at('call', '//evil.example/service', api)).toBeUndefined()
    expect(at('page', `${SHOP}/x`, api)).toBeUndefined()
  })

  it('ignores an api-base of another kind and refuses all with one that is no address', () => {
    expect(at('call', '/service', 'ftp://api.example')).toBe(`${SHOP}/service`)
    expect(at('call', '/service', 'https://[')).toBeUndefined()
  })

  it('stays a path where there is no page: on a server, in a sandboxed frame', () => {
    expect(safeUrl(undefined, undefined, 'kaffee.html', 'page')).toBe('/kaffee.html')
    expect(safeUrl({ location: { origin: 'null' } as Location }, undefined, '/x?y=1', 'call')).toBe('/x?y=1')
  })
})

describe('a part of a path', () => {
  it('is encoded, and refused where it would climb', () => {
    expect(pathPart('~header_top')).toBe('~header_top')
    expect(pathPart('../a b')).toBe('..%2Fa%20b')
    for (const value of ['', '.', '..']) expect(pathPart(value)).toBeUndefined()
  })
})
