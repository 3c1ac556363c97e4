/** The number of items in the cart that the previous page stored. A badge shows it until the cart's code is loaded. */
import { cartCount } from '../contracts/cart-count.js'
import type { Host } from '../host/host.js'
import { MAX_STORED_CHARS, parseJson } from '../host/json.js'
import { storedCountAtom } from './cart-atoms.js'
import type { Store } from './store.js'

/** The key in local storage. */
export const STORED_CART = 'cart'

export function showStoredCount(store: Store, host: Host): void {
  const stored = parseJson(host.local.get(STORED_CART) ?? '', cartCount, MAX_STORED_CHARS)
  store.set(storedCountAtom, stored?.numberOfArticles ?? 0)
}
