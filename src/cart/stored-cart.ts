/** Keeps the last cart in local storage. The next page and other tabs show it until they have read the cart. */
import type { Cart } from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import { cart as cartSchema } from '../contracts/cart.js'
import type { Host } from '../host/host.js'
import { MAX_STORED_CHARS, parseJson, toJson } from '../host/json.js'
import { STORED_CART } from '../page/stored-count.js'

/** @returns `undefined` if the text is missing, malformed or too long */
export const parseStoredCart = (text: string | null | undefined): Cart | undefined =>
  parseJson(text ?? '', cartSchema, MAX_STORED_CHARS)

/**
 * `EMPTY_CART` itself, the cart after a failed read, removes the stored one. If the cart is too large, an empty text is
 * stored instead. Other tabs get a `storage` event only if the text has changed, so two tabs do not update each other
 * forever.
 */
export function storeCart(host: Pick<Host, 'local'>, cart: Cart): void {
  const text = toJson(cart)
  const stored = text.length > MAX_STORED_CHARS ? '' : text
  host.local.set(STORED_CART, cart === EMPTY_CART ? undefined : stored)
}
