/**
 * The cart's state. The cart that is shown is never stored: it is the confirmed cart with the pending changes applied,
 * so a failed change is taken back by dropping it, whatever else is pending.
 */
import { atom } from 'jotai/vanilla'
import type { Cart, CartError, CartState } from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import { applyChange, type Applicable } from './apply-change.js'
import { isOrderable } from './checkout.js'
import type { Removal } from './removal.js'
import { find } from './subject.js'

/** A change that waits for its answer. */
export interface PendingChange extends Applicable {
  /** Later changes have higher numbers. */
  id: number
  removal: Removal | undefined
}

/** As the service, or for a moment the storage, gave it. */
export const confirmedAtom = atom<Cart>(EMPTY_CART)
/** The service itself gave the confirmed cart to this page. A stored cart never enables the checkout. */
export const isFreshAtom = atom(false)
export const isLoadingAtom = atom(true)
/** In call order. */
export const pendingAtom = atom<readonly PendingChange[]>([])
/** In the order of removal, for 10 s. */
export const removalsAtom = atom<readonly Removal[]>([])
/** Errors of refused changes, each for 7.5 s; the newest becomes `state.error`. */
export const setErrorsAtom = atom<readonly CartError[]>([])
/** Stays until a read succeeds. */
export const getErrorAtom = atom<CartError | undefined>(undefined)

/** The cart as it will be if the service accepts every pending change. */
export const shownAtom = atom((get) => get(pendingAtom).reduce(applyChange, get(confirmedAtom)))

export const itemCountAtom = atom((get) => get(shownAtom).numberOfArticles)

/** A pending change may disable the checkout at once; only the service's answer enables it. */
export const canCheckoutAtom = atom(
  (get) => get(isFreshAtom) && isOrderable(get(confirmedAtom)) && isOrderable(get(shownAtom)),
)

/** Removals that can be taken back; an item that is in the cart again is left out. */
export const restorableAtom = atom((get) => {
  const cart = get(shownAtom)
  return get(removalsAtom).filter(({ undo, isStillInCart }) => isStillInCart || !find(cart, undo))
})

/** What `Shop.cart.state` shows. */
export const cartStateAtom = atom((get): CartState => ({
  cart: get(shownAtom),
  itemCount: get(itemCountAtom),
  busy: get(isLoadingAtom) || get(pendingAtom).length > 0,
  canCheckout: get(canCheckoutAtom),
  deleted: get(restorableAtom).map(({ entry }) => entry),
  error: get(setErrorsAtom).at(-1) ?? get(getErrorAtom) ?? null,
}))
