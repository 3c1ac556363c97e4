/** Reads, compresses, writes and removes the files of a release folder. */
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The folder of the files that releases share. Their names contain a hash of their content. */
export const SHARED = 'files'

/** Text is served compressed. Pictures are compressed already. */
const TEXT = /\.(html|js|css|json|svg|txt|md)$/

export const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })

/** The compressed forms: the ending of the file name → how to compress. */
const ENCODINGS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  '.br': brotli,
  '.gz': (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/** @returns the sorted paths of the files, relative to the folder, with `/`, without the compressed forms */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !Object.keys(ENCODINGS).some((ending) => entry.name.endsWith(ending)),
    )
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** Where a file or folder is while it is being written. No release and no served file has such a name. */
export const unfinished = (path: string): string => join(dirname(path), `.new-${basename(path)}`)

/**
 * Writes a file and, if it is text, its compressed forms, but does not serve them yet. It creates the folder if necessary.
 *
 * @param isCompressed  whether it gets compressed forms
 * @returns puts them in place, each in one step, so that nobody ever reads half a file
 */
export function prepareServed(
  path: string,
  content: Buffer | string,
  isCompressed = TEXT.test(path),
): () => void {
  const bytes = Buffer.from(content)
  mkdirSync(dirname(path), { recursive: true })
  const encodings = isCompressed ? Object.entries(ENCODINGS) : []
  const forms = encodings.map(([ending, compress]) => [path + ending, compress(bytes)] as const)
  const all = [[path, bytes] as const, ...forms]
  for (const [form, compressed] of all) writeFileSync(unfinished(form), compressed)
  return () => {
    // Without compressed forms, servers send the plain file. So nobody gets the old content once others get the new one.
    for (const ending of Object.keys(ENCODINGS)) rmSync(path + ending, { force: true })
    for (const [form] of all) renameSync(unfinished(form), form)
  }
}

/** Writes a file and, if it is text, its compressed forms next to it. */
export const writeServed = (path: string, content: Buffer | string): void => prepareServed(path, content)()

/** Writes a file that people edit in the folder: its compressed forms would keep the old text, so it has none. */
export const writeEdited = (path: string, content: string): void => prepareServed(path, content, false)()

export const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

/** @returns the hash of a file's content, as an `integrity` attribute names it */
export const hashOf = (algorithm: 'sha256' | 'sha384', content: Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

/** @returns the paths of the file and its compressed forms */
const formsOf = (path: string): string[] =>
  ['', ...Object.keys(ENCODINGS)].map((ending) => path + ending).filter((form) => existsSync(form))

/** @returns the size of the file and its compressed forms, in bytes */
export const sizeServed = (path: string): number =>
  formsOf(path).reduce((sum, form) => sum + statSync(form).size, 0)

export const removeServed = (path: string): void => formsOf(path).forEach((form) => rmSync(form))
