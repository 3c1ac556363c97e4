/**
 * The builds. A CDN serves the chunks and the loader. The loader contains the hashes of the chunks, so it is built after
 * them. Applications install the npm package and bring their own React; operators install the package with the commands.
 * The variable `DIST` replaces the folder `dist`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import alias from '@rollup/plugin-alias'
import inject from '@rollup/plugin-inject'
import replace from '@rollup/plugin-replace'
import dts from 'rollup-plugin-dts'
import { DRAWN } from './tools/licences.mjs'
import { cdn, cli as cliFolder, dist, layouts, maps, root } from './tools/paths.mjs'
import { preactAliases } from './tools/preact-aliases.mjs'
import { bothLayouts, FILES_FOLDER } from './tools/rollup/both-layouts.mjs'
import { clean, minify, onwarn, pictures, sources } from './tools/rollup/common.mjs'
import { emitFolders } from './tools/rollup/emit-folders.mjs'
import { emitFragmentSheets } from './tools/rollup/fragment-sheets.mjs'
import { hashedChunks } from './tools/rollup/hashed-chunks.mjs'
import { manifest } from './tools/rollup/manifest.mjs'
import { isDev } from './tools/rollup/mode.mjs'
import { releaseFacts } from './tools/rollup/release-facts.mjs'
import { separateChunk } from './tools/rollup/separate-chunk.mjs'
import { readMaps, separateMaps, sourceMaps } from './tools/rollup/separate-maps.mjs'
import { sharedChunks } from './tools/rollup/shared-chunks.mjs'
import { thirdParty } from './tools/rollup/third-party.mjs'
import { withoutTexts } from './tools/rollup/without-texts.mjs'

const at = (path) => resolve(root, path)

const foldersIn = (path) =>
  readdirSync(at(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
/** An entry for `input`: the name of a folder, with its entry module. */
const entryOf = (path) => (name) => [name, at(`${path}/${name}/index.ts`)]

const widgets = foldersIn('src/widgets')
/** The folders of the files with fixed names. */
const folders = Object.values(layouts).map(({ folder }) => folder)
/** The two files of each language: `src/texts/text-file.ts`. */
const textFiles = foldersIn('locales').flatMap((language) => [
  [language, at(`locales/${language}/index.ts`)],
  [`${language}-rest`, at(`locales/${language}/rest.ts`)],
])

/** What the loader calls in these chunks: `loader/page-code.ts`. */
const entries = {
  core: at('src/page/page.ts'),
  runtime: at('src/cdn/runtime.ts'),
}
const parts = {
  ...entries,
  cart: at('src/cart'),
  ...Object.fromEntries(widgets.map((name) => [name, at(`src/widgets/${name}`)])),
}

/**
 * The name of a lazy chunk comes from the folder or file of its main module, which is the last one:
 * `widgets/header/drilldown/index.tsx` → `header-drilldown`. `forms` is the only other chunk that is not an entry.
 */
const chunkName = ({ isDynamicEntry, name, moduleIds }) => {
  if (!isDynamicEntry) return `${name}.js`
  const path = moduleIds.at(-1).slice(at('src').length + 1)
  return `${path
    .replace(/^widgets\//, '')
    .replace(/(\/index)?\.tsx?$/, '')
    .replaceAll('/', '-')}.js`
}

/**
 * zod stores its settings in `globalThis`, where it would share them with the host page's zod. This gives our zod a private
 * object.
 */
const ownZodSettings = () =>
  inject({ include: ['**/node_modules/zod/**'], globalThis: at('src/cdn/zod-globals.ts') })

/** Gives our code and the libraries the engine's own `Promise`, because host pages replace the global one. */
const enginePromise = () => inject({ Promise: at('src/cdn/engine-promise.ts') })

export const chunks = {
  input: {
    ...entries,
    cart: at('src/cart/index.ts'),
    ...Object.fromEntries(widgets.map(entryOf('src/widgets'))),
    ...Object.fromEntries(textFiles.filter(([, path]) => existsSync(path))),
  },
  onwarn,
  preserveEntrySignatures: 'allow-extension',
  plugins: [
    clean(cdn, maps, cliFolder),
    alias({ entries: preactAliases }),
    replace({
      preventAssignment: true,
      values: {
        'process.env.NODE_ENV': '"production"',
        'import.meta.env': 'true',
        'import.meta.env.MODE': '"production"',
      },
    }),
    ownZodSettings(),
    enginePromise(),
    releaseFacts({ isOnCdn: true }),
    ...sources(),
    pictures(true),
    !isDev && emitFragmentSheets(),
    !isDev && thirdParty(folders, DRAWN),
    minify({ module: true }),
    hashedChunks({ dist, early: ['header-promotions'] }),
    !isDev && separateMaps(maps),
  ],
  output: {
    dir: cdn,
    format: 'system',
    // Turns each chunk into an ES module that exports what it registers. The loader links the chunks by name.
    banner:
      'export let chunk; const System = { register: (needs, declare) => (chunk = { needs, declare }) };',
    entryFileNames: '[name].js',
    chunkFileNames: chunkName,
    minifyInternalExports: true,
    hoistTransitiveImports: false,
    manualChunks: sharedChunks(parts),
    ...(!isDev && sourceMaps),
  },
}

const { version, peerDependencies, dependencies } = JSON.parse(readFileSync(at('package.json'), 'utf8'))

/** `doctor.js` says which release it belongs to. The chunk does not, so that it stays the same if only other files change. */
const doctorModule = (address) =>
  `import { doctor as examine } from '${address}'\nexport const doctor = () => examine('${version}')\n`

/** `Shop.doctor()`: a module that needs no other chunk, because it must also work if other chunks cannot be loaded. */
export const doctor = {
  input: { doctor: at('src/cdn/doctor.ts') },
  onwarn,
  plugins: [
    releaseFacts({ isOnCdn: true }),
    ownZodSettings(),
    enginePromise(),
    withoutTexts(),
    ...sources(),
    minify({ module: true }),
    separateChunk({ dist, layouts: Object.values(layouts), sourceOf: doctorModule }),
    !isDev && separateMaps(maps),
  ],
  output: {
    dir: cdn,
    format: 'es',
    // The plugin adds the hash.
    entryFileNames: 'chunks/[name].js',
    inlineDynamicImports: true,
    ...(!isDev && sourceMaps),
  },
}

/** In a release, `src/doctor/loaders.ts` finds the manifest by this comment: a channel has a loader without a manifest. */
const NOTE = `// shop-embed ${version}`

/** @param file  the facts of the file, and the plugins that only one of the two needs */
const loaderBuild = ({ plugins = [], ...file }) => ({
  input: at('loader/loader.ts'),
  onwarn,
  plugins: [
    releaseFacts({ dist, isOnCdn: true, filesFolder: FILES_FOLDER, ...file }),
    enginePromise(),
    ...sources(),
    minify({ format: { ascii_only: true }, note: NOTE }),
    !isDev && separateMaps(maps),
    bothLayouts(layouts, NOTE),
    ...plugins,
  ],
  output: { dir: cdn, format: 'iife', entryFileNames: file.fileName, ...(!isDev && sourceMaps) },
})

export const loader = loaderBuild({ fileName: 'loader.js' })

/** The loader with the chunks of a header: one file for pages that start with a header. docs/caching.md */
export const header = loaderBuild({
  fileName: 'header.js',
  includes: 'header',
  folder: cdn,
  plugins: [
    !isDev && readMaps(maps, cdn),
    !isDev && manifest({ dist, files: cdn, layouts: Object.values(layouts), widgets: ['cart', ...widgets] }),
  ],
})

/** The application's React, and the dependencies of the package. Other packages are bundled, in `vendor/`. */
const external = new RegExp(`^(${Object.keys({ ...peerDependencies, ...dependencies }).join('|')})(/|$)`)
const npmEntries = {
  index: at('src/npm/index.ts'),
  react: at('src/npm/react.tsx'),
  server: at('src/npm/server.ts'),
  contracts: at('src/npm/contracts.ts'),
  'testing/index': at('src/testing/index.ts'),
  'testing/msw': at('src/testing/msw.ts'),
  'testing/playwright': at('src/testing/playwright.ts'),
}
const npmFolder = resolve(dist, 'npm')

/** The package becomes part of the application's bundle, so it uses the application's `Promise`. */
const npm = {
  input: { ...npmEntries, 'old-command': at('src/npm/old-command.ts') },
  external,
  onwarn,
  // Importing a module of the package has no side effects, so unused modules are left out.
  treeshake: { moduleSideEffects: false },
  plugins: [
    clean(npmFolder),
    releaseFacts(),
    enginePromise(),
    ...sources(),
    pictures(false),
    thirdParty([npmFolder]),
  ],
  output: {
    dir: npmFolder,
    format: 'es',
    // One file for each module, so that bundlers include only the used ones. `src/npm/react.tsx` → `react.js`.
    preserveModules: true,
    preserveModulesRoot: root,
    // npm does not pack folders with the name `node_modules`.
    entryFileNames: ({ name }) =>
      `${name.replace(/^src\/(npm\/)?/, '').replace(/^node_modules\//, 'vendor/')}.js`,
  },
}

/** The files that the pages of the reference shop load: `examples/shop/folders.ts`. */
const exampleFiles = Object.fromEntries(
  ['shop', 'hosts'].map((name) => [`examples/${name}/public`, at(`examples/${name}/public`)]),
)

/** `cli/doctor/index.ts` → `doctor.js`; other modules have their own name. */
const commandName = ({ moduleIds, name }) =>
  name === 'index' ? `${moduleIds.at(-1).split('/').at(-2)}.js` : `${name}.js`

/** What applications import from `shop-embed-cli`. */
const cliEntries = { edge: at('cli/fragments/edge/index.ts') }

/**
 * `shop-embed-cli`: one file for each command, and files that they share. They contain only our code, among it the reference
 * shop in `examples/`, and import all packages, among them `shop-embed/server`.
 */
export const cli = {
  input: { main: at('cli/main.ts'), shop: at('cli/shop/index.ts'), ...cliEntries },
  external: (id) => /^(?!virtual:)[@a-z]/.test(id),
  onwarn,
  treeshake: { moduleSideEffects: false },
  plugins: [
    releaseFacts(),
    withoutTexts(),
    ...sources(),
    emitFolders({ ...exampleFiles, deploy: at('deploy') }),
  ],
  output: {
    dir: cliFolder,
    format: 'es',
    entryFileNames: '[name].js',
    chunkFileNames: commandName,
    // Bundlers would warn about imports without names.
    hoistTransitiveImports: false,
  },
}

const declarations = {
  // This entry has no code.
  input: { ...npmEntries, jsx: at('src/npm/jsx.ts') },
  external: (id) => external.test(id) || id === 'virtual:release',
  onwarn,
  plugins: [dts({ tsconfig: at('tsconfig.json') })],
  output: {
    dir: npmFolder,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'types.d.ts',
  },
}

const cliDeclarations = {
  input: cliEntries,
  external: (id) => id === 'virtual:release' || /^shop-embed\//.test(id),
  onwarn,
  plugins: [dts({ tsconfig: at('tsconfig.json') })],
  output: { dir: cliFolder, format: 'es', entryFileNames: '[name].d.ts' },
}

export default [chunks, doctor, loader, header, npm, declarations, cli, cliDeclarations]
