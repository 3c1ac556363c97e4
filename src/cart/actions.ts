/** What can happen to the cart's state. Each action is one write, so that listeners hear of it once. */
import { atom } from 'jotai/vanilla'
import type { Cart, CartError } from '../api/cart.js'
import {
  confirmedAtom,
  getErrorAtom,
  isFreshAtom,
  isLoadingAtom,
  pendingAtom,
  removalsAtom,
  setErrorsAtom,
  type PendingChange,
} from './atoms.js'
import type { Removal } from './removal.js'
import { find, haveSameSubject } from './subject.js'

const without = <T extends { id: number }>(list: readonly T[], id: number | undefined): readonly T[] =>
  list.filter((entry) => entry.id !== id)

/** A host has called: the change is shown at once. An item that is removed once more is listed once. */
export const beginChangeAtom = atom(null, (get, set, change: PendingChange) => {
  const { removal, restored } = change
  let removals = get(removalsAtom)
  if (removal) removals = [...removals.filter((old) => !haveSameSubject(old.undo, removal.undo)), removal]
  // From now on, the item in the cart is the one that comes back.
  if (restored)
    removals = removals.map((old) => (old.id === restored.id ? { ...old, isStillInCart: false } : old))
  set(removalsAtom, removals)
  set(pendingAtom, [...get(pendingAtom), change])
})

/** The service has accepted the change. @param cart  its answer, unless a newer one was confirmed before */
export const confirmChangeAtom = atom(
  null,
  (get, set, change: PendingChange, answer: Cart, isNewest: boolean) => {
    if (isNewest) {
      set(confirmedAtom, answer)
      set(isFreshAtom, true)
    }
    const marked = get(removalsAtom).map((removal) =>
      removal.id === change.id
        ? { ...removal, isStillInCart: find(answer, removal.undo) !== undefined }
        : removal,
    )
    set(removalsAtom, without(marked, change.restored?.id))
    set(pendingAtom, without(get(pendingAtom), change.id))
  },
)

/** The change has failed, or the service had nothing to do: it is taken back, with the undo that it offered. */
export const takeBackChangeAtom = atom(null, (get, set, change: PendingChange, error?: CartError) => {
  set(pendingAtom, without(get(pendingAtom), change.id))
  set(removalsAtom, without(get(removalsAtom), change.id))
  if (error) set(setErrorsAtom, [...get(setErrorsAtom), error])
})

/** The undo window of a removal has ended. */
export const endUndoAtom = atom(null, (get, set, { id }: Removal) => {
  set(removalsAtom, without(get(removalsAtom), id))
})

/** An error has been shown for its time. */
export const endErrorAtom = atom(null, (get, set, ended: CartError) => {
  set(
    setErrorsAtom,
    get(setErrorsAtom).filter((error) => error !== ended),
  )
})

/** A read has ended. @param cart  `undefined` keeps the cart that is shown */
export const endReadAtom = atom(null, (_get, set, cart: Cart | undefined, error: CartError | undefined) => {
  if (cart) {
    set(confirmedAtom, cart)
    set(isFreshAtom, true)
  }
  set(getErrorAtom, error)
  set(isLoadingAtom, false)
})

/** Another tab has stored a cart: a hint of what the service will say. */
export const showHintAtom = atom(null, (_get, set, cart: Cart | undefined) => {
  if (cart) set(confirmedAtom, cart)
  set(isFreshAtom, false)
})
