/**
 * What one run of the build knows of its files: sizes and hashes for `manifest.json`, and the facts that are
 * compiled into the loader.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const brotliSize = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const digest = (algorithm, bytes) => createHash(algorithm).update(bytes).digest('base64')

/**
 * What is compiled into code, where every byte of a hash is paid for by every shopper: without the `=` at its end,
 * which each user puts back.
 */
export const sha256 = (bytes) => digest('sha256', bytes).slice(0, -1)
/** Short enough for a name, long enough never to meet itself. */
export const shortHash = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

/** The name bears the beginning of the hash; the loader works it out in the same way. */
export const chunkPath = (spec) => {
  const [name, integrity] = spec.split(' ')
  return `chunks/${name}.${integrity.slice(0, 8).replace(/\W/g, '-')}.js`
}

export function createRelease(directory, version) {
  const files = {}
  return {
    directory,
    version,
    files,
    /** Widget → its chunks' specs, dependencies first. */
    needs: {},
    /** Widget → the file with all of its chunks in one. */
    packs: {},
    /** Path and integrity hash of the chunk that the loader itself knows. */
    base: [],
    sites: {},
    /** Widget → its style sheet, for fragments that a server renders. */
    styles: {},
    texts: '',
    clean: () => rm(directory, { recursive: true, force: true }),
    async write(path, content) {
      const bytes = Buffer.from(content)
      const target = join(directory, path)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, bytes)
      files[path] = {
        bytes: bytes.length,
        brotli: brotliSize(bytes),
        integrity: `sha384-${digest('sha384', bytes)}`,
        // What the code asks with; a preload hint must bear the same one to be used.
        preload: `sha256-${digest('sha256', bytes)}`,
      }
      return sha256(bytes)
    },
    async writeManifest() {
      const widgets = Object.fromEntries(
        Object.entries(this.needs).map(([widget, specs]) => [widget, specs.map(chunkPath)]),
      )
      const { styles, packs } = this
      await writeFile(
        join(directory, 'manifest.json'),
        JSON.stringify({ version, files, widgets, packs, styles }, null, 1),
      )
    },
  }
}

export const readVersion = async (packageFile) => JSON.parse(await readFile(packageFile, 'utf8')).version
