/**
 * Two outputs that stand on each other: the chunks of the widgets, and the loader, into which their names and
 * integrity hashes are compiled. `DIST` names another folder than `dist`.
 */
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify } from 'terser'
import { slimAliases } from './src/build/aliases.mjs'
import { cssText } from './src/build/css-text.mjs'
import { writeDataFiles } from './src/build/data-files.mjs'
import { entries, widgetNames } from './src/build/entries.mjs'
import { factLines, linkChunks, TERSER } from './src/build/link-chunks.mjs'
import { createRelease, readVersion, shortHash } from './src/build/release.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const release = createRelease(
  resolve(root, process.env.DIST ?? 'dist', 'cdn'),
  await readVersion(join(root, 'package.json')),
)
const always = [...widgetNames(root), 'cart']

/** Types are checked by `npm run test:types`; here they are only taken off. */
const types = () =>
  typescript({
    tsconfig: join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false, noCheck: true, sourceMap: false },
    include: ['src/**/*', 'loader/**/*', 'locales/**/*'],
  })

/** Known and harmless; anything else fails the build. */
const onwarn = (warning) => {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warning.code === 'INVALID_ANNOTATION') return
  throw new Error(warning.message)
}

/** Modules that several widgets share, by the chunk in which they stand. Everything else goes where it is used. */
const SHARED = [
  [
    'runtime',
    /node_modules\/preact\/|src\/build\/react|src\/shop\/(cdn|mount|Boundary|sheets)|src\/ui\/(frame|base)|src\/i18n\/text|src\/build\/typesafe/,
  ],
  [
    'base',
    /src\/host\/(?!upload|customer|once)|src\/i18n\/format|src\/contracts\/(shape|options|platform|widget)|src\/build\/zod-mini|src\/shop\/(base|chunks|frame|files|page\b|page-host|options|read-options)/,
  ],
  [
    'forms',
    /src\/forms\/(form|use-form|rules|honeypot)|src\/ui\/(Field|TextInput|Select|Checkbox|Button|Disclosure|form)\b/,
  ],
]

/** A part of a widget that is loaded later is named for its folder or file: `header-flyouts`. */
const partName = (id) =>
  id
    ?.match(/src\/(?:widgets\/)?(.+)\.tsx?$/)?.[1]
    .replace(/\/index$/, '')
    .replaceAll('/', '-')
    .toLowerCase()

let data
const pictures = {
  name: 'pictures',
  async load(id) {
    if (!id.endsWith('.jpg')) return null
    const bytes = await readFile(id)
    const path = `assets/${shortHash(bytes)}.jpg`
    await release.write(path, bytes)
    return `export default ${JSON.stringify(path)}`
  },
}

const cdn = {
  preserveEntrySignatures: 'allow-extension',
  input: {
    base: join(root, 'src/shop/base.ts'),
    ...Object.fromEntries(always.map((name) => [name, `entry:${name}`])),
  },
  onwarn,
  plugins: [
    {
      name: 'release',
      async buildStart() {
        await release.clean()
        data = await writeDataFiles(release, root)
      },
      async generateBundle(_options, bundle) {
        await linkChunks(bundle, release, always)
        for (const file of Object.keys(bundle)) delete bundle[file]
      },
    },
    entries(root, () => data),
    alias({ entries: slimAliases() }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
    cssText(),
    pictures,
    types(),
  ],
  output: {
    dir: release.directory,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: ({ name, facadeModuleId }) => `${partName(facadeModuleId) ?? name}.js`,
    minifyInternalExports: true,
    hoistTransitiveImports: false,
    manualChunks: (id) => SHARED.find(([, pattern]) => pattern.test(id))?.[0],
  },
}

const loader = {
  input: join(root, 'loader/loader.ts'),
  onwarn: (warning) => warning.code === 'CIRCULAR_DEPENDENCY' || onwarn(warning),
  plugins: [
    {
      name: 'facts',
      renderChunk(code) {
        const { version, base, sites } = release
        return `(() => {${factLines({ VERSION: version, BASE: base, SITES: sites })}${code}})()`
      },
      async generateBundle(_options, bundle) {
        const { code } = await minify(bundle['loader.js'].code, {
          ...TERSER,
          module: false,
          toplevel: true,
          format: { comments: false, ascii_only: true },
        })
        await release.write('loader.js', code)
        await release.writeManifest()
        delete bundle['loader.js']
      },
    },
    nodeResolve({ extensions: ['.ts'] }),
    types(),
  ],
  output: { dir: release.directory, format: 'es', entryFileNames: 'loader.js' },
}

export default [cdn, loader]
