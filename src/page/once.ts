/** Work that is done once per page, however many widgets need its result. */
import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Store } from './store.js'

/** Holds the promise once the work has started. */
export type OnceAtom<T> = PrimitiveAtom<Promise<T> | undefined>

export const onceAtom = <T>(): OnceAtom<T> => atom<Promise<T> | undefined>(undefined)

/** Calls `start` once; all callers get its promise. It must not reject: use `loadOnce` for work that may be tried again. */
export function once<T>(store: Store, started: OnceAtom<T>, start: () => Promise<T>): Promise<T> {
  const running = store.get(started) ?? start()
  store.set(started, running)
  return running
}
