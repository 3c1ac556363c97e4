/** Where the project is, and where the build writes: `dist`, or the folder that DIST names. */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const dist = resolve(root, process.env.DIST ?? 'dist')
export const cdn = resolve(dist, 'cdn')
