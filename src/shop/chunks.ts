/**
 * Chunks by name. Each is a module whose default export takes a resolver for the chunks that it stands on and
 * returns its exports: so no chunk imports another by address, a retried address stays one module, and every
 * byte that runs was checked.
 */
import { fetchOnce } from './files.js'
import type { LoaderPage } from './page.js'

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
export function createChunks(page: LoaderPage, own: Exports): Resolve['l'] {
  const chunks = { __proto__: null } as unknown as Record<string, Chunk>
  const linked = { __proto__: null, base: own } as unknown as Record<string, Exports>
  const resolve = ((name) => (linked[name] ??= chunks[name]!(resolve))) as Resolve

  resolve.l = async (...specs) => {
    let last = ''
    await Promise.all(
      specs.map((spec) => {
        const [name, integrity] = spec.split(' ') as [string, string]
        const path = `chunks/${name}.${integrity.slice(0, 8).replace(/\W/g, '-')}.js`
        last = name
        return fetchOnce(page, path, async () => {
          chunks[name] = (await page.load(path, `sha384-${integrity}`)).default as Chunk
        })
      }),
    )
    return resolve(last)
  }
  return resolve.l
}
