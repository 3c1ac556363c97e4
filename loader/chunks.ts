/**
 * Chunks by name. The build writes them in the format `system`: a chunk names the chunks that it needs and gets their
 * exports, so no chunk imports another by address, and only files that were checked are ever run.
 */
import { needs } from 'virtual:release'
import { createShopError, messageOf } from '../src/host/errors.js'
import { nextTask } from '../src/host/next-task.js'
import { fetchChunk } from './files.js'

export type Exports = Record<string, unknown>

interface Chunk {
  /** Such as `./core.js`. */
  needs: string[]
  declare(
    add: { (name: string, value: unknown): unknown; (values: Exports): unknown },
    context: { import(path: string): Promise<Exports> },
  ): {
    /** In the order of `needs`; each takes over the exports of one chunk. Left out where nothing is taken over. */
    setters?: Array<((exports: Exports) => void) | null>
    execute(): void
  }
}

/** Chunks that are there or on their way. */
const chunks = new Map<string, Promise<Exports>>()

const importPath = (path: string) => loadChunk(path.replace(/^\.\/|\.js$/g, ''))

async function link(name: string): Promise<Exports> {
  // What the chunk needs is fetched beside it. A failure is met below.
  for (const needed of needs[name] ?? []) loadChunk(needed).catch(() => {})
  const { chunk } = (await fetchChunk(name)) as { chunk: Chunk }
  const needed = await Promise.all(chunk.needs.map(importPath))
  // A chunk a task: on a phone each takes a while to run, and most of them come at the same time.
  await nextTask(window)
  const exports: Exports = {}
  const add = (first: string | Exports, value?: unknown) => {
    if (typeof first === 'string') exports[first] = value
    else Object.assign(exports, first)
    return value ?? first
  }
  const { setters = [], execute } = chunk.declare(add, { import: importPath })
  setters.forEach((take, at) => take?.(needed[at]!))
  try {
    execute()
  } catch (error) {
    // Such as a page that has frozen what a library has to change.
    throw createShopError('LOAD_FAILED', `the chunk "${name}" could not run: ${messageOf(error)}`)
  }
  return exports
}

/**
 * A chunk is loaded once. A failure is forgotten, so that the next call tries anew.
 *
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export function loadChunk(name: string): Promise<Exports> {
  let chunk = chunks.get(name)
  if (!chunk) {
    chunk = link(name)
    chunks.set(name, chunk)
    chunk.catch(() => chunks.delete(name))
  }
  return chunk
}
