/** All updates of the cart's state. Each action is a single write to the store, so that listeners are called once. */
import { atom } from 'jotai/vanilla'
import type { Cart, CartError } from '../api/cart.js'
import { isCartReadAtom } from '../page/cart-atoms.js'
import {
  applyOnce,
  confirmedAtom,
  getErrorAtom,
  isFreshAtom,
  isLoadingAtom,
  isOutdatedAtom,
  pendingAtom,
  removalsAtom,
  setErrorsAtom,
  type PendingChange,
} from './atoms.js'
import { removalOf, type Removal } from './removal.js'
import { find, haveSameSubject } from './subject.js'

const without = <T extends { id: number }>(list: readonly T[], id: number | undefined): readonly T[] =>
  list.filter((entry) => entry.id !== id)

const withRemoval = (removals: readonly Removal[], added: Removal): readonly Removal[] => [
  ...removals.filter((old) => !haveSameSubject(old.undo, added.undo)),
  added,
]

/**
 * Shows a change that the host page has requested. An item that is removed several times is listed once in `deleted`.
 */
export const beginChangeAtom = atom(null, (get, set, change: PendingChange) => {
  const { removal, restored } = change
  let removals = get(removalsAtom)
  if (removal) removals = withRemoval(removals, removal)
  // The item is in the cart again because it was restored, not because the service had kept it.
  if (restored)
    removals = removals.map((old) => (old.id === restored.id ? { ...old, isStillInCart: false } : old))
  set(removalsAtom, removals)
  set(pendingAtom, [...get(pendingAtom), change])
})

/**
 * The service has accepted a change.
 *
 * @param response  the cart in the service's response
 * @param isNewest  whether no later change was confirmed before; otherwise the response's cart is out of date
 */
export const confirmChangeAtom = atom(
  null,
  (get, set, change: PendingChange, response: Cart, isNewest: boolean) => {
    if (isNewest) {
      set(confirmedAtom, response)
      set(isFreshAtom, true)
    }
    const marked = get(removalsAtom).map((removal) =>
      removal.id === change.id
        ? { ...removal, isStillInCart: find(response, removal.undo) !== undefined }
        : removal,
    )
    set(removalsAtom, without(marked, change.restored?.id))
    set(pendingAtom, without(get(pendingAtom), change.id))
  },
)

/** Reverts a change that failed or had no effect. Also removes the undo that it offered. */
export const revertChangeAtom = atom(null, (get, set, change: PendingChange, error?: CartError) => {
  set(pendingAtom, without(get(pendingAtom), change.id))
  set(removalsAtom, without(get(removalsAtom), change.id))
  if (error) set(setErrorsAtom, [...get(setErrorsAtom), error])
})

/** The time to undo a removal is over. */
export const endUndoAtom = atom(null, (get, set, { id }: PendingChange) => {
  set(removalsAtom, without(get(removalsAtom), id))
  set(
    pendingAtom,
    get(pendingAtom).map((change) => (change.id === id ? { ...change, isUndoOver: true } : change)),
  )
})

/** The time to show an error is over. */
export const endErrorAtom = atom(null, (get, set, ended: CartError) => {
  set(
    setErrorsAtom,
    get(setErrorsAtom).filter((error) => error !== ended),
  )
})

/**
 * Finds the removed items that were unknown so far: the host page can remove an item before the first read has ended.
 *
 * @param confirmed  the cart that the changes apply to
 */
const findRemovalsAtom = atom(null, (get, set, confirmed: Cart) => {
  let before = confirmed
  let removals = get(removalsAtom)
  const changes = get(pendingAtom).map((change): PendingChange => {
    const removal = change.removal ?? removalOf(before, change)
    before = applyOnce(before, change)
    if (change.removal || !removal || change.isUndoOver) return change
    removals = withRemoval(removals, removal)
    return { ...change, removal }
  })
  set(pendingAtom, changes)
  set(removalsAtom, removals)
})

/** A read has ended. @param cart  `undefined` keeps the confirmed cart as it is */
export const endReadAtom = atom(null, (_get, set, cart: Cart | undefined, error: CartError | undefined) => {
  if (cart) {
    set(findRemovalsAtom, cart)
    set(confirmedAtom, cart)
    set(isFreshAtom, true)
  }
  set(getErrorAtom, error)
  set(isLoadingAtom, false)
  set(isOutdatedAtom, false)
  set(isCartReadAtom, true)
})

/** Another tab has stored a cart. It is shown until the service has responded, but does not enable the checkout. */
export const showStoredCartAtom = atom(null, (_get, set, cart: Cart | undefined) => {
  if (cart) set(confirmedAtom, cart)
  set(isFreshAtom, false)
})
