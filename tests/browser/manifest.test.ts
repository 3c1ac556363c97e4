/** What the build wrote, file by file: sizes and hashes that hold, and nothing in the code that has no place there. */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'playwright/test'
import { dist, root } from '../../tools/paths.mjs'

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

test('the manifest names every file that is there, and no other', () => {
  const there = readdirSync(cdn, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(cdn.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((path) => path !== 'manifest.json')
  expect(paths.toSorted()).toEqual(there.toSorted())
})

test('sizes and integrity hashes are those of the files', () => {
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

test('it is the release of package.json', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest
  expect(manifest.version).toBe(version)
  expect(text('loader.js')).toContain(version)
})

test('every widget has its chunks, and a style sheet if it shows anything', () => {
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

test('every file but the loader bears a hash in its address, so that it may be kept for ever', () => {
  for (const path of paths.filter((name) => name !== 'loader.js'))
    expect(path).toMatch(/[./]([\w-]{8}\.(js|css)|[\w-]{16}\.(jpg|svg))$/)
})

test('the server’s half of the package names the same style sheets', () => {
  const code = packageFiles.map((name) => readFileSync(join(dist, 'npm', name), 'utf8'))
  for (const path of Object.values(manifest.styles))
    expect(code.some((file) => file.includes(path))).toBe(true)
})

test('the staff panel’s words, calls and code are in its own chunks alone', () => {
  const staff = /gettestsat|checkauth|login\/renew|auth\/logout|A\/B|Settings applied|Failed to fetch/
  const preview = scripts.filter((path) => path.startsWith('chunks/preview'))
  expect(preview.length).toBeGreaterThan(1)
  expect(preview.some((path) => staff.test(text(path)))).toBe(true)
  const others = paths.filter((path) => /\.(js|json|css)$/.test(path) && !preview.includes(path))
  expect(others.filter((path) => staff.test(text(path)))).toEqual([])
  // Nobody but the panel's own gate asks for it.
  for (const [widget, chunks] of Object.entries(manifest.widgets))
    if (widget !== 'preview') expect(chunks.filter((path) => preview.includes(path))).toEqual([])
})

test('no text is run as code or becomes markup', () => {
  const sinks =
    /\beval\s*\(|new Function\b|\bFunction\s*\(|\.innerHTML|\.outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML|srcdoc|createContextualFragment/
  // preact can set `innerHTML`; no component of ours asks it to, which a check of the sources makes sure of.
  const isPreact = (path: string) => /^chunks\/runtime\./.test(path)
  const code = (path: string) =>
    isPreact(path) ? text(path).replaceAll(/\.innerHTML|dangerouslySetInnerHTML/g, '') : text(path)
  expect(scripts.filter((path) => sinks.test(code(path)))).toEqual([])
  expect(sourcesOf('src').filter((source) => sinks.test(source))).toEqual([])
})

test('chunks import nothing by name and stand on nothing of the page', () => {
  for (const path of scripts) {
    expect([path, text(path).match(/\b(?:from|import)\s*["'][^"']*["']/g)]).toEqual([path, null])
    expect([path, /(?<!\.)\bimport\s*\(\s*["'`]/.test(text(path))]).toEqual([path, false])
  }
})

test('React itself is nowhere on the CDN', () => {
  const react =
    /react\.(transitional|portal|fragment)|__SECRET_INTERNALS|__CLIENT_INTERNALS|react-dom|react\.dev\/errors/
  expect(scripts.filter((path) => react.test(text(path)))).toEqual([])
})

test('the loader is plain ASCII and touches no module system', () => {
  expect(text('loader.js')).toMatch(/^[\x20-\x7e\n]*$/)
  expect(text('loader.js')).not.toMatch(/\b(define|require|module\.exports)\b/)
})

/**
 * Texts of each library that minifying keeps, by the file of the library that they stand in. A stand-in that we would
 * write has none of them.
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
      'runtime/esm/runtime/src/util.object.mjs': ['Intl.PluralRules'],
    },
  },
] as const

for (const { library, chunk, texts } of TRAITS)
  test(`${library} itself is in the chunk "${chunk}", and in no other file`, () => {
    const own = ['src', 'loader', 'locales', 'tools'].flatMap(sourcesOf).join('\n')
    for (const [file, traits] of Object.entries(texts))
      for (const trait of traits as readonly string[]) {
        expect([trait, read(join(root, 'node_modules', library, file)).includes(trait)]).toEqual([
          trait,
          true,
        ])
        expect([trait, own.includes(trait)]).toEqual([trait, false])
        const holders = scripts.filter((path) => text(path).includes(trait))
        expect([trait, holders]).toEqual([trait, [expect.stringMatching(new RegExp(`^chunks/${chunk}\\.`))]])
      }
  })

test('package.json names these libraries, each from the registry', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, Record<string, string>>
  for (const { library } of TRAITS)
    expect([library, { ...dependencies, ...devDependencies }[library]]).toEqual([
      library,
      expect.stringMatching(/^\d+\.\d+\.\d+$/),
    ])
})

test('the package leaves React to the application, and its libraries to npm', () => {
  const bare = new Set<string>()
  for (const name of packageFiles)
    for (const [, source] of readFileSync(join(dist, 'npm', name), 'utf8').matchAll(
      /(?:^|\n)(?:import|export)[^'"\n]*['"]([^.'"][^'"]*)['"]|\bimport\(['"]([^.'"][^'"]*)['"]\)/g,
    ))
      if (source) bare.add(source)
  expect([...bare].toSorted()).toEqual([
    'cookie-es',
    'jotai/react',
    'jotai/vanilla',
    'jwt-decode',
    'react',
    'react-dom',
    'react-dom/client',
    'react-dom/server',
    'react/jsx-runtime',
    'typesafe-i18n',
    'zod/mini',
  ])
})

test('an application that is strict about types compiles against the declarations', async () => {
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
    const run = promisify(execFile)
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--jsx',
      'react-jsx',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ]
    const { stdout } = await run(
      process.execPath,
      [
        join(root, 'node_modules/typescript/bin/tsc'),
        ...options,
        '--types',
        'react',
        join(folder, 'page.tsx'),
      ],
      { cwd: root },
    ).catch((error: { stdout: string }) => error)
    expect(stdout).toBe('')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
