/**
 * Names a chunk that is built apart from the others. Its hash goes to `dist/<name>.json`, for the loader. A module with a
 * fixed name next to the loader, such as `doctor.js`, leads to it on pages where the loader does not run.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest, shortHash } from '../hashes.mjs'

/**
 * @param dist      the folder of the file with the hash
 * @param folder    the folder of the loader
 * @param sourceOf  gets the path of the chunk, such as `chunks/doctor.1yHhmNv4.js`, and returns the code of that module
 */
export const separateChunk = ({ dist, folder, sourceOf }) => ({
  name: 'separate-chunk',
  async generateBundle(_options, bundle) {
    const [chunk] = Object.values(bundle)
    const { name, code } = chunk
    chunk.fileName = `chunks/${name}.${shortHash(code)}.js`
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${name}.js`), sourceOf(chunk.fileName))
    await mkdir(dist, { recursive: true })
    await writeFile(join(dist, `${name}.json`), JSON.stringify({ [name]: digest('sha256', code) }))
  },
})
