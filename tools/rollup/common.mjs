/** What the builds in `tools/build/` share. */
import { readdirSync, rmSync } from 'node:fs'
import inject from '@rollup/plugin-inject'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import url from '@rollup/plugin-url'
import { at } from '../paths.mjs'
import { compile } from './compile.mjs'
import { css } from './css.mjs'
import { languageData } from './language-data.mjs'

/** The names of the folders in a folder. */
export const foldersIn = (path) =>
  readdirSync(at(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** @param {string} [note]  a comment that people and tools can read at the beginning of the file */
export const minify = (note) =>
  terser({
    ecma: 2022,
    // Functions at the beginning of their scope, and one kind of quotes, repeat more, so they compress better.
    compress: { passes: 3, hoist_funs: true },
    // V8 reads this comment: it then compiles all functions while the file is loading, outside of the main thread.
    format: {
      // Other characters would depend on the encoding that the page or the CDN names.
      ascii_only: true,
      comments: false,
      quote_style: 2,
      preamble: ['//# allFunctionsCalledOnLoad', note].filter(Boolean).join('\n'),
    },
  })

/** Empties the folders before the build. */
export const clean = (...folders) => ({
  name: 'clean',
  buildStart: () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })),
})

/** Gives our code and the libraries the engine's own `Promise`, because host pages replace the global one. */
export const enginePromise = () => inject({ Promise: at('src/cdn/engine-promise.ts') })

/** Removes the checks and warnings that bundled packages have for development. */
export const production = () =>
  replace({
    preventAssignment: true,
    values: {
      'process.env.NODE_ENV': '"production"',
      'import.meta.env': 'true',
      'import.meta.env.MODE': '"production"',
    },
  })

/** Plugins that read our sources and the packages. @param {{ isDev?: boolean }} [mode] */
export const sources = ({ isDev } = {}) => [
  !isDev && languageData(),
  nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  css(),
  compile,
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

/** @returns a function that throws an error for a warning that is not harmless */
export const onwarnIn = (isDev) => (warning) => {
  if (isHarmless(warning)) return
  // While it watches, the compiler reports errors from a timer, where an exception would end `npm run dev`.
  if (isDev && warning.plugin === 'typescript') console.error(warning.message)
  else throw new Error(warning.message)
}
