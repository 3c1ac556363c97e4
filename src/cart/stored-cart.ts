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
import { ownerOf, STORED_CART } from '../page/stored-cart.js'
import { cartResponse } from './call-cart.js'

export interface StoredCart {
  /** @returns `undefined` if no cart of ours is stored, or another shop's, or one that cannot be read */
  read(): Cart | undefined
  /** @returns the cart that another tab has stored since the last time; otherwise as `read` */
  readChange(): Cart | undefined
  /** Stores a cart that was read. `EMPTY_CART` itself, the cart after a failed read, removes the stored cart. */
  write(cart: Cart): void
  /** Stores the cart after a change, so that every other tab gets an event. */
  writeChange(cart: Cart): void
  /**
   * Another tab may have stored, over the last change, what it had read before. Stores the change again, once.
   *
   * @param cart  the cart that was read after the other tab had stored its own
   */
  writeAgain(cart: Cart): void
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

/**
 * Makes the text of each change another one: browsers send no event if the text stays the same, and another tab may have stored a
 * text that this one does not know yet.
 */
const MARK = /^\{"change":[^,]*,/
const withoutMark = (text: string | undefined) => text?.replace(MARK, '{')

/** @param shop  the shop of the page's cart */
export function openStoredCart({ local, warn }: Pick<Host, 'local' | 'warn'>, shop: string): StoredCart {
  /** The entry as this page has last seen it. */
  let seen: string | undefined
  /** The text of the last change of this page, until it has been stored again. */
  let lastChange: string | undefined
  const read = () => {
    seen = local.get(STORED_CART)
    return ownerOf(seen, shop) === 'this shop' ? parseStoredCart(seen) : undefined
  }
  /** Leaves a cart of the page's own as it is. */
  const writeText = (text: string | undefined) => {
    const stored = local.get(STORED_CART)
    if (stored !== undefined && ownerOf(stored, shop) === 'page') {
      warn(
        'the page has its own "cart" in localStorage, so ours is not stored: the next page shows it when it has been read',
        'reference/cart',
      )
      return true
    }
    seen = text
    return local.set(STORED_CART, text)
  }
  const textOf = (cart: Cart) => toJson({ shop, ...cart })
  const writeOrTell = (text: string) => {
    if (text.length <= MAX_STORED_CHARS && writeText(text)) return
    // Other tabs get an event if the text changes, and then read the cart. Without a list of articles, no release takes
    // the text for an empty cart.
    writeText(toJson({ shop, articles: `not stored, ${Math.random()}` }))
  }
  const writeMarked = (cart: Cart) => writeOrTell(toJson({ change: Math.random(), shop, ...cart }))
  return {
    read,
    readChange: () => (local.get(STORED_CART) === seen ? undefined : read()),
    write(cart) {
      if (cart === EMPTY_CART) {
        writeText(undefined)
        return
      }
      const text = textOf(cart)
      const stored = local.get(STORED_CART)
      if (withoutMark(stored) === text) seen = stored
      else writeOrTell(text)
    },
    writeChange(cart) {
      lastChange = textOf(cart)
      writeMarked(cart)
    },
    writeAgain(cart) {
      const text = textOf(cart)
      if (text !== lastChange || withoutMark(seen) === text) return
      lastChange = undefined
      writeMarked(cart)
    },
    follow(listener) {
      local.follow(STORED_CART, (text) => {
        const before = seen
        seen = text ?? undefined
        // If the stored cart was removed, the cart has not changed: a read in another tab has failed.
        if (seen === undefined) return
        const owner = ownerOf(seen, shop)
        if (owner === 'this shop') listener(parseStoredCart(seen))
        // Somebody has written over our cart. A page that has its own there may write it often, and it says nothing about ours.
        else if (owner === 'page' && ownerOf(before, shop) !== 'page') listener(undefined)
      })
    },
  }
}
