/** The built files that a release consists of. This package has those with fixed names; `shop-embed` has the others. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Built {
  /** The folder with the files whose names are fixed, such as `loader.js` and `manifest.json`. */
  own: string
  /** The folder with the files whose names contain a hash of their content, in `chunks/`, `styles/` and `assets/`. */
  files: string
  /** The folder with the docs site, as it is served at `/docs/`. */
  docs: string
  /** The folder with the source maps. The packages have none: only a clone builds them. */
  maps: string | undefined
}

/** @throws {Error} if `shop-embed` is not installed */
export function findBuilt(): Built {
  const at = (folder: string) => fileURLToPath(new URL(folder, import.meta.url))
  const files = dirname(fileURLToPath(import.meta.resolve('shop-embed/cdn/manifest.json')))
  const maps = join(files, '../maps')
  return { own: at('release'), files, docs: at('docs'), maps: existsSync(maps) ? maps : undefined }
}
