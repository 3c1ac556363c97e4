/**
 * Two outputs that stand on each other: the chunks of the widgets, and the loader, into which their names and
 * integrity hashes are compiled; and the npm package. `DIST` names another folder than `dist`.
 */
import { readFile } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import typescript from '@rollup/plugin-typescript'
import { minify } from 'terser'
import { slimAliases } from './src/build/aliases.mjs'
import { createSheets, cssText } from './src/build/css-text.mjs'
import { writeDataFiles } from './src/build/data-files.mjs'
import { entries, widgetNames } from './src/build/entries.mjs'
import { factLines, linkChunks, TERSER } from './src/build/link-chunks.mjs'
import { numberedTexts } from './src/build/numbered-texts.mjs'
import { packageConfigs } from './src/build/package-config.mjs'
import { plainScript } from './src/build/plain-script.mjs'
import { createRelease, readVersion, shortHash } from './src/build/release.mjs'
import { widgetSheets } from './src/build/widget-sheets.mjs'

const root = dirname(fileURLToPath(import.meta.url))
const release = createRelease(
  resolve(root, process.env.DIST ?? 'dist', 'cdn'),
  await readVersion(join(root, 'package.json')),
)
const sheets = createSheets()
const always = [...widgetNames(root), 'cart']

/** Types are checked by `npm run test:types`; here they are only taken off. */
const types = () =>
  typescript({
    tsconfig: join(root, 'tsconfig.json'),
    compilerOptions: { noEmit: false, noCheck: true, allowJs: false, sourceMap: false },
    include: ['src/**/*', 'loader/**/*', 'locales/**/*'],
  })

/** Known and harmless; anything else fails the build. */
const onwarn = (warning) => {
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE' || warning.code === 'INVALID_ANNOTATION') return
  throw new Error(warning.message)
}

/**
 * Modules that several entries share, by the chunk in which they stand; everything else goes where it is used.
 * `base` is what every page downloads first; with `core` it is what the cart stands on.
 */
const SHARED = [
  ['base', /src\/(host\/report|shop\/(base|chunks|refused|page|read-options))\.ts$/],
  [
    'core',
    /src\/(host\/(services|call|shop-origin|json|cookies|storage)|contracts\/fields|shop\/page-settings)\.ts$|node_modules\/zod\//,
  ],
  // What few pages need: asked for by the runtime.
  [
    'seldom',
    /src\/(build\/react\/hydrate|shop\/(entries\/seldom|not-understood|nothing-there|open-search))\.ts$/,
  ],
  [
    'runtime',
    /src\/(build|i18n|shop(?!\/entries))\/|src\/host\/(host|ask|safe-url|once|track)\.|src\/ui\/(frame|base)\.|src\/options\/|src\/contracts\/widget\./,
  ],
  // What a form shows, and what it does: the newsletter asks for the second with the first interaction.
  ['fields', /src\/ui\/(Field|TextInput|Button|Notice|form)\./],
  // What the header's later parts stand on, and what the data may ask for: few lines each.
  ['later', /src\/widgets\/header\/later\//],
  ['forms', /src\/(forms\/(form|create-form|rules|honeypot)|ui\/(Select|form-states))\./],
]

/**
 * Small modules of which each user gets a copy of what it uses, so that no chunk carries another's and none comes
 * to be for a few lines; of the icons, each folder. Nothing that keeps a state may stand here.
 */
const COPIED =
  /src\/(ui\/(Icon|formatted)|contracts\/brand|host\/(customer|path-part)|widgets\/header\/image-url)\.tsx?$/

const isCopy = (id) => /^[^\0].*\?/.test(id)

const copies = {
  name: 'copies',
  async resolveId(source, importer) {
    if (source.includes('?')) return source
    if (!importer || !source.startsWith('.')) return null
    const [file, owner = source.endsWith('/Icon.js') ? dirname(file) : file] = importer.split('?')
    const found = await this.resolve(source, file, { skipSelf: true })
    return found && COPIED.test(found.id) ? `${found.id}?${relative(root, owner)}` : found
  },
  load: (id) => (isCopy(id) ? readFile(id.split('?')[0], 'utf8') : null),
  transform: (code, id) => (isCopy(id) ? plainScript(code, id.split('?')[0]) : null),
}

/** A part of a widget that is loaded later is named for its folder or file: `header-flyouts`. */
const partName = (id) =>
  id
    ?.match(/src\/(?:widgets\/|shop\/entries\/)?(.+)\.tsx?$/)?.[1]
    .replace(/\/index$/, '')
    .replaceAll('/', '-')
    .toLowerCase()

let data
const pictures = {
  name: 'pictures',
  async load(id) {
    if (!/\.(jpg|svg)$/.test(id)) return null
    const bytes = await readFile(id)
    const path = `assets/${shortHash(bytes)}${extname(id)}`
    await release.write(path, bytes)
    return `export default ${JSON.stringify(path)}`
  },
}

const cdn = {
  preserveEntrySignatures: 'allow-extension',
  input: {
    base: join(root, 'src/shop/base.ts'),
    runtime: join(root, 'src/shop/cdn.ts'),
    ...Object.fromEntries(always.map((name) => [name, `entry:${name}`])),
  },
  onwarn,
  plugins: [
    {
      name: 'release',
      async buildStart() {
        await release.clean()
        data = await writeDataFiles(release, root)
        for (const [name, { path, css }] of Object.entries(await widgetSheets(root))) {
          release.styles[name] = path
          await release.write(path, css)
        }
      },
      async generateBundle(_options, bundle) {
        await linkChunks(bundle, release, always, sheets)
        for (const file of Object.keys(bundle)) delete bundle[file]
      },
    },
    entries(root, () => data),
    numberedTexts(root),
    copies,
    alias({ entries: slimAliases() }),
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
    cssText(sheets.keep),
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
    manualChunks: (id) =>
      id.includes('?') ? undefined : SHARED.find(([, pattern]) => pattern.test(id.replace(root, '')))?.[0],
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

const npm = packageConfigs({
  root,
  directory: resolve(root, process.env.DIST ?? 'dist', 'npm'),
  types,
  onwarn,
})

export default [cdn, loader, ...npm]
