/** Copies folders next to a bundle that reads their files at run time. */
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** @param {Record<string, string>} folders  the path in the output → the folder */
export const emitFolders = (folders) => ({
  name: 'emit-folders',
  async generateBundle() {
    for (const [path, folder] of Object.entries(folders))
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const file = join(entry.parentPath, entry.name)
        const name = relative(folder, file).replaceAll(sep, '/')
        this.emitFile({ type: 'asset', fileName: `${path}/${name}`, source: await readFile(file) })
      }
  },
})
