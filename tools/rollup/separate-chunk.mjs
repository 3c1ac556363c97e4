/**
 * Names a chunk that is built separately, because it needs no other chunk, and tells the builds of the loaders its path and its
 * hash.
 */
import { digest, shortHash } from '../hashes.mjs'
import { addSources } from './hashed-chunks.mjs'

/** @param built  what the builds of the loaders must know: hashed-chunks.mjs */
export const separateChunk = ({ built }) => ({
  name: 'separate-chunk',
  buildEnd() {
    addSources(built, this)
  },
  generateBundle(_options, bundle) {
    const [chunk] = Object.values(bundle)
    const { name, code } = chunk
    chunk.fileName = `chunks/${name}.${shortHash(code)}.js`
    built.paths[name] = chunk.fileName
    built.hashes[name] = digest('sha256', code)
  },
})
