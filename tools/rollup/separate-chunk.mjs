/**
 * Names a chunk that is built apart from the others. Its hash goes to `dist/<name>.json`, for the loader. A module with a
 * fixed name beside the loader, such as `doctor.js`, leads to it on pages where the loader does not run.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest, shortHash } from '../hashes.mjs'

/** @param dist  the folder of the file with the hash */
export const separateChunk = ({ dist }) => ({
  name: 'separate-chunk',
  async generateBundle(_options, bundle) {
    const [chunk] = Object.values(bundle)
    const { name, code } = chunk
    chunk.fileName = `chunks/${name}.${shortHash(code)}.js`
    this.emitFile({
      type: 'asset',
      fileName: `${name}.js`,
      source: `export * from './${chunk.fileName}'\n`,
    })
    await mkdir(dist, { recursive: true })
    await writeFile(join(dist, `${name}.json`), JSON.stringify({ [name]: digest('sha256', code) }))
  },
})
