/** `manifest.json`: the files of a release with their hashes. The build writes one for a folder with all files. */
import { join } from 'node:path'
import { readJson, SHARED } from './files.js'

export const MANIFEST = 'manifest.json'

export interface Manifest {
  version: string
  /** Path, relative to the folder of the release → the hashes of the file, such as `sha256-…`. */
  files: Readonly<Record<string, { integrity: string; preload: string }>>
  /** Widget → the paths of its chunks. */
  widgets: Readonly<Record<string, readonly string[]>>
  /** Widget → the path of its style sheet. */
  styles: Readonly<Record<string, string>>
}

/** @throws {Error} if the folder has no manifest, or a damaged one */
export const readManifest = (folder: string): Manifest => readJson(join(folder, MANIFEST)) as Manifest

const PREFIX = `../${SHARED}/`

/** @returns path in the shared folder → hash of the file */
export const sharedFilesOf = ({ files }: Manifest): Map<string, string> =>
  new Map(
    Object.entries(files)
      .filter(([path]) => path.startsWith(PREFIX))
      .map(([path, { preload }]) => [path.slice(PREFIX.length), preload]),
  )
