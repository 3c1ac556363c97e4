import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { folderOf, NOTICES, noticesOf, readPackage } from '../licences.mjs'

/** @returns the folder of the package that a module belongs to, or `undefined` for our own modules */
const packageFolder = (id) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1]

/**
 * Writes the names and licences of all packages whose code is in the bundle, because their licences demand it.
 *
 * @param targets  the folders where the file is written; its name contains no hash, so it is not among the chunks
 * @param drawn    packages whose drawings are in a picture of the bundle
 */
export const thirdParty = (targets, drawn = []) => ({
  name: 'third-party',
  async generateBundle(_options, bundle) {
    const folders = Object.values(bundle)
      .flatMap(({ modules = {} }) => Object.entries(modules))
      .flatMap(([id, { renderedLength }]) => (renderedLength > 0 && packageFolder(id)) || [])
    const packages = [...new Set([...folders, ...drawn.map(folderOf)])].map(readPackage)
    packages.sort((a, b) => (a.name < b.name ? -1 : 1))
    for (const target of targets) {
      await mkdir(target, { recursive: true })
      await writeFile(join(target, NOTICES), noticesOf(packages))
    }
  },
})
