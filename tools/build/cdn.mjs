/**
 * Builds the files for a CDN: the chunks and the loader. The loader contains the hashes of the other files, so it is built after
 * them.
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
import { CHUNK_FORMAT, hashedChunks, nothingBuilt } from '../rollup/hashed-chunks.mjs'
import { manifest } from '../rollup/manifest.mjs'
import { releaseFacts } from '../rollup/release-facts.mjs'
import { sbom } from '../rollup/sbom.mjs'
import { separateMaps, sourceMaps } from '../rollup/separate-maps.mjs'
import { sharedChunks } from '../rollup/shared-chunks.mjs'
import { collectPackages, thirdParty } from '../rollup/third-party.mjs'

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

/**
 * zod stores its settings in `globalThis`, where it would share them with the host page's zod. This gives our zod a private
 * object.
 */
const ownZodSettings = () =>
  inject({ include: ['**/node_modules/zod/**'], globalThis: at('src/cdn/zod-globals.ts') })

/** `src/doctor/loader.ts` knows a loader and its version by this comment. */
const NOTE = `// shop-embed ${version}`

/** The page may have replaced what a module uses as soon as it runs, so that the loader cannot look for it. Nothing is thrown then, either. */
const GUARD = {
  intro: 'try {',
  outro:
    '} catch (error) { try { console.warn(`shop-embed: the page has replaced what the loader uses: ${error}`) } catch {} }',
}

/** Writes the only chunk of a build under another name, too. */
const secondName = (fileName) => ({
  name: 'second-name',
  generateBundle(_options, bundle) {
    const [{ code }] = Object.values(bundle)
    this.emitFile({ type: 'asset', fileName, source: code })
  },
})

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
    // `sbom` reports its progress.
    logLevel: 'warn',
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
      !isDev && sbom(),
      !isDev && minify(),
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

  /** A chunk that needs no other chunk, because it must also work before or without them. */
  const separate = (input, plugins) => ({
    input,
    onwarn,
    plugins: [
      releaseFacts({ isOnCdn: true }),
      ...plugins,
      enginePromise(),
      ...sources({ isDev }),
      !isDev && collectPackages(packages),
      !isDev && minify(),
      hashedChunks({ built }),
      !isDev && separateMaps(maps),
    ],
    output: { ...output, ...CHUNK_FORMAT, entryFileNames: '[name].js', inlineDynamicImports: true },
  })
  /** `Shop.doctor()`: other chunks may be missing on the page. */
  const doctor = separate({ doctor: at('src/cdn/doctor.ts') }, [ownZodSettings()])
  /** Kept markup, which is shown before the other chunks have been loaded. */
  const kept = separate({ kept: at('src/mount/kept/index.ts') }, [])

  const loader = {
    input: at('loader/loader.ts'),
    onwarn,
    plugins: [
      releaseFacts({ built, isOnCdn: true }),
      enginePromise(),
      ...sources({ isDev }),
      !isDev && collectPackages(packages),
      !isDev && minify(NOTE),
      !isDev && separateMaps(maps),
      // Pages with an old script tag load it by this name.
      secondName('header.js'),
    ],
    output: { ...output, ...GUARD, format: 'iife', entryFileNames: 'loader.js' },
  }
  if (!isDev)
    loader.plugins.push(
      // The manifest lists these files.
      thirdParty(cdn, packages),
      manifest({ built, folder: cdn, widgets: ['cart', ...widgets] }),
    )
  return { chunks, doctor, kept, loader }
}
