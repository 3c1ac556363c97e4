import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createShopApp } from '../../examples/shop/app.js'
import { VISITOR_COOKIE } from '../../examples/shop/visitors.js'
import { idle } from '../support/idle.js'
import { builtFolder, HASH, visit } from './visit.js'

const CHUNK = '/cdn/chunks/header.abc123.js'

describe('the CDN', () => {
  it('allows every origin to load scripts, and sends their exact type', async () => {
    const { headers } = await visit().get(CHUNK)
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  })

  it('lets browsers cache files with a hash forever, and the loader for minutes', async () => {
    const kept = async (path: string) => (await visit().get(path)).headers.get('Cache-Control')
    expect(await kept(CHUNK)).toBe('public, max-age=31536000, immutable')
    expect(await kept('/cdn/loader.js')).toBe('public, max-age=300')
    expect(await kept('/cdn/manifest.json')).toBe('public, max-age=300')
    expect(await kept('/cdn/THIRD-PARTY-LICENCES.txt')).toBe('public, max-age=300')
  })

  it('compresses files only for browsers that accept brotli', async () => {
    const plain = await visit().get(CHUNK, { 'Accept-Encoding': 'gzip' })
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    const small = await visit().get(CHUNK, { 'Accept-Encoding': 'gzip, br' })
    expect(small.headers.get('Content-Encoding')).toBe('br')
    expect(small.headers.get('Vary')).toBe('Accept-Encoding')
    const bytes = Buffer.from(await small.arrayBuffer())
    expect(brotliDecompressSync(bytes).toString()).toBe(await plain.text())
    expect(bytes.length).toBeLessThan(200)
  })

  it('responds with 304 if the browser already has the file', async () => {
    const visitor = visit()
    const tag = (await visitor.get('/cdn/loader.js')).headers.get('ETag')!
    expect((await visitor.get('/cdn/loader.js', { 'If-None-Match': tag })).status).toBe(304)
  })

  it('serves no file outside its folder', async () => {
    for (const path of ['/cdn/..%2f..%2fpackage.json', '/cdn/%00', '/cdn/', '/cdn/chunks', '/cdn/%E0%A4%A'])
      expect((await visit().get(path)).status, path).toBe(404)
  })

  it('serves only the kinds of files that a release has, and no hidden ones', async () => {
    const folder = builtFolder()
    mkdirSync(join(folder, '.git'))
    for (const name of ['.env', '.env.json', '.git/config.json', 'key.pem', 'notes'])
      writeFileSync(join(folder, name), 'secret')
    const visitor = visit(createShopApp({ cdnDir: folder }))
    for (const path of ['.env', '.env.json', '.git/config.json', '%2eenv.json', 'key.pem', 'notes'])
      expect((await visitor.get(`/cdn/${path}`)).status, path).toBe(404)
    expect((await visitor.get('/cdn/loader.js')).status).toBe(200)
  })

  it.each([
    ['br', 'br'],
    ['gzip, BR ;q=0.5', 'br'],
    ['br;q=0', null],
    ['gzip, br; q=0.000', null],
    ['brotli', null],
    ['', null],
  ])('compresses for %j as it says', async (accepted, encoding) => {
    const { headers } = await visit().get(CHUNK, { 'Accept-Encoding': accepted })
    expect(headers.get('Content-Encoding')).toBe(encoding)
  })

  it('sets no cookie', async () => {
    expect((await visit().get(CHUNK)).headers.getSetCookie()).toEqual([])
  })

  it('can simulate a missing file for one visitor, always or once', async () => {
    const visitor = visit()
    await visitor.page('/?fault=cdn:404:header:1')
    expect((await visitor.get('/cdn/loader.js')).status).toBe(200)
    const lost = await visitor.get(CHUNK)
    expect(lost.status).toBe(404)
    expect(lost.headers.get('Cache-Control')).toBe('no-store')
    expect((await visitor.get(`${CHUNK}?retry=1`)).status).toBe(200)
    expect((await visit(visitor).get(CHUNK)).status).toBe(200)
  })

  it('can simulate a tampered file for one visitor', async () => {
    const visitor = visit()
    const whole = await (await visitor.get(CHUNK)).text()
    await visitor.page('/?fault=cdn:tamper:header')
    const changed = await (await visitor.get(CHUNK, { 'Accept-Encoding': 'br' })).text()
    expect(changed).not.toBe(whole)
    expect(changed.startsWith(whole)).toBe(true)
  })

  it('can simulate a file of an old release, with hashes that match no file', async () => {
    const visitor = visit()
    await visitor.page('/?fault=cdn:old:loader')
    const old = await (await visitor.get('/cdn/loader.js')).text()
    expect(old).toContain(`const hash = 'old${HASH.slice(3)}'`)
    expect((await visitor.get(CHUNK)).headers.get('Cache-Control')).toContain('immutable')
  })

  it('can simulate a file that arrives late, or never', async () => {
    const visitor = visit()
    await visitor.page('/?fault=cdn:slow:header@5')
    expect((await visitor.get(CHUNK)).status).toBe(200)
    await visitor.page('/?fault=reset,cdn:hang:header')
    const caller = new AbortController()
    const response = visitor.app.request(`http://shop.example${CHUNK}`, {
      headers: { Cookie: `${VISITOR_COOKIE}=${visitor.cookies.get(VISITOR_COOKIE)}` },
      signal: caller.signal,
    })
    await idle()
    caller.abort()
    expect((await response).status).toBe(404)
  })
})
