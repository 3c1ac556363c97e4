/** Reads, compresses, writes and removes the files of a release folder. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The folder of the files that releases share. Their names contain a hash of their content. */
export const SHARED = 'files'

/** Text is served compressed. Pictures are compressed already. */
const TEXT = /\.(html|js|css|json|svg|txt)$/

/** Each makes one more file, whose name has this ending. */
const ENCODINGS = {
  '.br': (bytes) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  '.gz': (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** Paths relative to the folder, with `/`, without the compressed files. */
export const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !Object.keys(ENCODINGS).some((ending) => entry.name.endsWith(ending)),
    )
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** Replaces the file in one step, so that nobody reads half of it. */
function replaceFile(path, bytes) {
  writeFileSync(`${path}.new`, bytes)
  renameSync(`${path}.new`, path)
}

/** Writes a file and, if it is text, its compressed forms beside it. @param content  bytes or text */
export function writeServed(path, content) {
  const bytes = Buffer.from(content)
  for (const [ending, compress] of TEXT.test(path) ? Object.entries(ENCODINGS) : [])
    replaceFile(path + ending, compress(bytes))
  replaceFile(path, bytes)
}

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The file and its compressed forms. */
const formsOf = (path) => ['', ...Object.keys(ENCODINGS)].map((ending) => path + ending).filter(existsSync)

/** @returns the size of the file and its compressed forms, in bytes */
export const sizeServed = (path) => formsOf(path).reduce((sum, form) => sum + statSync(form).size, 0)

export const removeServed = (path) => formsOf(path).forEach((form) => rmSync(form))
