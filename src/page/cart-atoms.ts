/** The page's cart for widgets. They need not wait for the cart's code. */
import { atom, type Atom } from 'jotai/vanilla'
import type { CartState } from '../api/cart.js'
import { EMPTY_CART_STATE } from '../api/empty-cart.js'

/** The atom of the cart's state: an empty cart until the cart's code is loaded and replaces it. */
export const cartSourceAtom = atom<Atom<CartState>>(atom(EMPTY_CART_STATE))

export const pageCartAtom = atom((get) => get(get(cartSourceAtom)))

/** The number of items in the stored cart. */
export const storedCountAtom = atom(0)
/** The number that a badge shows: until the cart's code is loaded, that of the stored cart. */
export const pageItemCountAtom = atom((get) => {
  const state = get(pageCartAtom)
  return state === EMPTY_CART_STATE ? get(storedCountAtom) : state.itemCount
})
