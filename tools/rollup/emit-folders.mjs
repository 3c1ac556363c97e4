/** Copies folders next to a bundle that reads their files at run time. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** @param {Record<string, string>} folders  the path in the output → the folder */
export const emitFolders = (folders) => ({
  name: 'emit-folders',
  async generateBundle() {
    for (const [path, folder] of Object.entries(folders))
      for (const name of await readdir(folder))
        this.emitFile({
          type: 'asset',
          fileName: `${path}/${name}`,
          source: await readFile(join(folder, name)),
        })
  },
})
