/**
 * The entry of the cart in local storage, and the number of items in it. A badge shows the number until the cart's code is
 * loaded.
 */
import { atom } from 'jotai/vanilla'
import { storedCart } from '../services/stored-cart.js'
import type { Host } from '../host/host.js'
import { MAX_STORED_CHARS, parseJson } from '../host/json.js'
import { storedCountAtom } from './cart-atoms.js'
import type { Store } from './store.js'
import { STORED_CART } from './stored-cart-key.js'

/** Returns the shop of the page's cart, as the stored cart names it. `Shop.configure` may change the shop. */
export const cartShopAtom = atom<{ shop(): string }>({ shop: () => '' })

const parse = (text: string | undefined) => parseJson(text ?? '', storedCart, MAX_STORED_CHARS)

/** Whether the text is the stored cart of another shop. The carts of older releases name no shop. */
export function isOfOtherShop(text: string | undefined, own: string): boolean {
  const shop = parse(text)?.shop
  return shop !== undefined && shop !== own
}

/** @returns whether this browser has a stored cart of the page's shop */
export function showStoredCount(store: Store, host: Host): boolean {
  const text = host.local.get(STORED_CART)
  const isOther = isOfOtherShop(text, store.get(cartShopAtom).shop())
  const count = isOther ? undefined : parse(text)?.numberOfArticles
  store.set(storedCountAtom, count ?? 0)
  return count !== undefined
}
