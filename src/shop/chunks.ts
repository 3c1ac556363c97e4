/**
 * Chunks by name. A file is a module whose default export has one chunk or several: functions that take a resolver for
 * the chunks that they stand on and return their exports. So no chunk imports another by address, a retried address
 * stays one module, and every byte that runs was checked.
 */
import { refused } from './refused.js'
import type { LoaderPage } from './page.js'

export type Exports = Record<string, unknown>
type Chunk = (resolve: Resolve) => Exports
interface Resolve {
  (name: string): Exports
  /** What the build puts in the place of `import()`: specs, of which the last one's exports are given. */
  l(...specs: string[]): Promise<Exports>
}

/** Of widgets and of the frame: the specs of what a page with other things may lack. The build makes this chunk. */
type Pieces = Record<string, string[] | undefined>

/**
 * Specs are `name integrity`, followed by the names of the chunks in the file where they are not the file's own.
 *
 * @returns gives the exports of a widget's chunk or the cart's, `undefined` if there is none of that name. What it
 *          needs comes in one tick: in one file if nothing is there yet, otherwise what is missing.
 *          Rejects with ShopError LOAD_FAILED or INTEGRITY.
 */
export function createChunks(page: LoaderPage, own: Exports) {
  const chunks = { __proto__: null } as unknown as Record<string, Chunk>
  const linked = { __proto__: null, base: own } as unknown as Record<string, Exports>
  /** By the name of each chunk that has come or is on its way. */
  const files = { __proto__: null } as unknown as Record<string, Promise<unknown>>
  const resolve = ((name) => (linked[name] ??= chunks[name]!(resolve))) as Resolve

  const namesOf = (spec: string): string[] => {
    const [name, , ...inside] = spec.split(' ')
    return inside[0] ? inside : [name!]
  }

  /** What fails (gone after a deploy, cut off) is tried once more at once, and then forgotten for a later call. */
  const fetchFile = (spec: string): Promise<unknown> => {
    const [name, integrity = ''] = spec.split(' ')
    const path = `chunks/${name}.${integrity.slice(0, 8).replace(/\W/g, '-')}.js`
    const hash = `sha256-${integrity}=`
    const names = namesOf(spec)
    if (files[names.at(-1)!]) return Promise.all(names.map((part) => files[part]))
    const file = page
      .load(path, hash)
      .catch(() => page.load(path, hash, '?1'))
      .then(
        (module) => Object.assign(chunks, module.default),
        () => {
          for (const part of names) delete files[part]
          return refused(page, path)
        },
      )
    for (const part of names) files[part] ??= file
    return file
  }

  resolve.l = async (...specs) => {
    await Promise.all(specs.map(fetchFile))
    return resolve(namesOf(specs.at(-1)!).at(-1)!)
  }

  /** In one file, with all that it stands on; what is there or on its way is only waited for. */
  const whole = (name: string) => resolve.l(`${name}-page ${__PACKS__[name]} ${name}`)

  return async (name: string): Promise<Exports | undefined> => {
    const isPacked = name in __PACKS__
    // What came before the pieces were known came whole; of what came in pieces, one may have failed.
    if ((files[name] && !linked.pieces) || (isPacked && !files.runtime)) return whole(name)
    const { [name]: specs, runtime } = (await whole('pieces')) as Pieces
    return specs ? resolve.l(...runtime!, ...specs) : isPacked ? whole(name) : undefined
  }
}
