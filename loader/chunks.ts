/**
 * Loads and links chunks by name. The build writes them in rollup's format `system`: a chunk lists the names of the
 * chunks that it needs, and the loader passes it their exports. No chunk imports another by address, so only files
 * whose hash was checked are ever run.
 */
import { needs } from 'virtual:release'
import type { WidgetName } from '../src/api/names.js'
import { createShopError, messageOf } from '../src/host/errors.js'
import { nextTask } from '../src/host/next-task.js'
import { withoutAdditions } from '../src/host/without-additions.js'
import { loadOnce, type LoadedOnce } from '../src/page/load-once.js'
import type { WidgetDefinition } from '../src/widgets/widget.js'
import { addHashes, fetchChunk } from './files.js'

export type Exports = Record<string, unknown>

interface WidgetChunk {
  default: WidgetDefinition<object>
}
/** What chunks export. The loader contains none of their code, because these are types only. */
interface Chunks extends Record<WidgetName, WidgetChunk> {
  core: typeof import('../src/cdn/core.js')
  runtime: typeof import('../src/cdn/runtime.js')
  cart: typeof import('../src/cart/index.js')
  header: WidgetChunk & Pick<typeof import('../src/widgets/header/index.js'), 'openSearch'>
  kept: typeof import('../src/mount/kept/index.js')
  doctor: typeof import('../src/cdn/doctor.js')
}
/** Chunks of texts are not listed. */
export type ChunkExports<Name extends string> = Name extends keyof Chunks ? Chunks[Name] : Exports

interface Chunk {
  /** The chunks that it needs, such as `./core.js`. */
  needs: string[]
  /** The hashes of the lazy chunks that it imports. */
  hashes: Record<string, string>
  declare(
    add: { (name: string, value: unknown): unknown; (values: Exports): unknown },
    context: { import(path: string): Promise<Exports> },
  ): {
    /** One for each chunk in `needs`, in the same order; it receives that chunk's exports. Missing if none are used. */
    setters?: Array<((exports: Exports) => void) | null>
    execute(): void
  }
}

/** Without a prototype: the page may have added a property with the name of a chunk to all objects. */
const chunks = Object.create(null) as Record<string, LoadedOnce<Exports>>
const needsOf = (name: string) => (Object.hasOwn(needs, name) ? needs[name]! : [])

const nameOf = (path: string) => path.replace(/^\.\/|\.js$/g, '')
const importPath = (path: string) => loadChunk(nameOf(path))

async function link(name: string): Promise<Exports> {
  // The chunks that it needs are fetched in parallel. If one of them fails, this attempt fails, even before this chunk has
  // arrived: a second attempt could take as long again.
  const early = needsOf(name).map(loadChunk)
  const [file] = await Promise.all([fetchChunk(name), ...early])
  const chunk = file as Chunk
  addHashes(chunk.hashes)
  const needed = await Promise.all(chunk.needs.map(importPath))
  // Each chunk runs in its own task: most of them arrive together, and on a phone each takes a while to run.
  await nextTask(window)
  const exports: Exports = {}
  const add = (first: string | Exports, value?: unknown) =>
    typeof first === 'string' ? (exports[first] = value) : Object.assign(exports, first)
  const { setters = [], execute } = chunk.declare(add, { import: importPath })
  setters.forEach((set, index) => set?.(needed[index]!))
  try {
    withoutAdditions(execute)
  } catch (error) {
    // For example, the host page may have frozen an object that a library changes.
    throw createShopError('LOAD_FAILED', `the chunk "${name}" could not run: ${messageOf(error)}`)
  }
  return exports
}

/**
 * Loads a chunk once. After a failure, the next call tries again.
 *
 * @param name  such as `core`
 * @throws {ShopError} LOAD_FAILED, INTEGRITY
 */
export const loadChunk = <Name extends string>(name: Name): Promise<ChunkExports<Name>> =>
  (chunks[name] ??= loadOnce(() => link(name))).load() as Promise<ChunkExports<Name>>
