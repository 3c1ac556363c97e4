/** The plugins of the build, tested with small bundles. */
import { mkdtemp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createContext, Script } from 'node:vm'
import { rollup, type OutputChunk, type OutputOptions, type Plugin } from 'rollup'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { digest, shortHash } from '../../tools/hashes.mjs'
import { css } from '../../tools/rollup/css.mjs'
import { CHUNK_FORMAT, hashedChunks, nothingBuilt } from '../../tools/rollup/hashed-chunks.mjs'
import { languageData } from '../../tools/rollup/language-data.mjs'
import { manifest } from '../../tools/rollup/manifest.mjs'
import { releaseFacts } from '../../tools/rollup/release-facts.mjs'
import { sharedChunks } from '../../tools/rollup/shared-chunks.mjs'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plugins-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

const entriesIn = (names: string[]) =>
  Object.fromEntries(names.map((name) => [name, join(folder, `${name}.js`)]))

describe('sharedChunks', () => {
  const build = async () => {
    await write({
      'core.js': `export * from './store.js'`,
      'store.js': `export const store = 1`,
      'runtime.js': `export { store } from './store.js'; export { view } from './view.js'`,
      'view.js': `export const view = 2`,
      'count.js': `export const count = 3`,
      'icon.js': `export const icon = 4`,
      'offline.js': `export const offline = 5`,
      'field.js': `export const field = 6`,
      'cart/index.js': `import { store } from '../store.js'; import { count } from '../count.js'; import { price } from './price.js'; export default store + count + price`,
      'cart/price.js': `export const price = 7`,
      'header/index.js': `import { count } from '../count.js'; import { icon } from '../icon.js'; export default () => import('./search.js').then(({ search }) => search + count + icon)`,
      'header/search.js': `import { offline } from '../offline.js'; export const search = offline`,
      'newsletter/index.js': `import { view } from '../view.js'; import { icon } from '../icon.js'; import { offline } from '../offline.js'; import { field } from '../field.js'; import { alone } from '../alone.js'; export default view + icon + offline + field + alone`,
      'support/index.js': `import { field } from '../field.js'; export default field`,
      'alone.js': `export const alone = 8`,
    })
    const widgets = ['cart', 'header', 'newsletter', 'support']
    const input = entriesIn(['core', 'runtime', ...widgets.map((name) => `${name}/index`)])
    const folders = Object.fromEntries(widgets.map((name) => [name, join(folder, name)]))
    const bundle = await rollup({ input, preserveEntrySignatures: 'allow-extension' })
    const { output } = await bundle.generate({
      manualChunks: sharedChunks({ ...entriesIn(['core', 'runtime']), ...folders }),
    })
    return output
      .filter((file): file is OutputChunk => file.type === 'chunk')
      .map(({ name, moduleIds }) => [name, ...moduleIds.map((id) => id.slice(folder.length + 1)).toSorted()])
      .toSorted()
  }

  it('puts a module into a shared chunk if two parts use it, otherwise into the chunk of the part that uses it', async () => {
    expect(await build()).toEqual([
      ['cart/index', 'cart/index.js', 'cart/price.js'],
      ['core', 'core.js', 'count.js', 'store.js'],
      ['forms', 'field.js'],
      ['header/index', 'header/index.js'],
      ['newsletter/index', 'alone.js', 'newsletter/index.js'],
      ['runtime', 'icon.js', 'offline.js', 'runtime.js', 'view.js'],
      ['search', 'header/search.js'],
      ['support/index', 'support/index.js'],
    ])
  })
})

describe('hashedChunks', () => {
  const build = async () => {
    const built = nothingBuilt()
    await write({
      'core.js': `export const core = 'core'`,
      'runtime.js': `import { core } from './core.js'; export const view = core + 'view'`,
      'cart.js': `import { core } from './core.js'; export const cart = core + 'cart'`,
      'header.js': `import { core } from './core.js'; import { view } from './runtime.js'; export default () => import('./later.js').then(({ later }) => core + view + later)`,
      'later.js': `export const later = 'later'`,
    })
    const bundle = await rollup({ input: entriesIn(['core', 'runtime', 'cart', 'header']) })
    const { output } = await bundle.generate({
      ...(CHUNK_FORMAT as OutputOptions),
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      plugins: [hashedChunks({ built }) as Plugin],
    })
    return { chunks: output as OutputChunk[], built }
  }

  it('writes scripts that give the chunk to their own element, with the hashes of the lazy chunks that it imports', async () => {
    const { chunks } = await build()
    class Document {
      static current: { shopChunk?: { needs: string[]; hashes: Record<string, string> } } = {}
      get currentScript() {
        return Document.current
      }
    }
    const page = createContext({ Document, document: new Document() })
    const run = (code: string) => {
      Document.current = {}
      new Script(code).runInContext(page)
      return Document.current.shopChunk!
    }
    const made = Object.fromEntries(chunks.map(({ name, code }) => [name, run(code)]))
    expect(made['header']).toMatchObject({
      needs: ['./core.js', './runtime.js'],
      hashes: { later: digest('sha256', chunks.find(({ name }) => name === 'later')!.code) },
    })
    expect(made['runtime']).toMatchObject({ needs: ['./core.js'], hashes: {} })
  })

  it('names each chunk by the hash of its code', async () => {
    const { chunks } = await build()
    for (const { name, code, fileName } of chunks)
      expect(fileName).toBe(`chunks/${name}.${shortHash(code)}.js`)
  })

  it('tells the loaders the hashes of entry chunks, and writes those of lazy chunks into the chunk that imports them', async () => {
    const { chunks, built } = await build()
    const codeOf = (name: string) => chunks.find((chunk) => chunk.name === name)!.code
    expect(Object.keys(built.hashes).toSorted()).toEqual(['cart', 'core', 'header', 'runtime'])
    for (const [name, hash] of Object.entries(built.hashes)) expect(hash).toBe(digest('sha256', codeOf(name)))
    expect(codeOf('header')).toContain(JSON.stringify({ later: digest('sha256', codeOf('later')) }))
  })

  it('lists the chunks that each chunk needs; each comes after the ones that it needs itself', async () => {
    const { built } = await build()
    expect(built.needs).toEqual({
      core: [],
      runtime: ['core'],
      cart: ['core'],
      header: ['core', 'runtime'],
    })
    const names = built.entries['header']!.map((path) => /chunks\/(\w+)\./.exec(path)![1])
    expect(names).toEqual(['core', 'runtime', 'header'])
  })
})

describe('languageData', () => {
  it('removes the imports of a language that builds on another one', async () => {
    await write({
      'locales/de-DE/index.js': `export default { home: 'Start', tax: 'MwSt.' }`,
      'locales/de-AT/index.ts': `import german from '../de-DE/index.js'; export default { ...german, tax: 'USt.' }`,
    })
    const bundle = await rollup({
      input: join(folder, 'locales/de-AT/index.ts'),
      plugins: [languageData() as Plugin],
    })
    const { output } = await bundle.generate({})
    expect(output[0].moduleIds).toHaveLength(1)
    expect(output[0].code).toContain('USt.')
    expect(output[0].code).toContain('Start')
  })
})

describe('css', () => {
  it('returns the minified sheet and its imported sheets as one string', async () => {
    await write({
      'main.js': `import css from './styles.css'; export default css`,
      'styles.css': `@import './part.css';\n.a { color: red }`,
      'part.css': `.b:dir(rtl) { margin-inline-start: 1px }`,
    })
    const bundle = await rollup({ input: join(folder, 'main.js'), plugins: [css() as Plugin] })
    const { output } = await bundle.generate({})
    expect(output[0].code).toContain('.b:dir(rtl){margin-inline-start:1px}.a{color:red}')
  })
})

describe('releaseFacts', () => {
  it('exports the version and the price format of each site, and no hashes without chunks', async () => {
    const code = await (releaseFacts() as { load(id: string): Promise<string> }).load('\0virtual:release')
    expect(code).toMatch(/version = "\d+\.\d+\.\d+"/)
    expect(code).toContain('"DE":{"locale":"de-DE","currency":"EUR","symbol":""}')
    expect(code).toContain('"CZ":{"locale":"cs-CZ","currency":"CZK","symbol":"Kč"}')
    expect(code).toContain('hashes = {}')
  })

  it('leaves out chunks that need no other chunk', async () => {
    const built = { ...nothingBuilt(), hashes: { core: 'x' }, needs: { core: [], cart: ['core'] } }
    const facts = releaseFacts({ built }) as { load(id: string): Promise<string> }
    const code = await facts.load('\0virtual:release')
    expect(code).toContain('hashes = {"core":"x"}')
    expect(code).toContain('needs = {"cart":["core"]}')
  })
})

describe('manifest', () => {
  it('lists every file with its sizes and hashes, and the files of each widget', async () => {
    const entries = { cart: ['chunks/cart.12345678.js'] }
    await write({
      'cdn/loader.js': 'loader',
      'cdn/styles/footer.12345678.css': '.footer{}',
    })
    const cdn = join(folder, 'cdn')
    manifest({ built: { ...nothingBuilt(), entries }, folder: cdn, widgets: ['cart'] }).writeBundle()
    const written = JSON.parse(await readFile(join(folder, 'cdn/manifest.json'), 'utf8')) as Record<
      string,
      unknown
    >
    expect(written).toMatchObject({
      files: {
        'loader.js': {
          bytes: 6,
          integrity: `sha384-${digest('sha384', 'loader')}`,
          preload: `sha256-${digest('sha256', 'loader')}`,
        },
      },
      widgets: entries,
      styles: { footer: 'styles/footer.12345678.css' },
    })
  })
})
