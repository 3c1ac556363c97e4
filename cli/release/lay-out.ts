/**
 * Copies a release into the release folder. Its files with fixed names go to a folder named after the version. The others,
 * which have a hash of their content in the name, go to the folder that all releases share. Most of them are already there.
 */
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Built } from './built.js'
import { filesIn, hashOf, SHARED, unfinished, writeServed } from './files.js'
import { MANIFEST, readManifest, sharedFilesOf, type Manifest } from './manifest.js'
import { ownFilesOf } from './own-files.js'

/** @returns the first path whose content differs, or that is missing in one of both */
function firstDifference(own: ReadonlyMap<string, Buffer>, target: string): string | undefined {
  const existing = filesIn(target)
  const isSame = (path: string) => own.get(path)?.equals(readFileSync(join(target, path))) === true
  return [...own.keys()].find((path) => !existing.includes(path)) ?? existing.find((path) => !isSame(path))
}

/** The folder of the release appears complete or not at all. */
function addFolder(own: ReadonlyMap<string, Buffer>, target: string): void {
  const folder = unfinished(target)
  rmSync(folder, { recursive: true, force: true })
  for (const [path, content] of own) writeServed(join(folder, path), content)
  renameSync(folder, target)
}

/** Whether the file has another content than that of the hash. */
const isOther = (path: string, hash: string): boolean => hashOf('sha256', readFileSync(path)) !== hash

/** @throws {Error} if a built file is not the one that the manifest names */
function checkBuilt(cdn: string): void {
  for (const [path, { preload }] of Object.entries(readManifest(cdn).files)) {
    const source = join(cdn, path)
    if (!existsSync(source) || isOther(source, preload))
      throw new Error(`${source} is not the file that was built: install the package shop-embed again.`)
  }
}

/** @throws {Error} if a file in the shared folder has the name of a new file, but other content */
function checkShared(shared: Map<string, string>, target: string): void {
  for (const [path, hash] of shared) {
    const existing = join(target, path)
    if (existsSync(existing) && isOther(existing, hash))
      throw new Error(
        `${existing} exists with other content. Its name contains a hash of its content, so either this file is ` +
          'damaged, or two contents have the same hash. If it is damaged, delete it and release again.',
      )
  }
}

/** An existing file is not touched, because origins derive its `ETag` from its modification time. */
function addShared(paths: Iterable<string>, files: string, target: string): void {
  for (const path of paths)
    if (!existsSync(join(target, path))) writeServed(join(target, path), readFileSync(join(files, path)))
}

/** Source maps are next to the folder and not in it, because everything in the folder is public. */
export const mapsOf = (folder: string): string => `${folder}-maps`

/**
 * @param folder  the release folder
 * @returns the version, and whether it is new in the folder
 * @throws {Error} if the folder has other files for this version, or other content under the name of a shared file
 */
export function layOut({ cdn, maps }: Omit<Built, 'docs'>, folder: string) {
  checkBuilt(cdn)
  const own = ownFilesOf(cdn)
  const manifest = JSON.parse(String(own.get(MANIFEST))) as Manifest
  const { version } = manifest
  const sharedFiles = sharedFilesOf(manifest)
  const target = join(folder, version)
  const isNew = !existsSync(target)
  // The manifest has the hashes of all files, so a release whose shared files differ also differs here.
  const difference = isNew ? undefined : firstDifference(own, target)
  if (difference !== undefined)
    throw new Error(
      `${target} exists with other content (${difference}). Browsers keep its files for a year, so a release never ` +
        'changes: release another version.',
    )
  const sharedFolder = join(folder, SHARED)
  checkShared(sharedFiles, sharedFolder)
  // The loader is written last, so that it never names a file that does not exist yet.
  addShared(sharedFiles.keys(), cdn, sharedFolder)
  if (isNew) {
    if (maps !== undefined) cpSync(maps, join(mapsOf(folder), version), { recursive: true })
    addFolder(own, target)
  }
  return { version, isNew }
}
