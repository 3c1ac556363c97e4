/**
 * Names a chunk that is built separately, because it needs no other chunk, and tells the builds of the loaders its hash. A module
 * with a fixed name next to the loader, such as `doctor.js`, imports it on pages where the loader does not run.
 */
import { digest, shortHash } from '../hashes.mjs'
import { addSources } from './hashed-chunks.mjs'
import { FILES_ADDRESS } from './release-facts.mjs'

/**
 * @param built     what the builds of the loaders must know: hashed-chunks.mjs
 * @param sourceOf  gets the relative address of the chunk, such as `./files/../chunks/doctor.1yHhmNv4.js`, and returns the module's
 *   code; `undefined` if there is no such module
 */
export const separateChunk = ({ built, sourceOf }) => ({
  name: 'separate-chunk',
  buildEnd() {
    addSources(built, this)
  },
  generateBundle(_options, bundle) {
    const [chunk] = Object.values(bundle)
    const { name, code } = chunk
    chunk.fileName = `chunks/${name}.${shortHash(code)}.js`
    const source = sourceOf?.(`./${FILES_ADDRESS}${chunk.fileName}`)
    if (source) this.emitFile({ type: 'asset', fileName: `${name}.js`, source })
    built.hashes[name] = digest('sha256', code)
  },
})
