/** The parts that the builds in `rollup.config.mjs` share. */
import { rmSync } from 'node:fs'
import nodeResolve from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import url from '@rollup/plugin-url'
import esbuild from 'rollup-plugin-esbuild'
import { css } from './css.mjs'
import { languageData } from './language-data.mjs'

/** `npm run dev` skips minifying and the manifest, and keeps old files, which an open page may still load. */
export const isDev = Boolean(process.env.DEV)

/** `npm run release` also makes source maps, and the loader finds the files from the folder of a channel, too. */
export const isRelease = Boolean(process.env.RELEASE)

export const minify = ({ format, ...options }) =>
  !isDev &&
  terser({
    ecma: 2022,
    compress: { passes: 2 },
    // V8 reads this comment: it then compiles all functions while the file is loading, outside of the main thread.
    format: { comments: false, preamble: '//# allFunctionsCalledOnLoad', ...format },
    ...options,
  })

/** Empties the folder before the build. */
export const clean = (folder) =>
  !isDev && { name: 'clean', buildStart: () => rmSync(folder, { recursive: true, force: true }) }

/** Plugins that read our sources and the packages. */
export const sources = () => [
  !isDev && languageData(),
  nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  css(),
  esbuild({ target: 'es2022' }),
]

/** Importing a picture gives its path. @param emitFiles  whether the build also writes the picture */
export const pictures = (emitFiles) =>
  url({ include: ['**/*.jpg', '**/*.svg'], limit: 0, fileName: 'assets/[hash][extname]', emitFiles })

/** Warnings that are ignored. Any other warning fails the build. */
const HARMLESS = ['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION']

const isHarmless = ({ code, ids }) =>
  HARMLESS.includes(code) ||
  // zod has circular imports. Ours must have none.
  (code === 'CIRCULAR_DEPENDENCY' && ids?.some((id) => id.includes('/zod/')))

/** @throws {Error} for a warning that is not harmless */
export function onwarn(warning) {
  if (!isHarmless(warning)) throw new Error(warning.message)
}
