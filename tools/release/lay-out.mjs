/**
 * Lays a release into the release folder. Its files with fixed names go to a folder named after the version. The others, whose
 * names contain a hash of their content, go to the folder that all releases share, where most of them are already.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, readJson, SHARED, writeServed } from './files.mjs'

const isSame = (one, other) => readFileSync(one).equals(readFileSync(other))

/** The first path whose content differs, or that only one of the folders has. */
function firstDifference(one, other) {
  const paths = [...new Set([...filesIn(one), ...filesIn(other)])]
  const isInBoth = (path) => [one, other].every((folder) => existsSync(join(folder, path)))
  return paths.find((path) => !isInBoth(path) || !isSame(join(one, path), join(other, path)))
}

/** The folder appears complete or not at all. One that is there already is replaced. */
function writeFolder(files, target) {
  const unfinished = `${target}.new`
  rmSync(unfinished, { recursive: true, force: true })
  for (const path of filesIn(files)) {
    mkdirSync(dirname(join(unfinished, path)), { recursive: true })
    writeServed(join(unfinished, path), readFileSync(join(files, path)))
  }
  rmSync(target, { recursive: true, force: true })
  renameSync(unfinished, target)
}

/** @throws {Error} if a file in the shared folder has the name of a new file, but other content */
function checkShared(files, shared) {
  const path = filesIn(files).find((name) => {
    const target = join(shared, name)
    return existsSync(target) && !isSame(join(files, name), target)
  })
  if (path !== undefined)
    throw new Error(
      `${join(shared, path)} exists with other content. Its name contains a hash of its content, so either this file is ` +
        'damaged, or two contents have the same hash. If it is damaged, delete it and release again.',
    )
}

/** A file that is there already is not touched: origins make its `ETag` of its time. */
function addShared(files, shared) {
  for (const path of filesIn(files)) {
    const target = join(shared, path)
    if (existsSync(target)) continue
    mkdirSync(dirname(target), { recursive: true })
    writeServed(target, readFileSync(join(files, path)))
  }
}

/** Source maps lie next to the folder and not in it, because everything in the folder is public. */
export const mapsOf = (folder) => `${folder}-maps`

/**
 * @param own     the folder with the built files whose names are fixed, such as `loader.js`
 * @param files   the folder with the built files whose names contain a hash
 * @param maps    the folder with their source maps, if they were made
 * @param folder  the release folder
 * @returns the version, and whether the folder had this release already
 * @throws {Error} if it has other files for this version, or other content under the name of a shared file
 */
export function layOut({ own, files, maps, folder }) {
  const { version } = readJson(join(own, 'manifest.json'))
  const target = join(folder, version)
  const shared = join(folder, SHARED)
  const isNew = !existsSync(target)
  // The manifest has the hashes of all files, so a release with other shared files differs here, too.
  const difference = isNew ? undefined : firstDifference(own, target)
  if (difference !== undefined)
    throw new Error(
      `${target} exists with other content (${difference}). Browsers keep its files for a year, so a release never ` +
        'changes: raise "version" in package.json.',
    )
  checkShared(files, shared)
  // The loader comes last, so that it names no file that is not there yet.
  addShared(files, shared)
  if (isNew) {
    if (maps) cpSync(maps, join(mapsOf(folder), version), { recursive: true })
    writeFolder(own, target)
  }
  return { version, isNew }
}

/**
 * Warnings and findings of all releases link the docs next to the releases. They are those of the release that was built last.
 *
 * @param docs    the folder with the built docs
 * @param folder  the release folder
 */
export const layOutDocs = (docs, folder) => writeFolder(docs, join(folder, 'docs'))
