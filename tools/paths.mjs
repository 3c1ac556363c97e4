/** The project's folder, and the folders that the build writes to. The variable DIST replaces the folder `dist`. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const dist = resolve(root, process.env.DIST ?? 'dist')
export const cdn = resolve(dist, 'cdn')
/** Source maps, which only a release has. */
export const maps = resolve(dist, 'maps')
