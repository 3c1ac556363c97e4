import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createShopApp } from '../../examples/shop/app.js'
import { builtFolder, visit } from './visit.js'

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
})
