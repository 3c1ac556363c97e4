/** What a page asks for a single time, however many widgets want it. */
import { atom, type PrimitiveAtom } from 'jotai/vanilla'
import type { Store } from './store.js'

export type OnceAtom<T> = PrimitiveAtom<Promise<T> | undefined>

export const onceAtom = <T>(): OnceAtom<T> => atom<Promise<T> | undefined>(undefined)

/** Starts it at the first call; all callers get the same answer. */
export function once<T>(store: Store, started: OnceAtom<T>, start: () => Promise<T>): Promise<T> {
  const running = store.get(started) ?? start()
  store.set(started, running)
  return running
}
