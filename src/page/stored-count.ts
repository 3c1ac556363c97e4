/** The number of items in the stored cart. A badge shows it until the cart's code is loaded. */
import { atom } from 'jotai/vanilla'
import type { Host } from '../host/host.js'
import { storedCountAtom } from './cart-atoms.js'
import type { Store } from './store.js'
import { countIn, STORED_CART } from './stored-cart.js'

/** Returns the shop of the page's cart, as the stored cart names it. `Shop.configure` may change the shop. */
export const cartShopAtom = atom<{ shop(): string }>({ shop: () => '' })

/** @returns whether this browser has a stored cart of the page's shop */
export function showStoredCount(store: Store, host: Host): boolean {
  const count = countIn(host.local.get(STORED_CART), store.get(cartShopAtom).shop())
  store.set(storedCountAtom, count ?? 0)
  return count !== undefined
}
