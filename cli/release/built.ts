/** What a release is made of: the files of the package `shop-embed`, and the docs of this one. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { version } from 'virtual:release'
import { readManifest } from './own-files.js'

export interface Built {
  /** The folder with all files, as the build writes it: `loader.js`, `manifest.json`, `chunks/` … */
  cdn: string
  /** The folder with the docs site, as it is served at `/docs/`. */
  docs: string
  /** The folder with the source maps. The packages have none: only a clone builds them. */
  maps: string | undefined
}

/** @throws {Error} if `shop-embed` is not installed, or has another version than this package */
export function findBuilt(): Built {
  const cdn = dirname(fileURLToPath(import.meta.resolve('shop-embed/cdn/manifest.json')))
  const built = readManifest(cdn).version
  if (built !== version)
    throw new Error(
      `The packages shop-embed, ${built}, and shop-embed-cli, ${version}, have to be of the same version: install both again.`,
    )
  const docs = fileURLToPath(new URL('docs', import.meta.url))
  const maps = join(cdn, '../maps')
  return { cdn, docs, maps: existsSync(maps) ? maps : undefined }
}
