/** The last cart in local storage: shown at once on the next page and in other tabs, and then read anew. */
import type { Cart } from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import { cart as cartSchema } from '../contracts/cart.js'
import type { Host } from '../host/host.js'
import { MAX_STORED_CHARS, parseJson } from '../host/json.js'

export const STORAGE_KEY = 'cart'

/** @returns `undefined` for a missing, malformed or oversized text */
export const parseStoredCart = (text: string | null | undefined): Cart | undefined =>
  parseJson(text ?? '', cartSchema, MAX_STORED_CHARS)

/** Other tabs hear of a write only if the text differs, so two tabs come to rest. */
export function storeCart(host: Pick<Host, 'local'>, cart: Cart): void {
  const text = JSON.stringify(cart)
  host.local.set(STORAGE_KEY, cart === EMPTY_CART || text.length > MAX_STORED_CHARS ? undefined : text)
}
