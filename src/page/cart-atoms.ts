/** The page's cart for widgets. They need not wait for the cart's code. */
import { atom, type Atom } from 'jotai/vanilla'
import type { CartState, Quantity } from '../api/cart.js'
import { EMPTY_CART_STATE } from '../api/empty-cart.js'
import type { Host } from '../host/host.js'
import type { Store } from './store.js'
import { countIn, STORED_CART } from './stored-cart.js'

/** The atom of the cart's state: an empty cart until the cart's code is loaded and replaces it. */
export const cartSourceAtom = atom<Atom<CartState>>(atom(EMPTY_CART_STATE))

export const pageCartAtom = atom((get) => get(get(cartSourceAtom)))

/** Whether the first read of the cart has ended, even if it has failed. */
export const isCartReadAtom = atom(false)

/** What is wrong with the argument of a method; `undefined` if nothing is. Nothing is checked until the cart's code is loaded. */
type CheckArgument = (method: string, value: unknown) => { path: string; message: string } | undefined
export const checkArgumentAtom = atom<{ check: CheckArgument }>({ check: () => undefined })

/** The number of items in the stored cart. */
const storedCountAtom = atom(0)
/** The number in the last `cart-changed` event, which the cart or the host page has dispatched. */
const announcedCountAtom = atom<number | undefined>(undefined)
/** The number that a badge shows: until the first event, that of the cart or, until its code is loaded, of the stored cart. */
export const pageItemCountAtom = atom((get) => {
  const state = get(pageCartAtom)
  return get(announcedCountAtom) ?? (state === EMPTY_CART_STATE ? get(storedCountAtom) : state.itemCount)
})

/** Follows the `cart-changed` events of the cart, and those of a host page that changes the cart itself. interface §3. */
export function followCartEvents(window: Window, store: Store): void {
  const onChanged = ({ detail }: CustomEvent<unknown>) => {
    const { itemCount } = (detail ?? {}) as { itemCount?: unknown }
    if (Number.isInteger(itemCount) && (itemCount as number) >= 0)
      store.set(announcedCountAtom, itemCount as number)
  }
  // A capturing listener on the window is called once for every dispatch, on the window, the document or an element,
  // whether the event bubbles or not.
  window.addEventListener('cart-changed', onChanged, true)
}

/** The number of pieces, from either form of a quantity. */
export const pieces = (quantity: Quantity): number =>
  typeof quantity === 'number' ? quantity : quantity.quantity

/** Returns the shop of the page's cart, as the stored cart names it. `Shop.configure` may change the shop. */
export const cartShopAtom = atom<{ shopId(): string }>({ shopId: () => '' })

/** @returns whether this browser has a stored cart of the page's shop */
export function showStoredCount(store: Store, host: Host): boolean {
  const count = countIn(host.local.get(STORED_CART), store.get(cartShopAtom).shopId())
  store.set(storedCountAtom, count ?? 0)
  return count !== undefined
}
