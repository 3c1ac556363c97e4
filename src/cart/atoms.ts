/**
 * The cart's state. The shown cart is never stored. It is derived: the confirmed cart with the pending changes applied.
 * So removing a failed change from the pending changes reverts it, whatever else is pending.
 */
import { atom } from 'jotai/vanilla'
import type { Cart, CartError, CartState } from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import { applyChange, type Applicable } from './apply-change.js'
import { isComplete, isOrderable } from './checkout.js'
import type { Removal } from './removal.js'
import { find } from './subject.js'

/** A change to which the service has not responded yet. */
export interface PendingChange extends Applicable {
  /** Later changes have higher ids. */
  id: number
  /** When the undo of a removal expires, in ms since 1970. */
  expiresAt: number
  /** The same on the clock of `host.now`: the person may change the other one. */
  undoEnd: number
  /** Whether that time has passed. */
  isUndoOver: boolean
  /** What the change removes, if that can be undone and is known. It is not known before the first read has ended. */
  removal: Removal | undefined
}

/** The confirmed cart: the last one from the service or, until the first read ends, from local storage. */
export const confirmedAtom = atom<Cart>(EMPTY_CART)
/** Whether the confirmed cart came from the service. A cart from local storage never enables the checkout. */
export const isFreshAtom = atom(false)
export const isLoadingAtom = atom(true)
/** The cart may have changed elsewhere, and no read has ended since. */
export const isOutdatedAtom = atom(false)
/** The pending changes, in call order. */
export const pendingAtom = atom<readonly PendingChange[]>([])
/** The removals of the last 10 s, in order of removal. */
export const removalsAtom = atom<readonly Removal[]>([])
/** The errors of refused changes, each for 7.5 s. The newest becomes `state.error`. */
export const setErrorsAtom = atom<readonly CartError[]>([])
/** The error of the last read. It stays until a read succeeds. */
export const getErrorAtom = atom<CartError | undefined>(undefined)

/** The last application of each change. */
const applied = new WeakMap<Applicable, { before: Cart; after: Cart }>()

/** Like `applyChange`, but a change is applied again only to another cart: hosts may make hundreds of changes at once. */
export function applyOnce(before: Cart, change: Applicable): Cart {
  const known = applied.get(change)
  if (known?.before === before) return known.after
  const after = applyChange(before, change)
  applied.set(change, { before, after })
  return after
}

/** The shown cart: what the cart will be if the service accepts every pending change. */
export const shownAtom = atom((get) => get(pendingAtom).reduce(applyOnce, get(confirmedAtom)))

/** A pending change may disable the checkout at once, but only a response from the service enables it. */
const canCheckoutAtom = atom(
  (get) =>
    get(isFreshAtom) &&
    isComplete(get(confirmedAtom)) &&
    isOrderable(get(confirmedAtom)) &&
    isOrderable(get(shownAtom)),
)

/** The removals that can be undone. A removal is left out if its item is in the cart again. */
export const restorableAtom = atom((get) => {
  const cart = get(shownAtom)
  return get(removalsAtom).filter(({ undo, isStillInCart }) => isStillInCart || !find(cart, undo))
})

/** `Shop.cart.state`. */
export const cartStateAtom = atom((get): CartState => ({
  cart: get(shownAtom),
  itemCount: get(shownAtom).numberOfArticles,
  busy: get(isLoadingAtom) || get(pendingAtom).length > 0,
  canCheckout: get(canCheckoutAtom),
  deleted: get(restorableAtom).map(({ entry }) => entry),
  error: get(setErrorsAtom).at(-1) ?? get(getErrorAtom) ?? null,
}))
