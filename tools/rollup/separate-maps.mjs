/** Source maps of a release. They are written to a separate folder, because no visitor may fetch them. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { root } from '../paths.mjs'

/** Settings for rollup's `output`. No comment in a file names its map, so the files are the same as without maps. */
export const sourceMaps = {
  sourcemap: 'hidden',
  /** Names a source by its path in the project, such as `src/page/once.ts`, and not by its path on this machine. */
  sourcemapPathTransform: (source, map) =>
    relative(root, resolve(dirname(map), source))
      .split(sep)
      .join('/'),
}

/** Removes the maps from the bundle. Must run after the plugin that names the chunks. @param folder  the folder for the maps */
export const separateMaps = (folder) => ({
  name: 'separate-maps',
  async generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle).filter(({ type, map }) => type === 'chunk' && map)) {
      delete bundle[chunk.sourcemapFileName]
      const path = join(folder, `${chunk.fileName}.map`)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, JSON.stringify({ ...chunk.map, file: chunk.fileName }))
    }
  },
})
