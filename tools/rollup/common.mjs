/** What the builds in `rollup.config.mjs` have in common. */
import { rmSync } from 'node:fs'
import nodeResolve from '@rollup/plugin-node-resolve'
import terser from '@rollup/plugin-terser'
import url from '@rollup/plugin-url'
import esbuild from 'rollup-plugin-esbuild'
import { css } from './css.mjs'
import { languageData } from './language-data.mjs'

/** `npm run dev` minifies nothing, lists nothing, and leaves files where an open page may still ask for them. */
export const isDev = Boolean(process.env.DEV)

export const minify = ({ format, ...options }) =>
  !isDev &&
  terser({
    ecma: 2022,
    compress: { passes: 2 },
    // Engines that know the line compile all functions while the file comes, beside the page's own thread.
    format: { comments: false, preamble: '//# allFunctionsCalledOnLoad', ...format },
    ...options,
  })

export const clean = (folder) =>
  !isDev && { name: 'clean', buildStart: () => rmSync(folder, { recursive: true, force: true }) }

export const sources = () => [
  !isDev && languageData(),
  nodeResolve({ extensions: ['.ts', '.tsx', '.mjs', '.js'] }),
  css(),
  esbuild({ target: 'es2022' }),
]

/** @param emitFiles  writes the pictures, beside giving their addresses */
export const pictures = (emitFiles) =>
  url({ include: ['**/*.jpg', '**/*.svg'], limit: 0, fileName: 'assets/[hash][extname]', emitFiles })

/** Known to be harmless; any other warning fails the build. */
const HARMLESS = ['MODULE_LEVEL_DIRECTIVE', 'INVALID_ANNOTATION']

export function onwarn(warning) {
  const isOwnCircle =
    warning.code === 'CIRCULAR_DEPENDENCY' && !warning.ids?.some((id) => id.includes('/zod/'))
  if (isOwnCircle || !['CIRCULAR_DEPENDENCY', ...HARMLESS].includes(warning.code))
    throw new Error(warning.message)
}
