/**
 * Names each chunk by its hash and lists the hashes: those of the first view for the loader, in `dist/release.json`, and
 * those of the lazy parts in the chunk `runtime`. So each file that runs was checked against a hash that was checked
 * before it. docs/adr/001-chunks-linked-by-name.md
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
 * @param beside  chunks that the loader asks for together with a widget, by widget
 */
export const hashedChunks = ({ dist, beside = {} }) => ({
  name: 'hashed-chunks',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    /** All that a chunk imports, in the order in which it is needed. */
    const needsOf = ({ imports }) => [
      ...new Set(imports.flatMap((file) => [...needsOf(bundle[file]), bundle[file]])),
    ]
    const entries = chunks.filter(({ isEntry }) => isEntry)
    const first = [...new Set(entries.flatMap((entry) => [...needsOf(entry), entry]))]
    const parts = chunks.filter((chunk) => !first.includes(chunk))

    const runtime = bundle['runtime.js']
    runtime.code = runtime.code.replace('__PART_HASHES__', JSON.stringify(byName(parts, sha256)))

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
