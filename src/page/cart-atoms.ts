/** The page's cart, as widgets read it. */
import { atom, type Atom } from 'jotai/vanilla'
import type { CartState } from '../api/cart.js'
import { EMPTY_CART_STATE } from '../api/empty-cart.js'

/** The cart's code puts its state here when it has come; widgets do not wait for it. */
export const cartSourceAtom = atom<Atom<CartState>>(atom(EMPTY_CART_STATE))

export const pageCartAtom = atom((get) => get(get(cartSourceAtom)))
export const pageItemCountAtom = atom((get) => get(pageCartAtom).itemCount)
