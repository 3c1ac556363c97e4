/**
 * Puts a hash into the name of each chunk, and lists the hashes. `dist/release.json` has those of entry chunks and of
 * the chunks that they import, for the loader. The chunk `runtime` has those of the other lazy chunks. Each file is thus checked
 * against a hash in a file that was itself checked before. docs/adr/001-chunks-linked-by-name.md
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest, shortHash } from '../hashes.mjs'

const nameOf = ({ fileName }) => fileName.replace(/\.js$/, '')

const chunkPath = (chunk) => `chunks/${nameOf(chunk)}.${shortHash(chunk.code)}.js`

const byName = (chunks, valueOf) => Object.fromEntries(chunks.map((chunk) => [nameOf(chunk), valueOf(chunk)]))

const sha256 = ({ code }) => digest('sha256', code)

/**
 * @param dist    the folder of `release.json`
 * @param beside  widget → chunks that the loader loads together with it, although the widget does not import them
 * @param early   lazy chunks that the loader may load before the chunk `runtime` has arrived
 */
export const hashedChunks = ({ dist, beside = {}, early = [] }) => ({
  name: 'hashed-chunks',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    /** All chunks that a chunk imports, directly or through others. A chunk is listed after those that it imports. */
    const needsOf = ({ imports }) => [
      ...new Set(imports.flatMap((file) => [...needsOf(bundle[file]), bundle[file]])),
    ]
    const entries = chunks.filter(({ isEntry }) => isEntry)
    const firstOf = [...entries, ...early.map((name) => bundle[`${name}.js`])]
    const first = [...new Set(firstOf.flatMap((chunk) => [...needsOf(chunk), chunk]))]
    const lazy = chunks.filter((chunk) => !first.includes(chunk))

    const runtime = bundle['runtime.js']
    // Nothing but brackets follows in the chunk, so its source map remains correct.
    runtime.code = runtime.code.replace('__PART_HASHES__', JSON.stringify(byName(lazy, sha256)))

    const filesOf = (entry) => {
      const others = (beside[nameOf(entry)] ?? []).map((name) => bundle[`${name}.js`])
      const all = [...others, entry].flatMap((chunk) => [...needsOf(chunk), chunk])
      return [...new Set(all)].map(chunkPath)
    }
    const release = {
      hashes: byName(first, sha256),
      needs: byName(entries, (entry) => needsOf(entry).map(nameOf)),
      entries: byName(entries, filesOf),
    }
    for (const chunk of chunks) chunk.fileName = chunkPath(chunk)
    await mkdir(dist, { recursive: true })
    await writeFile(join(dist, 'release.json'), JSON.stringify(release, null, 1))
  },
})
