/**
 * Chunks by name. Each is a module whose default export takes a resolver for the chunks that it stands on and
 * returns its exports: so no chunk imports another by address, a retried address stays one module, and every
 * byte that runs was checked.
 */
import { createShopError } from '../host/report.js'
import { fileUrl, type LoaderPage } from './page.js'

export type Exports = Record<string, unknown>
type Chunk = (resolve: Resolve) => Exports
interface Resolve {
  (name: string): Exports
  /** What the build puts in the place of `import()`. */
  l(...specs: string[]): Promise<Exports>
}

/**
 * @returns loads chunks by their specs, `name integrity`, all in one tick, and gives the last one's exports;
 *          rejects with ShopError LOAD_FAILED or INTEGRITY
 */
export function createChunks(page: LoaderPage, own: Exports): (...specs: string[]) => Promise<Exports> {
  const pending = new Map<string, Promise<void>>()
  const chunks = new Map<string, Chunk>()
  const linked = new Map<string, Exports>([['base', own]])

  const resolve = ((name) => {
    const exports = linked.get(name) ?? chunks.get(name)!(resolve)
    linked.set(name, exports)
    return exports
  }) as Resolve

  const fetchChunk = (spec: string): Promise<void> => {
    const [name, integrity] = spec.split(' ') as [string, string]
    const path = `chunks/${name}.${integrity.slice(0, 8).replace(/\W/g, '-')}.js`
    const running = pending.get(name)
    if (running) return running
    const started = page.load(path, `sha384-${integrity}`).then(
      (module) => void chunks.set(name, module.default as Chunk),
      async () => {
        // Forgotten, so that a later call may try again.
        pending.delete(name)
        // Bytes that arrive but may not run were tampered with.
        const isThere = await fetch(fileUrl(page, path)).then(
          (answer) => answer.ok,
          () => false,
        )
        throw createShopError(isThere ? 'INTEGRITY' : 'LOAD_FAILED', path)
      },
    )
    pending.set(name, started)
    return started
  }

  const load = async (...specs: string[]) => {
    await Promise.all(specs.map(fetchChunk))
    return resolve(specs.at(-1)!.split(' ')[0]!)
  }
  resolve.l = load
  return load
}
