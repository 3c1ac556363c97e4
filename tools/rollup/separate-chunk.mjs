/**
 * Names a chunk that is built separately, and tells the builds of the loaders its hash. A module with a fixed name
 * next to the loader, such as `doctor.js`, imports it on pages where the loader does not run.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest, shortHash } from '../hashes.mjs'
import { addSources } from './hashed-chunks.mjs'

/**
 * @param built     what the builds of the loaders must know: hashed-chunks.mjs
 * @param layouts   the layouts from paths.mjs; the module is written for each
 * @param sourceOf  gets the relative address of the chunk, such as `./chunks/doctor.1yHhmNv4.js`, and returns the module's code
 */
export const separateChunk = ({ built, layouts, sourceOf }) => ({
  name: 'separate-chunk',
  buildEnd() {
    addSources(built, this)
  },
  async generateBundle(_options, bundle) {
    const [chunk] = Object.values(bundle)
    const { name, code } = chunk
    chunk.fileName = `chunks/${name}.${shortHash(code)}.js`
    for (const { folder, filesFolder } of layouts) {
      await mkdir(folder, { recursive: true })
      await writeFile(join(folder, `${name}.js`), sourceOf(`./${filesFolder}${chunk.fileName}`))
    }
    built.hashes[name] = digest('sha256', code)
  },
})
