/**
 * Names each chunk by its hash and lists the hashes: those of the entries for the loader, in `dist/release.json`, and
 * those of the lazy parts in the chunk `runtime`. So each file that runs was checked against a hash that was checked
 * before it. docs/adr/001-chunks.md
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digest, shortHash } from '../hashes.mjs'

const nameOf = ({ fileName }) => fileName.replace(/\.js$/, '')

const chunkPath = (chunk) => `chunks/${nameOf(chunk)}.${shortHash(chunk.code)}.js`

const sha256ByName = (chunks) =>
  Object.fromEntries(chunks.map((chunk) => [nameOf(chunk), digest('sha256', chunk.code)]))

/**
 * @param dist    the folder of `release.json`
 * @param beside  chunks that are loaded with a widget's own, by widget
 */
export const hashedChunks = ({ dist, beside = {} }) => ({
  name: 'hashed-chunks',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const entries = chunks.filter(({ isEntry }) => isEntry)
    const parts = chunks.filter(({ isEntry }) => !isEntry)
    const runtime = bundle['runtime.js']
    runtime.code = runtime.code.replace('__PART_HASHES__', JSON.stringify(sha256ByName(parts)))

    /** A chunk and all that it imports, in the order in which they are needed. */
    const closure = (fileName) => [...bundle[fileName].imports.flatMap(closure), fileName]
    const filesOf = (name) => {
      const names = [...(beside[name] ?? []), name]
      return [...new Set(names.flatMap((chunk) => closure(`${chunk}.js`)))].map((file) =>
        chunkPath(bundle[file]),
      )
    }
    const release = {
      hashes: sha256ByName(entries),
      parts: Object.fromEntries(parts.map((chunk) => [nameOf(chunk), chunkPath(chunk)])),
      entries: Object.fromEntries(entries.map((chunk) => [nameOf(chunk), filesOf(nameOf(chunk))])),
    }
    for (const chunk of chunks) chunk.fileName = chunkPath(chunk)
    await mkdir(dist, { recursive: true })
    await writeFile(join(dist, 'release.json'), JSON.stringify(release, null, 1))
  },
})
