/** Checks the built files: the manifest is correct, and the code contains nothing forbidden. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createContext, runInContext, Script } from 'node:vm'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { DRAWN, namedIn } from '../../tools/licences.mjs'
import { cli, dist, root } from '../../tools/paths.mjs'
import { typeErrorsIn } from './support/type-check.js'

interface Manifest {
  version: string
  files: Record<string, { bytes: number; brotli: number; integrity: string; preload: string }>
  widgets: Record<string, string[]>
  styles: Record<string, string>
}

const cdn = join(dist, 'cdn')
const manifest = JSON.parse(readFileSync(join(cdn, 'manifest.json'), 'utf8')) as Manifest
const read = (path: string) => readFileSync(resolve(cdn, path))
const text = (path: string) => read(path).toString('utf8')
const paths = Object.keys(manifest.files)
const scripts = paths.filter((path) => path.endsWith('.js'))

/** The texts of all TypeScript files in a folder. */
const sourcesOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))

const packageFiles = readdirSync(join(dist, 'npm'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
)

const WIDGETS = ['footer', 'header', 'newsletter', 'preview', 'support']

test('the manifest lists exactly the existing files', () => {
  const existing = readdirSync(cdn, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(cdn.length + 1)
        .replaceAll('\\', '/'),
    )
    // It contains the hashes of the others.
    .filter((path) => path !== 'manifest.json')
  expect(paths.toSorted()).toEqual(existing.toSorted())
})

test('sizes and integrity hashes in the manifest match the files', () => {
  for (const [path, { bytes, brotli, integrity, preload }] of Object.entries(manifest.files)) {
    const content = read(path)
    expect([path, bytes]).toEqual([path, content.length])
    const hash = (algorithm: string) =>
      `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
    expect([path, integrity, preload]).toEqual([path, hash('sha384'), hash('sha256')])
    expect([path, brotli]).toEqual([
      path,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    ])
  }
})

test('manifest and loader contain the version of package.json', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  expect(manifest.version).toBe(version)
  expect(text('loader.js')).toContain(version)
})

test('sbom.cdx.json lists the packages whose code and licences are shipped', () => {
  const { metadata, components, dependencies } = JSON.parse(text('sbom.cdx.json')) as {
    metadata: { component: { version: string }; tools: Array<{ name: string }> }
    components: Array<{ name: string; 'bom-ref': string }>
    dependencies: Array<{ dependsOn?: string[] }>
  }
  const drawn = (DRAWN as Array<{ name: string }>).map(({ name }) => name)
  const shipped = namedIn(text('THIRD-PARTY-LICENCES.txt')).filter((name) => !drawn.includes(name))
  expect(components.map(({ name }) => name).toSorted()).toEqual(shipped.toSorted())
  expect(dependencies[0]!.dependsOn!.toSorted()).toEqual(
    components.map((component) => component['bom-ref']).toSorted(),
  )
  expect(metadata.component.version).toBe(manifest.version)
  expect(metadata.tools.map(({ name }) => name)).toEqual(['rollup-plugin-sbom', 'rollup'])
  // Two builds of the same sources write the same file.
  expect(metadata).not.toHaveProperty('timestamp')
})

test('every widget has its chunks, and every widget but the preview panel has a style sheet', () => {
  expect(Object.keys(manifest.widgets).toSorted()).toEqual(['cart', ...WIDGETS])
  for (const [widget, chunks] of Object.entries(manifest.widgets)) {
    expect([widget, chunks.filter((path) => !manifest.files[path])]).toEqual([widget, []])
    expect(chunks.at(-1)).toMatch(new RegExp(`^chunks/${widget}\\.`))
  }
  expect(Object.keys(manifest.styles).toSorted()).toEqual(WIDGETS.filter((name) => name !== 'preview'))
  for (const [widget, path] of Object.entries(manifest.styles)) {
    expect(path).toMatch(new RegExp(`^styles/${widget}\\.[\\w-]{8}\\.css$`))
    expect(text(path)).toContain(':host')
  }
})

test('every file except the loader has a hash in its address, so that browsers may cache it forever', () => {
  // No page loads the lists of packages.
  const others = ['loader.js', 'header.js', 'THIRD-PARTY-LICENCES.txt', 'sbom.cdx.json']
  for (const path of paths.filter((name) => !others.includes(name)))
    expect(path).toMatch(/[./]([\w-]{8}\.(js|css)|[\w-]{16}\.(jpg|svg))$/)
})

test('the package for servers contains the addresses of the same style sheets', () => {
  const code = packageFiles.map((name) => readFileSync(join(dist, 'npm', name), 'utf8'))
  for (const path of Object.values(manifest.styles))
    expect(code.some((file) => file.includes(path))).toBe(true)
})

test('texts, calls and code of the preview panel are in its own chunks only', () => {
  const staff = /gettestsat|checkauth|login\/renew|auth\/logout|A\/B|Settings applied|Failed to fetch/
  const preview = scripts.filter((path) => path.startsWith('chunks/preview'))
  expect(preview.length).toBeGreaterThan(1)
  expect(preview.some((path) => staff.test(text(path)))).toBe(true)
  const others = paths.filter((path) => /\.(js|json|css)$/.test(path) && !preview.includes(path))
  expect(others.filter((path) => staff.test(text(path)))).toEqual([])
  // No other widget loads these chunks.
  for (const [widget, chunks] of Object.entries(manifest.widgets))
    if (widget !== 'preview') expect(chunks.filter((path) => preview.includes(path))).toEqual([])
})

test('the code never executes a string as code or parses it as HTML', () => {
  const sinks =
    /\beval\s*\(|new Function\b|\bFunction\s*\(|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc|createContextualFragment/
  // preact contains code that sets `innerHTML`. No component of ours uses it, which the check of the sources proves.
  const isPreact = (path: string) => /^chunks\/runtime\./.test(path)
  const code = (path: string) =>
    isPreact(path) ? text(path).replaceAll(/\.innerHTML|dangerouslySetInnerHTML/g, '') : text(path)
  expect(scripts.filter((path) => sinks.test(code(path)))).toEqual([])
  // Only on a server, `ShopWidget` prints the markup that `renderToHtml` has made.
  const onServer = `typeof document === 'undefined' ? (`
  const sources = sourcesOf('src').map((source) => {
    const [before, ...others] = source.split(/dangerouslySetInnerHTML=\{\{ __html: fragment\.shadow \}\}/)
    return before!.includes(onServer) && others.length === 1 ? before + others[0]! : source
  })
  expect(sources.filter((source) => sinks.test(source))).toEqual([])
})

test('no script is a module or imports one, so that the import map of the page stays the first', () => {
  for (const path of scripts) {
    expect(() => new Script(text(path)), path).not.toThrow()
    expect([path, /(?<![.\w$])import\s*\(/.test(text(path))]).toEqual([path, false])
    expect([path, /["']module["']|modulepreload/.test(text(path))]).toEqual([path, false])
  }
})

test('a chunk only gives itself to its own script element: it declares nothing, and calls nothing', () => {
  class Document {
    static current = {}
    get currentScript() {
      return Document.current
    }
  }
  const page = createContext({ Document, document: new Document() })
  const names = () => runInContext('Reflect.ownKeys(globalThis).join()', page) as string
  const before = names()
  for (const path of scripts.filter((name) => name.startsWith('chunks/'))) {
    Document.current = {}
    // Constants and classes are not properties of the page, but they cannot be declared twice.
    for (const _time of ['first', 'second']) new Script(text(path)).runInContext(page)
    expect([path, Document.current]).toEqual([
      path,
      { shopChunk: { needs: expect.anything(), declare: expect.any(Function), hashes: expect.anything() } },
    ])
    expect([path, names()]).toEqual([path, before])
  }
})

test('no file on the CDN contains React', () => {
  const react =
    /react\.(transitional|portal|fragment)|__SECRET_INTERNALS|__CLIENT_INTERNALS|react-dom|react\.dev\/errors/
  expect(scripts.filter((path) => react.test(text(path)))).toEqual([])
})

test('the scripts are plain ASCII, so that no encoding changes their texts', () => {
  for (const path of scripts) expect([path, /[^\x20-\x7e\n]/.exec(text(path))]).toEqual([path, null])
})

test('the loader does not use a module system', () => {
  expect(text('loader.js')).not.toMatch(/\b(define|require|module\.exports)\b(?!-)/)
})

test('pages with an old script tag get the same loader', () => {
  expect(read('header.js').equals(read('loader.js'))).toBe(true)
})

test('the scripts begin with the comment by which V8 compiles their functions while they are loaded', () => {
  for (const path of scripts)
    expect([path, text(path).split('\n')[0]]).toEqual([path, '//# allFunctionsCalledOnLoad'])
})

const isDoctor = (path: string) => path.startsWith('chunks/doctor.')

test('no widget needs the doctor, and no other file contains it', () => {
  for (const chunks of Object.values(manifest.widgets)) expect(chunks.filter(isDoctor)).toEqual([])
  expect(scripts.filter((path) => text(path).includes('LOADER_TWICE'))).toEqual([
    expect.stringMatching(/^chunks\/doctor\./),
  ])
  const { preload } = manifest.files[scripts.find(isDoctor)!]!
  expect(text('loader.js')).toContain(preload.slice('sha256-'.length))
})

/**
 * Strings in each library that minifying keeps, by the library's file that contains them. Code that only imitated the
 * library would not contain them.
 */
const TRAITS = [
  {
    library: 'preact',
    chunk: 'runtime',
    texts: {
      'dist/preact.mjs': ['^m(i|n|o|s|text|space)$', '.__k'],
      'hooks/dist/hooks.mjs': ['.__H'],
      'compat/dist/compat.mjs': ['accent|alignment|arabic|baseline|cap', 'componentWillReceiveProps'],
    },
  },
  {
    library: 'jotai',
    chunk: 'core',
    texts: { 'esm/vanilla/internals.mjs': ['no atom init', 'atom not writable'] },
  },
  {
    library: 'zod',
    chunk: 'core',
    texts: {
      'v4/core/schemas.js': ['"$ZodObject"', '"$ZodUnion"', '"$ZodPipe"'],
      'v4/mini/schemas.js': ['"ZodMiniObject"'],
    },
  },
  {
    library: 'typesafe-i18n',
    chunk: 'core',
    texts: {
      'runtime/esm/parser/src/basic.mjs': [String.raw`(\{(?:[^{}]+|\{(?:[^{}]+)*\})*\})`],
      'runtime/esm/runtime/src/util.object.mjs': ['new Intl.PluralRules('],
    },
  },
] as const

test('each library is in one chunk, and no other file contains it', () => {
  const own = ['src', 'loader', 'locales', 'tools'].flatMap(sourcesOf).join('\n')
  for (const { library, chunk, texts } of TRAITS)
    for (const [file, traits] of Object.entries(texts))
      for (const trait of traits as readonly string[]) {
        expect([trait, read(join(root, 'node_modules', library, file)).includes(trait)]).toEqual([
          trait,
          true,
        ])
        expect([trait, own.includes(trait)]).toEqual([trait, false])
        const holders = scripts.filter((path) => text(path).includes(trait) && !isDoctor(path))
        expect([trait, holders]).toEqual([trait, [expect.stringMatching(new RegExp(`^chunks/${chunk}\\.`))]])
      }
})

test('package.json lists these libraries with a version from the registry', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  for (const { library } of TRAITS)
    expect([library, { ...dependencies, ...devDependencies }[library]]).toEqual([
      library,
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
    ])
})

const scriptsIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' }).filter((name) => name.endsWith('.js'))

/** What scripts of a folder import, except their own files. */
function importsIn(folder: string, names: readonly string[]): string[] {
  const found = names.flatMap((name) => [
    ...readFileSync(join(folder, name), 'utf8').matchAll(
      /(?:^|\n)(?:import|(?:import|export)[^'"\n]* from) ?['"]([^./'"][^'"]*)['"]|\bimport\(['"]([^./'"][^'"]*)['"]\)/g,
    ),
  ])
  return [...new Set(found.flatMap(([, fixed, lazy]) => fixed ?? lazy ?? []))].toSorted()
}

test('the package imports React and its dependencies instead of containing them', () => {
  const folder = join(dist, 'npm')
  const names = scriptsIn(folder, true)
  expect(importsIn(folder, names)).toEqual([
    'jotai/react',
    'jotai/vanilla',
    'jwt-decode',
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'zod/mini',
  ])
})

test('shop-embed-cli imports its dependencies and modules of Node.js, and nothing else', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'cli/package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const packageOf = (source: string) => /^(@[^/]+\/)?[^/]+/.exec(source)![0]
  // The folders below have files that it serves: docs and pages' scripts.
  const imported = importsIn(cli, scriptsIn(cli, false)).filter((source) => !source.startsWith('node:'))
  // Only in a checkout, the reference shop has pages with libraries that esbuild bundles.
  expect(new Set(imported.map(packageOf))).toEqual(new Set([...Object.keys(dependencies), 'esbuild']))
})

test('no file on the CDN or in the package uses the `Promise` of the page', () => {
  // Rollup writes these for imports that are part of the same file. Nothing in the doctor calls them, and a server has no page.
  const inlined = /\bPromise\.resolve\(\)\.then\(function ?\(\) ?\{ ?return [\w$]+;? ?\}\)/g
  const isOneFile = (path: string) => isDoctor(path) || path === join('../npm/server.js')
  const code = (path: string) => (isOneFile(path) ? text(path).replaceAll(inlined, '') : text(path))
  const all = [...scripts, ...packageFiles.map((name) => join('../npm', name))]
  expect(all.filter((path) => /\bPromise(\.|\()/.test(code(path)))).toEqual([])
})

test('no file needs helpers of the TypeScript compiler', () => {
  expect(packageFiles.filter((name) => name.includes('tslib'))).toEqual([])
  const code = [...scripts.map(text), ...packageFiles.map((name) => text(join('../npm', name)))]
  expect(code.filter((file) => /\b(tslib|__(awaiter|rest|decorate|importDefault))\b/.test(file))).toEqual([])
})

test('a TypeScript application in strict mode compiles with the package’s declarations', async () => {
  // The compiler alone takes seconds.
  test.slow()
  const folder = await mkdtemp(join(dist, 'consumer-'))
  try {
    await writeFile(
      join(folder, 'page.tsx'),
      `import { version, type Shop } from '../npm/index.js'
import { getShop, ShopWidget } from '../npm/react.js'
import { renderToHtml } from '../npm/server.js'
export const shop: Shop = getShop()
export const html: Promise<string> = renderToHtml('header', { site: 'AT', sticky: true })
export const footer = <ShopWidget widget="footer" options={{ showNewsletter: false }} />
window.Shop = [(arrived) => arrived.formatPrice(version.length)]
document.addEventListener('cart-changed', ({ detail }) => detail.itemCount.toFixed())
// @ts-expect-error there is no widget of this name
export const heading = <ShopWidget widget="heading" />
`,
    )
    expect(await typeErrorsIn(join(folder, 'page.tsx'))).toBe('')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
