/** The file that keeps the shop's state between two starts. */
import { readFile, rename, writeFile } from 'node:fs/promises'
import type { ShopMemory } from '../context.js'
import { restoreSnapshot, snapshotSchema, takeSnapshot } from './snapshot.js'

/** The file cannot be used. The message names it, and says why. */
export class StateError extends Error {
  override name = 'StateError'
}

/** The file contains addresses and the key of the tokens, so only its owner may read it. */
const MODE = 0o600

const failed = (what: string, path: string, why: string): never => {
  throw new StateError(`The state file ${path} ${what}: ${why}.`)
}

/** @returns `undefined` if there is no such file */
const readText = (path: string): Promise<string | undefined> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? undefined : failed('cannot be read', path, error.message),
  )

function parse(path: string, text: string) {
  const isNotOurs = 'is left as it is. Name another file, or delete this one'
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return failed('is no JSON', path, isNotOurs)
  }
  const { data, error } = snapshotSchema.safeParse(json)
  if (data) return data
  const at = error.issues[0]!.path.join('.') || 'the top level'
  return failed(`has a wrong shape (at ${at})`, path, isNotOurs)
}

export interface StateFile {
  /** Resolves when the file contains all changes before the call. A failure is logged; a later call tries again. */
  save(): Promise<void>
}

/**
 * Reads the file into the memory, or creates it.
 *
 * @param memory  the memory of a shop that has just been created
 * @throws {StateError} if the file cannot be read or written, or is not a state file; it then stays unchanged
 */
export async function openStateFile(path: string, memory: ShopMemory): Promise<StateFile> {
  const text = await readText(path)
  if (text !== undefined) restoreSnapshot(memory, parse(path, text))
  let written = ''
  async function write(): Promise<void> {
    const next = `${JSON.stringify(takeSnapshot(memory), null, 2)}\n`
    if (next === written) return
    // A reader finds the old state or the new one, even if the process ends here.
    await writeFile(`${path}.new`, next, { mode: MODE })
    await rename(`${path}.new`, path)
    written = next
  }
  await write().catch((error: Error) => failed('cannot be written', path, error.message))

  let current = Promise.resolve()
  /** A write that has not started; it will also write the changes until its start. */
  let waiting: Promise<void> | undefined
  return {
    save() {
      waiting ??= current.then(async () => {
        waiting = undefined
        await write().catch((error: Error) =>
          console.error(`The state file ${path} could not be written: ${error.message}.`),
        )
      })
      current = waiting
      return current
    },
  }
}
