/** Lays the files of a release into a folder named after its version. */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, readJson, writeServed } from './files.mjs'

/** The first path whose content differs, or that only one of the folders has. */
function firstDifference(one, other) {
  const paths = [...new Set([...filesIn(one), ...filesIn(other)])]
  const isSame = (path) =>
    [one, other].every((folder) => existsSync(join(folder, path))) &&
    readFileSync(join(one, path)).equals(readFileSync(join(other, path)))
  return paths.find((path) => !isSame(path))
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

/** Source maps lie beside the folder and not in it, because everything in the folder is public. */
export const mapsOf = (folder) => `${folder}-maps`

/**
 * @param files   the folder with the built files
 * @param maps    the folder with their source maps, if they were made
 * @param folder  the release folder
 * @returns the version, and whether the folder had this release already
 * @throws {Error} if it has other files for this version
 */
export function layOut({ files, maps, folder }) {
  const { version } = readJson(join(files, 'manifest.json'))
  const target = join(folder, version)
  if (existsSync(target)) {
    const path = firstDifference(files, target)
    if (path !== undefined)
      throw new Error(
        `${target} exists with other content (${path}). Browsers keep its files for a year, so a release never ` +
          'changes: raise "version" in package.json.',
      )
    return { version, isNew: false }
  }
  mkdirSync(folder, { recursive: true })
  if (maps) cpSync(maps, join(mapsOf(folder), version), { recursive: true })
  writeFolder(files, target)
  return { version, isNew: true }
}

/**
 * Warnings and findings of all releases link the docs beside the releases. They are those of the release that was built last.
 *
 * @param docs    the folder with the built docs
 * @param folder  the release folder
 */
export const layOutDocs = (docs, folder) => writeFolder(docs, join(folder, 'docs'))
