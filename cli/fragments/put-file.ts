import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Writes a file beside its place and moves it there, so that nobody ever reads half of it. A file with the same content is left
 * alone, because servers and caches compare its time.
 *
 * @returns whether it was written
 */
export function putFile(path: string, content: string): boolean {
  if (readIfThere(path) === content) return false
  mkdirSync(dirname(path), { recursive: true })
  // Two commands may run at once.
  const own = join(dirname(path), `.${basename(path)}.${randomUUID()}`)
  try {
    writeFileSync(own, content, { flag: 'wx' })
    renameSync(own, path)
  } catch (error) {
    rmSync(own, { force: true })
    throw error
  }
  return true
}
