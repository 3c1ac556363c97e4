/**
 * Builds the files for a CDN: the chunks, the doctor, and the loaders. The loaders contain the hashes of the other files, so
 * they are built after them.
 */
import { existsSync } from 'node:fs'
import alias from '@rollup/plugin-alias'
import inject from '@rollup/plugin-inject'
import { DRAWN } from '../licences.mjs'
import { version } from '../package-facts.mjs'
import { at, cdn, maps } from '../paths.mjs'
import { preactAliases } from '../preact-aliases.mjs'
import {
  clean,
  enginePromise,
  foldersIn,
  minify,
  onwarnIn,
  pictures,
  production,
  sources,
} from '../rollup/common.mjs'
import { emitFragmentSheets } from '../rollup/fragment-sheets.mjs'
import { hashedChunks, nothingBuilt } from '../rollup/hashed-chunks.mjs'
import { manifest } from '../rollup/manifest.mjs'
import { FILES_ADDRESS, releaseFacts } from '../rollup/release-facts.mjs'
import { sbom } from '../rollup/sbom.mjs'
import { scriptsList } from '../rollup/scripts-list.mjs'
import { separateChunk } from '../rollup/separate-chunk.mjs'
import { separateMaps, sourceMaps } from '../rollup/separate-maps.mjs'
import { sharedChunks } from '../rollup/shared-chunks.mjs'
import { collectPackages, thirdParty } from '../rollup/third-party.mjs'
import { withoutTexts } from '../rollup/without-texts.mjs'

const widgets = foldersIn('src/widgets')

/** An entry for `input`: the name of a folder, with its entry module. */
const entryOf = (path) => (name) => [name, at(`${path}/${name}/index.ts`)]

/** The two files of each language: `src/texts/text-file.ts`. */
const textFiles = foldersIn('locales').flatMap((language) => [
  [language, at(`locales/${language}/index.ts`)],
  [`${language}-rest`, at(`locales/${language}/rest.ts`)],
])

/** What the loader calls in these chunks: `loader/parts.ts`. */
const entries = {
  core: at('src/cdn/core.ts'),
  runtime: at('src/cdn/runtime.ts'),
}
const parts = {
  ...entries,
  cart: at('src/cart'),
  html: at('src/html'),
  ...Object.fromEntries(widgets.map((name) => [name, at(`src/widgets/${name}`)])),
}

/**
 * The name of a lazy chunk comes from the folder or file of its main module, which is the last one:
 * `widgets/header/drilldown/index.tsx` → `header-drilldown`. Entries have names already, and so have chunks that several others
 * import, such as `forms`.
 */
const chunkName = ({ isDynamicEntry, name, moduleIds }) => {
  if (!isDynamicEntry) return `${name}.js`
  const path = moduleIds.at(-1).slice(at('src').length + 1)
  return `${path
    .replace(/^widgets\//, '')
    .replace(/(\/index)?\.tsx?$/, '')
    .replaceAll('/', '-')}.js`
}

/** The module of `doctor.js` imports the chunk `doctor` by this name. */
const DOCTOR_CHUNK = 'virtual:doctor-chunk'

/**
 * zod stores its settings in `globalThis`, where it would share them with the host page's zod. This gives our zod a private
 * object.
 */
const ownZodSettings = () =>
  inject({ include: ['**/node_modules/zod/**'], globalThis: at('src/cdn/zod-globals.ts') })

/**
 * Chunks are in rollup's format `system`. This turns each into an ES module that exports what it registers, and the loader links
 * the chunks by name.
 */
const CHUNK_FORMAT = {
  format: 'system',
  banner: 'export let chunk; const System = { register: (needs, declare) => (chunk = { needs, declare }) };',
}

/** In a release, `src/doctor/loaders.ts` finds the manifest by this comment: a channel has a loader without a manifest. */
const NOTE = `// shop-embed ${version}`

/**
 * @param {{ isDev?: boolean }} [mode]  `npm run dev` skips minifying, source maps and the manifest, and keeps old files, which an
 *   open page may still load
 */
export function cdnBuilds({ isDev = false } = {}) {
  const onwarn = onwarnIn(isDev)
  const built = nothingBuilt()
  /** The packages in the files of all builds. The last build writes their notices and the list of them. */
  const packages = [...DRAWN]
  const output = { dir: cdn, ...(!isDev && sourceMaps) }

  const chunks = {
    input: {
      ...entries,
      cart: at('src/cart/index.ts'),
      ...Object.fromEntries(widgets.map(entryOf('src/widgets'))),
      ...Object.fromEntries(textFiles.filter(([, path]) => existsSync(path))),
    },
    onwarn,
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      !isDev && clean(cdn, maps),
      alias({ entries: preactAliases }),
      production(),
      ownZodSettings(),
      enginePromise(),
      releaseFacts({ isOnCdn: true }),
      ...sources({ isDev }),
      pictures(true),
      !isDev && emitFragmentSheets(),
      !isDev && collectPackages(packages),
      !isDev && minify({ module: true }),
      hashedChunks({ built, early: ['header-promotions'] }),
      !isDev && separateMaps(maps),
    ],
    output: {
      ...output,
      ...CHUNK_FORMAT,
      entryFileNames: '[name].js',
      chunkFileNames: chunkName,
      minifyInternalExports: true,
      hoistTransitiveImports: false,
      manualChunks: sharedChunks(parts),
    },
  }

  /** `Shop.doctor()`: a module that needs no other chunk, because it must also work if other chunks cannot be loaded. */
  const doctor = {
    input: { doctor: at('src/cdn/doctor.ts') },
    onwarn,
    plugins: [
      releaseFacts({ isOnCdn: true }),
      ownZodSettings(),
      enginePromise(),
      withoutTexts(),
      ...sources({ isDev }),
      !isDev && collectPackages(packages),
      !isDev && minify({ module: true }),
      separateChunk({ built }),
      !isDev && separateMaps(maps),
    ],
    output: {
      ...output,
      ...CHUNK_FORMAT,
      // The plugin adds the hash.
      entryFileNames: 'chunks/[name].js',
      inlineDynamicImports: true,
    },
  }

  /**
   * `doctor.js`, which runs the chunk on pages without the loader. It says which release it belongs to. The chunk does not, so that it
   * stays the same if only other files change.
   */
  const doctorAlone = {
    input: { doctor: at('src/cdn/doctor-alone.ts') },
    external: DOCTOR_CHUNK,
    onwarn,
    plugins: [
      releaseFacts({ isOnCdn: true }),
      enginePromise(),
      ...sources({ isDev }),
      !isDev && minify({ module: true }),
    ],
    output: {
      dir: cdn,
      format: 'es',
      entryFileNames: '[name].js',
      paths: (id) => (id === DOCTOR_CHUNK ? `./${FILES_ADDRESS}${built.paths.doctor}` : id),
    },
  }

  /** Kept markup: a module that needs no other chunk, because it shows the markup before they have been loaded. */
  const kept = {
    input: { kept: at('src/mount/kept/index.ts') },
    onwarn,
    plugins: [
      releaseFacts({ built, isOnCdn: true }),
      enginePromise(),
      ...sources({ isDev }),
      !isDev && collectPackages(packages),
      !isDev && minify({ module: true }),
      separateChunk({ built }),
      !isDev && separateMaps(maps),
    ],
    output: {
      ...output,
      format: 'es',
      // The plugin adds the hash.
      entryFileNames: 'chunks/[name].js',
    },
  }

  /** @param includes  the widget whose chunks the file contains */
  const loaderBuild = (fileName, includes) => ({
    input: at('loader/loader.ts'),
    onwarn,
    plugins: [
      releaseFacts({ built, isOnCdn: true, fileName, includes }),
      enginePromise(),
      ...sources({ isDev }),
      !isDev && collectPackages(packages),
      !isDev && minify({ format: { ascii_only: true }, note: NOTE }),
      !isDev && separateMaps(maps),
    ],
    output: { ...output, format: 'iife', entryFileNames: fileName },
  })
  const loader = loaderBuild('loader.js')
  /** The loader with the chunks of a header: one file for pages that start with a header. docs/caching.md */
  const header = loaderBuild('header.js', 'header')
  if (!isDev)
    header.plugins.push(
      // The manifest lists these files.
      thirdParty(cdn, packages),
      sbom(packages, cdn),
      manifest({ built, folder: cdn, widgets: ['cart', ...widgets] }),
      scriptsList(cdn),
    )
  return { chunks, doctor, doctorAlone, kept, loader, header }
}
