/**
 * Chunks by name. Each is a module whose default export takes a resolver for the chunks that it stands on and
 * returns its exports: so no chunk imports another by address, a retried address stays one module, and every
 * byte that runs was checked.
 */
import { refused } from './files.js'
import type { LoaderPage } from './page.js'

export type Exports = Record<string, unknown>
type Chunk = (resolve: Resolve) => Exports
interface Resolve {
  (name: string): Exports
  /** What the build puts in the place of `import()`. */
  l(...specs: string[]): Promise<Exports>
}

/**
 * @returns loads chunks by their specs, `name integrity` and the names of what stands in the same file, all in one
 *          tick; gives the last one's exports; rejects with ShopError LOAD_FAILED or INTEGRITY
 */
export function createChunks(page: LoaderPage, own: Exports): Resolve['l'] {
  const chunks = { __proto__: null } as unknown as Record<string, Chunk>
  const linked = { __proto__: null, base: own } as unknown as Record<string, Exports>
  const files = { __proto__: null } as unknown as Record<string, Promise<unknown>>
  const resolve = ((name) => (linked[name] ??= chunks[name]!(resolve))) as Resolve

  /** A failure is forgotten, so that a later call tries again. */
  const ask = (spec: string): Promise<unknown> => {
    const [name, integrity, ...parts] = spec.split(' ') as [string, string]
    if (files[name]) return files[name]
    const path = `chunks/${name}.${integrity.slice(0, 8).replace(/\W/g, '-')}.js`
    const names = [name, ...parts]
    const file = page.load(path, `sha256-${integrity}=`).then(
      ({ default: code }) => names.forEach((part, at) => (chunks[part] ??= ([code].flat() as Chunk[])[at]!)),
      () => {
        for (const part of names) delete files[part]
        return refused(page, path)
      },
    )
    for (const part of names) files[part] ??= file
    return file
  }

  resolve.l = async (...specs) => {
    await Promise.all(specs.map(ask))
    return resolve(specs.at(-1)!.split(' ')[0]!)
  }
  return resolve.l
}
