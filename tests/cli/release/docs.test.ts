/** The docs of a release. `tests/long/delivery/` opens them in a browser. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { layOutDocs } from '../../../cli/release/docs.js'
import { createReleaseFolder, type ReleaseFolder } from './support/release-folder.js'

let { folder, at, read, write, remove } = {} as ReleaseFolder
beforeEach(() => {
  ;({ folder, at, read, write, remove } = createReleaseFolder())
  mkdirSync(folder)
})
afterEach(() => remove())

const PAGE = `<link href="/docs/assets/a.css"><p>See https://cdn.example/docs/ or <code>dist/docs/</code></p>
<script>data = JSON.parse("{\\"base\\":\\"/docs/\\",\\"hasShop\\":true}")</script>`

it('the docs come from the last release, and are compressed like its other files', () => {
  layOutDocs(write({ 'glossary.html': 'old', 'gone.html': 'old' }), folder, 'https://cdn.example')
  layOutDocs(write({ 'glossary.html': 'new' }), folder, 'https://cdn.example')
  expect(read('docs/glossary.html')).toBe('new')
  expect(existsSync(at('docs/gone.html'))).toBe(false)
  expect(gunzipSync(readFileSync(at('docs/glossary.html.gz'))).toString()).toBe('new')
})

it('while the docs are replaced, each page stays readable, and an interruption is made good by the next release', () => {
  layOutDocs(
    write({ 'a.html': 'old', 'b.html': 'old', 'assets/old.css': 'old' }),
    folder,
    'https://cdn.example',
  )
  const next = write({ 'a.html': 'new', 'b.html': 'new', 'assets/new.css': 'new' })
  // The second page cannot be put in its place.
  rmSync(at('docs/b.html'))
  mkdirSync(at('docs/b.html'))
  expect(() => layOutDocs(next, folder, 'https://cdn.example')).toThrow()
  expect(read('docs/a.html')).toBe('new')
  expect(readdirSync(at('docs/assets'))).toEqual(expect.arrayContaining(['new.css', 'old.css']))
  rmSync(at('docs/b.html'), { recursive: true })
  layOutDocs(next, folder, 'https://cdn.example')
  expect(read('docs/b.html')).toBe('new')
  expect(readdirSync(at('docs/assets'))).not.toContain('old.css')
})

it('below a path, the links in the docs contain the path, and the texts stay the same', () => {
  const docs = write({
    'glossary.html': PAGE,
    'assets/a.css': 'src:url(/docs/assets/a.woff2)',
    'assets/app.js': 'const base="/docs/"',
    'assets/a.woff2': '"/docs/',
  })
  layOutDocs(docs, folder, 'https://cdn.example/shop')
  expect(read('docs/glossary.html'))
    .toBe(`<link href="/shop/docs/assets/a.css"><p>See https://cdn.example/docs/ or <code>dist/docs/</code></p>
<script>data = JSON.parse("{\\"base\\":\\"/shop/docs/\\",\\"hasShop\\":false}")</script>`)
  expect(read('docs/assets/a.css')).toBe('src:url(/shop/docs/assets/a.woff2)')
  expect(read('docs/assets/app.js')).toBe('const base="/shop/docs/"')
  expect(read('docs/assets/a.woff2')).toBe('"/docs/')
})

it('the list of the pages in Markdown has the addresses of the release, and the pages keep their links', () => {
  const list = '# Docs\n\n- [First](/docs/start/first.md)\n'
  layOutDocs(
    write({ 'llms.txt': list, 'start/first.md': '[Second](./second.md)' }),
    folder,
    'https://cdn.example/shop',
  )
  expect(read('docs/llms.txt')).toBe('# Docs\n\n- [First](/shop/docs/start/first.md)\n')
  expect(read('docs/start/first.md')).toBe('[Second](./second.md)')
  expect(gunzipSync(readFileSync(at('docs/start/first.md.gz'))).toString()).toBe('[Second](./second.md)')
})

it('a release leaves out pages that only the reference shop can run', () => {
  layOutDocs(write({ 'index.html': PAGE, 'samples/cart.html': '' }), folder, 'https://cdn.example')
  expect(existsSync(at('docs/index.html'))).toBe(true)
  expect(existsSync(at('docs/samples'))).toBe(false)
  expect(read('docs/index.html')).toContain('"/docs/assets/a.css"')
})
