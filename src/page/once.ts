/** Work that is done once per page, however many widgets need its result. */
import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Host } from '../host/host.js'
import type { Store } from './store.js'

/** Holds the promise once the work has started. */
export type OnceAtom<T> = PrimitiveAtom<Promise<T> | undefined>

export const onceAtom = <T>(): OnceAtom<T> => atom<Promise<T> | undefined>(undefined)

/**
 * What a shop says about the visitor counts for the whole page, unless only a placeholder names this shop.
 *
 * @param ofPage  the atom for the page
 * @param create  creates the atom for a foreign origin
 */
export function perShop<A>(ofPage: A, create: () => A): (host: Pick<Host, 'foreignOrigin'>) => A {
  const ofForeign = new Map<string, A>()
  return ({ foreignOrigin }) => {
    if (foreignOrigin === undefined) return ofPage
    const found = ofForeign.get(foreignOrigin) ?? create()
    ofForeign.set(foreignOrigin, found)
    return found
  }
}

/** Calls `start` once; all callers get its promise. It must not reject: use `loadOnce` for work that may be tried again. */
export function once<T>(store: Store, started: OnceAtom<T>, start: () => Promise<T>): Promise<T> {
  const running = store.get(started) ?? start()
  store.set(started, running)
  return running
}
