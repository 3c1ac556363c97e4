/**
 * The last cart in local storage. The next page and other tabs show it until they have read the cart.
 *
 * All pages of an origin write the same entry: other tabs, other shops, older releases of ours, which do not name the
 * shop. Only this module writes it for us.
 */
import type { Cart } from '../api/cart.js'
import { EMPTY_CART } from '../api/empty-cart.js'
import type { Host } from '../host/host.js'
import { MAX_STORED_CHARS, parseJson, toJson } from '../host/json.js'
import { isOfOtherShop, STORED_CART } from '../page/stored-cart.js'
import { cartResponse } from './call-cart.js'

export interface StoredCart {
  /** @returns `undefined` if no cart is stored, or another shop's, or one that cannot be read */
  read(): Cart | undefined
  /** @returns the cart that another tab has stored since the last time; otherwise as `read` */
  readChange(): Cart | undefined
  /** `EMPTY_CART` itself, the cart after a failed read, removes the stored cart. */
  write(cart: Cart): void
  /**
   * Calls the listener when another tab has stored a cart of this shop, with `undefined` if the cart could not be stored
   * there.
   */
  follow(listener: (cart: Cart | undefined) => void): void
}

/** zod defines `shape` when it is first read, and can do so only while a module runs: see `without-additions.ts`. */
const cartSchema = cartResponse.shape.cart

/** @returns `undefined` if the text is missing, malformed or too long */
export const parseStoredCart = (text: string | undefined): Cart | undefined =>
  parseJson(text ?? '', cartSchema, MAX_STORED_CHARS)

/** @param shop  the shop of the page's cart */
export function openStoredCart({ local }: Pick<Host, 'local'>, shop: string): StoredCart {
  /** The entry as this page has last seen it. */
  let seen: string | undefined
  const read = () => {
    seen = local.get(STORED_CART)
    return isOfOtherShop(seen, shop) ? undefined : parseStoredCart(seen)
  }
  const write = (text: string | undefined) => {
    seen = text
    return local.set(STORED_CART, text)
  }
  return {
    read,
    readChange: () => (local.get(STORED_CART) === seen ? undefined : read()),
    write(cart) {
      if (cart === EMPTY_CART) {
        write(undefined)
        return
      }
      const text = toJson({ shop, ...cart })
      if (text.length <= MAX_STORED_CHARS && write(text)) return
      // Other tabs get an event if the text changes, and then read the cart. Without a list of articles, no release takes
      // the text for an empty cart.
      write(toJson({ shop, articles: `not stored, ${Math.random()}` }))
    },
    follow(listener) {
      local.follow(STORED_CART, (text) => {
        seen = text ?? undefined
        // If the stored cart was removed, the cart has not changed: a read in another tab has failed.
        if (text !== null && !isOfOtherShop(text, shop)) listener(parseStoredCart(text))
      })
    },
  }
}
