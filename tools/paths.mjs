/** The project's folder, and the folders that the build writes to. The variable DIST replaces the folder `dist`. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isRelease } from './rollup/mode.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const dist = resolve(root, process.env.DIST ?? 'dist')
/** The built package `shop-embed-cli`. */
export const cli = process.env.DIST ? resolve(dist, 'cli') : resolve(root, 'cli/dist')
/** The loader and the other files with fixed names. */
export const cdn = resolve(dist, 'cdn')
/** The files whose names contain a hash of their content. Releases share them, so a release has them next to its own folder. */
export const files = isRelease ? resolve(dist, 'files') : cdn
/** The path of `files`, relative to the folder of the loader: a prefix for the paths in it. */
export const filesFolder = isRelease ? '../files/' : ''
/** Source maps, which only a release has. */
export const maps = resolve(dist, 'maps')
