/**
 * Copies a release into the release folder. Its files with fixed names go to a folder named after the version. The others,
 * which have a hash of their content in the name, go to the folder that all releases share. Most of them are already there.
 */
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Built } from './built.js'
import { addFolder, addServed, hashOf, SHARED } from './files.js'
import { ownFilesOf, readManifest } from './own-files.js'

/** Source maps are next to the folder and not in it, because everything in the folder is public. */
export const mapsOf = (folder: string): string => `${folder}-maps`

/** Whether the file has another content than that of the hash. */
const isOther = (path: string, hash: string): boolean => hashOf('sha256', readFileSync(path)) !== hash

/**
 * @param folder  the release folder
 * @returns whether the version is new in the folder
 * @throws {Error} if the folder has other files for this version, or other content under the name of a shared file
 */
export function layOut({ cdn, maps }: Omit<Built, 'docs'>, folder: string): boolean {
  const { version, files: built } = readManifest(cdn)
  const hashes = Object.entries(built).map(([path, { preload }]) => [path, preload] as const)
  for (const [path, hash] of hashes)
    if (!existsSync(join(cdn, path)) || isOther(join(cdn, path), hash))
      throw new Error(
        `${join(cdn, path)} is not the file that was built: install the package shop-embed again.`,
      )

  const own = ownFilesOf(cdn)
  const target = join(folder, version)
  const isNew = !existsSync(target)
  const isSame = ([name, content]: [string, Buffer]) =>
    existsSync(join(target, name)) && content.equals(readFileSync(join(target, name)))
  // The manifest has the hashes of all files, so a release whose shared files differ also differs here.
  const [difference] = (!isNew && [...own].find((file) => !isSame(file))) || []
  if (difference !== undefined)
    throw new Error(
      `${target} exists with other content (${difference}). Browsers keep its files for a year, so a release never ` +
        'changes: release another version.',
    )

  const shared = hashes.filter(([path]) => !own.has(path))
  const damaged = shared
    .map(([path, hash]) => [join(folder, SHARED, path), hash] as const)
    .find(([existing, hash]) => existsSync(existing) && isOther(existing, hash))
  if (damaged)
    throw new Error(
      `${damaged[0]} exists with other content. Its name contains a hash of its content, so either this file is ` +
        'damaged, or two contents have the same hash. If it is damaged, delete it and release again.',
    )

  // The loader is written last, so that it never names a file that does not exist yet.
  addServed(
    folder,
    shared.map(([path]) => `${SHARED}/${path}`),
    (path) => readFileSync(join(cdn, path.slice(SHARED.length + 1))),
  )
  if (isNew) {
    if (maps !== undefined) cpSync(maps, join(mapsOf(folder), version), { recursive: true })
    addFolder(folder, version, own)
  }
  return isNew
}
