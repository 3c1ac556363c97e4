/** The project's folder, and the folders that the build writes to. The variable DIST replaces the folder `dist`. */
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
/** @param path  relative to the project's folder */
export const at = (path) => join(root, path)
export const dist = resolve(root, process.env.DIST || 'dist')
/** The built package `shop-embed-cli`. */
export const cli = process.env.DIST ? resolve(dist, 'cli') : resolve(root, 'cli/dist')
/** The files for a CDN: the loader and others with fixed names, and the files whose names contain a hash of their content. */
export const cdn = resolve(dist, 'cdn')
/** Source maps of a release. */
export const maps = resolve(dist, 'maps')
