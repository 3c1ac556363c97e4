/** Reads, compresses, writes and removes the files of a release folder. Paths are relative to it, with `/`. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
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
const ENDINGS = Object.keys(ENCODINGS)

/** Path → content. */
export type Files = ReadonlyMap<string, Buffer | string>

/** @returns the paths of a file and, if it is text, of its compressed forms */
const formsOf = (path: string): string[] =>
  TEXT.test(path) ? [path, ...ENDINGS.map((ending) => path + ending)] : [path]

function contentOf(form: string, path: string, content: Buffer | string): Buffer {
  const bytes = Buffer.from(content)
  return form === path ? bytes : ENCODINGS[form.slice(path.length)]!(bytes)
}

/** @returns the sorted paths of the files, relative to the folder, without the compressed forms */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !ENDINGS.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()

/** Begins the name of what is being written. Servers do not serve hidden files. */
const UNFINISHED = '.new-'
export const unfinishedIn = (folder: string): string => join(folder, UNFINISHED + randomUUID())

/** Removes what interrupted commands have left. Only the command that has the lock may do this. */
export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true })
}

/** Writes some forms of files into a new folder, from where they are moved to their places, so that nobody ever reads half a file. */
function prepare(folder: string, files: Files, formsFor: (path: string) => string[]): string {
  const prepared = unfinishedIn(folder)
  mkdirSync(prepared)
  for (const [path, content] of files) {
    mkdirSync(join(prepared, dirname(path)), { recursive: true })
    for (const form of formsFor(path)) writeFileSync(join(prepared, form), contentOf(form, path, content))
  }
  return prepared
}

function move(prepared: string, folder: string, form: string): void {
  mkdirSync(join(folder, dirname(form)), { recursive: true })
  renameSync(join(prepared, form), join(folder, form))
}

/** Writes files and their compressed forms in place of old ones. All are written before the first is put in its place. */
export function writeServed(folder: string, files: Files): void {
  const prepared = prepare(folder, files, formsOf)
  for (const path of files.keys()) {
    // Without compressed forms, servers send the plain file. So nobody gets the old content once others get the new one.
    for (const ending of ENDINGS) rmSync(join(folder, path + ending), { force: true })
    for (const form of formsOf(path)) move(prepared, folder, form)
  }
}

/**
 * Adds files whose content never changes. What exists is not touched, because origins derive its `ETag` from its modification
 * time. An interrupted command may have written only some forms of a file.
 *
 * @param read  reads the content of a file
 */
export function addServed(folder: string, paths: Iterable<string>, read: (path: string) => Buffer): void {
  const missing = (path: string) => formsOf(path).filter((form) => !existsSync(join(folder, form)))
  const incomplete = [...paths].filter((path) => missing(path).length > 0)
  const files = new Map(incomplete.map((path) => [path, read(path)]))
  const prepared = prepare(folder, files, missing)
  for (const path of incomplete) for (const form of missing(path)) move(prepared, folder, form)
}

/** Adds a folder, which appears complete or not at all. @param files  relative to the new folder */
export const addFolder = (folder: string, name: string, files: Files): void =>
  renameSync(prepare(folder, files, formsOf), join(folder, name))

/** Removes a file and its compressed forms. */
export function removeServed(folder: string, path: string): void {
  for (const ending of ['', ...ENDINGS]) rmSync(join(folder, path + ending), { force: true })
}

/** @returns the hash of a file's content, as an `integrity` attribute names it */
export const hashOf = (algorithm: 'sha256' | 'sha384', content: Buffer): string =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`
