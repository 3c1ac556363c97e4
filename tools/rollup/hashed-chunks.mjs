/**
 * The format of the chunks, and their hashes, which are in their names. The loader gets those of entry chunks and of
 * the chunks that they import. The others are lazy: their hashes are in the chunks that import them. Each
 * file is thus checked against a hash in a file that was itself checked before.
 * ADR 001 in docs/contributing/decisions.md
 */
import { digest, shortHash } from '../hashes.mjs'

const nameOf = ({ fileName }) => fileName.replace(/\.js$/, '')

const chunkPath = (chunk) => `chunks/${nameOf(chunk)}.${shortHash(chunk.code)}.js`

const byName = (chunks, valueOf) => Object.fromEntries(chunks.map((chunk) => [nameOf(chunk), valueOf(chunk)]))

const sha256 = ({ code }) => digest('sha256', code)

/** A script finds its own element here. An element of the page named `currentScript` hides the document's own property. */
const OWN_ELEMENT = "Reflect.get(Document.prototype, 'currentScript', document)"

/**
 * Settings for rollup's `output`. Chunks are in rollup's format `system`: a function with a list of the chunks that it needs. The
 * file is a script, which gives both to its own script element, where the loader takes them. Everything else is in the
 * function or in this block, so no script of the page sees it.
 */
export const CHUNK_FORMAT = {
  format: 'system',
  banner: `{ const System = { register: (needs, declare) => (${OWN_ELEMENT}.shopChunk = { needs, declare, hashes: {} }) };`,
  footer: '}',
}

const hashesOf = (lazy) => `${OWN_ELEMENT}.shopChunk.hashes=${JSON.stringify(byName(lazy, sha256))}\n`

/**
 * What the build of the loader must know about the chunks. Their builds fill it.
 *
 * @typedef {object} Built
 * @property {Record<string, string>} hashes     chunk → SHA-256 in base64, of those that the loader may ask for
 * @property {Record<string, string[]>} needs    chunk → the chunks that it imports
 * @property {Record<string, string[]>} entries  entry → the paths of its chunks
 * @property {Set<string>} sources               the modules in these files
 */

/** @returns {Built} what is known before anything is built */
export const nothingBuilt = () => ({
  hashes: {},
  needs: {},
  entries: {},
  sources: new Set(),
})

/**
 * @param {{ built: Built, early?: string[] }} options
 *   early:  lazy chunks that the loader may load before the chunk that imports them has arrived
 */
export const hashedChunks = ({ built, early = [] }) => ({
  name: 'hashed-chunks',
  buildEnd() {
    // `npm run dev` builds the loader again when one of these modules changes, even after a failed build, which the change corrects.
    for (const id of this.getModuleIds()) if (!id.startsWith('\0')) built.sources.add(id)
  },
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    /** All chunks that a chunk imports, directly or through others. Each chunk comes after the chunks that it imports. */
    const needsOf = ({ imports }) => [
      ...new Set(imports.flatMap((file) => [...needsOf(bundle[file]), bundle[file]])),
    ]
    const entries = chunks.filter(({ isEntry }) => isEntry)
    const firstOf = [...entries, ...early.map((name) => bundle[`${name}.js`])]
    const first = new Set(firstOf.flatMap((chunk) => [...needsOf(chunk), chunk]))

    const visited = new Set()
    /**
     * Adds the hashes of the lazy chunks that a chunk imports. Those chunks must be complete before, so lazy chunks must not
     * import each other in a circle. They go to a line at the end, which keeps the source map correct.
     */
    const addHashes = (chunk) => {
      if (visited.has(chunk)) return
      visited.add(chunk)
      const imported = chunk.dynamicImports.map((file) => bundle[file])
      const lazy = imported
        .flatMap((entry) => [...needsOf(entry), entry])
        .filter((needed) => !first.has(needed))
      for (const needed of lazy) addHashes(needed)
      if (lazy.length > 0) chunk.code += hashesOf(lazy)
    }
    for (const chunk of chunks) addHashes(chunk)

    const filesOf = (entry) => [...needsOf(entry), entry].map(chunkPath)
    Object.assign(built.hashes, byName([...first], sha256))
    Object.assign(
      built.needs,
      byName(entries, (entry) => needsOf(entry).map(nameOf)),
    )
    Object.assign(built.entries, byName(entries, filesOf))
    for (const chunk of chunks) chunk.fileName = chunkPath(chunk)
  },
})
