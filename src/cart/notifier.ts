/** Notifies the host page of changes to the cart's state. */
import type { CartError, CartState } from '../api/cart.js'
import type { Host } from '../host/host.js'
import { createCopier } from '../page/own-copy.js'
import type { Store } from '../page/store.js'
import { cartStateAtom } from './atoms.js'

/**
 * An error has the same copy in each state that a reader gets, so that the reader can distinguish it from a later error
 * with the same text.
 */
function createStateCopier(): (state: CartState) => CartState {
  const copyState = createCopier<CartState>()
  const copyError = createCopier<CartError>()
  return (state) => {
    const copy = copyState(state)
    if (state.error) copy.error = copyError(state.error)
    return copy
  }
}

/** The readers of `Shop.cart.state` share a copy, and each listener has its own: one must not change what others see. */
export function createNotifier(host: Host, store: Store) {
  const listeners = new Set<(state: CartState) => void>()
  const copyForReaders = createStateCopier()
  let lastCount: number | undefined

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
        listener(store.get(cartStateAtom))
      } catch (error) {
        host.warn('a listener of Shop.cart.subscribe threw; the others were called', 'reference/cart', error)
      }
    }
  }
  store.sub(cartStateAtom, notify)
  return {
    readState: () => copyForReaders(store.get(cartStateAtom)),
    notify,
    notifyOfCount,
    /** @returns a function that removes the listener */
    subscribe(listener: (state: CartState) => void): () => void {
      // Each call needs a new function, because the same listener may be added several times and removed separately.
      const copyForListener = createStateCopier()
      const own = (state: CartState) => listener(copyForListener(state))
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
