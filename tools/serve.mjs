/** `npm start`: builds, then serves the reference shop and its host pages. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cdn, dist } from './paths.mjs'
import { prepare } from './prepare.mjs'

prepare()
process.env.CDN_DIR ??= cdn
await import('./build.mjs')
await import(pathToFileURL(join(dist, 'shop/main.mjs')).href)
