/**
 * Puts a hash into the name of each chunk, and lists the hashes. The builds of the loaders get those of entry chunks and of
 * the chunks that they import. The others are lazy: their hashes are in the chunks that import them. Each
 * file is thus checked against a hash in a file that was itself checked before.
 * docs/adr/001-chunks-linked-by-name.md
 */
import { root } from '../paths.mjs'
import { digest, shortHash } from '../hashes.mjs'

const nameOf = ({ fileName }) => fileName.replace(/\.js$/, '')

const chunkPath = (chunk) => `chunks/${nameOf(chunk)}.${shortHash(chunk.code)}.js`

const byName = (chunks, valueOf) => Object.fromEntries(chunks.map((chunk) => [nameOf(chunk), valueOf(chunk)]))

const sha256 = ({ code }) => digest('sha256', code)

/**
 * What the builds of the loaders must know about the other files. The builds of these files fill it.
 *
 * @typedef {object} Built
 * @property {Record<string, string>} hashes     chunk → SHA-256 in base64, of those that the loader may ask for
 * @property {Record<string, string>} paths      chunk → its path, of those that are built separately
 * @property {Record<string, string[]>} needs    chunk → the chunks that it imports
 * @property {Record<string, string[]>} entries  entry → the paths of its chunks
 * @property {Record<string, { code: string, map: object | null }>} files  path of a chunk → its content
 * @property {Set<string>} sources               the modules in these files
 */

/** @returns {Built} what is known before anything is built */
export const nothingBuilt = () => ({
  hashes: {},
  paths: {},
  needs: {},
  entries: {},
  files: {},
  sources: new Set(),
})

/**
 * For `npm run dev`, which builds the loaders again when one of these modules changes. Called at the end of each build, even of a
 * failed one, so that its correction also reaches the loaders.
 */
export function addSources(built, context) {
  for (const id of context.getModuleIds()) if (!id.startsWith('\0')) built.sources.add(id)
}

/**
 * @param {{ built: Built, early?: string[] }} options
 *   early:  lazy chunks that the loader may load before the chunk that imports them has arrived
 */
export const hashedChunks = ({ built, early = [] }) => ({
  name: 'hashed-chunks',
  buildEnd() {
    addSources(built, this)
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
      if (lazy.length > 0) chunk.code += `export const hashes=${JSON.stringify(byName(lazy, sha256))}\n`
    }
    for (const chunk of chunks) addHashes(chunk)

    const filesOf = (entry) => [...needsOf(entry), entry].map(chunkPath)
    Object.assign(built.hashes, byName([...first], sha256))
    built.needs = byName(entries, (entry) => needsOf(entry).map(nameOf))
    built.entries = byName(entries, filesOf)
    for (const chunk of chunks) chunk.fileName = chunkPath(chunk)
    built.files = Object.fromEntries(
      // The paths in the map are relative to the project.
      chunks.map(({ fileName, code, map }) => [fileName, { code, map: map && { ...map, sourceRoot: root } }]),
    )
  },
})
