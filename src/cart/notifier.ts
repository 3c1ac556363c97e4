/** Notifies the host page of changes to the cart's state. interface.md §2, §3. */
import type { CartError, CartState } from '../api/cart.js'
import type { Host } from '../host/host.js'
import type { Store } from '../page/store.js'
import { cartStateAtom } from './atoms.js'

/** Host pages get copies of the state, because they may sort or change the objects that they receive. */
export function createNotifier(host: Host, store: Store) {
  const listeners = new Set<(state: CartState) => void>()
  /**
   * An error has the same copy in each state, so that a listener can distinguish it from a later error with the same
   * text.
   */
  const copiesOfErrors = new WeakMap<CartError, CartError>()
  let original: CartState | undefined
  let copy: CartState
  let lastCount: number | undefined

  const readState = (): CartState => {
    const state = store.get(cartStateAtom)
    if (state !== original) {
      original = state
      copy = structuredClone(state)
      if (state.error && copy.error) {
        copy.error = copiesOfErrors.get(state.error) ?? copy.error
        copiesOfErrors.set(state.error, copy.error)
      }
    }
    return copy
  }
  /** Dispatches `cart-changed` if the count differs from that of the last event. */
  const notifyOfCount = () => {
    const { itemCount } = store.get(cartStateAtom)
    if (itemCount === lastCount) return
    lastCount = itemCount
    host.emit('cart-changed', { itemCount })
  }
  const notify = () => {
    notifyOfCount()
    // A listener may add or remove listeners. Neither the added nor the removed ones are called this time.
    for (const listener of [...listeners]) {
      if (!listeners.has(listener)) continue
      try {
        listener(readState())
      } catch (error) {
        host.warn(
          'a listener of Shop.cart.subscribe threw; the others were called',
          'reference#the-cart',
          error,
        )
      }
    }
  }
  store.sub(cartStateAtom, notify)
  return {
    readState,
    notify,
    notifyOfCount,
    /** @returns a function that removes the listener */
    subscribe(listener: (state: CartState) => void): () => void {
      // Each call needs a new function, because the same listener may be added several times and removed separately.
      const own = (state: CartState) => listener(state)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
