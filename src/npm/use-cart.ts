/** `useCart`: the page's cart in an application's components. All components share one subscription. */
import { useSyncExternalStore } from 'react'
import { CART_METHODS, type CartApi, type CartMethod, type CartState } from '../api/cart.js'
import { EMPTY_CART_STATE } from '../api/empty-cart.js'
import { forwardMethods } from '../page/create-shop.js'
import { getShop } from './page.js'
import { onLoader } from './script-tag.js'

type CartMethods = Pick<CartApi, CartMethod>

/** The state of the cart, and its methods. The methods are the same in every render. */
export type CartInReact = CartState & CartMethods

/** These methods look the cart up at each call, because the script tag may arrive later, with another cart. */
const methods = forwardMethods<CartApi, CartMethod>(CART_METHODS, (call) => call(getShop().cart))

const EMPTY: CartInReact = { ...structuredClone(EMPTY_CART_STATE), ...methods }

/** The cart that all components show. It is a new object after each change of the state, and only then. */
let shown = EMPTY
let cart: CartApi | undefined
let disconnect: (() => void) | undefined
const listeners = new Set<() => void>()

function show(state: CartState): void {
  shown = { ...state, ...methods }
  for (const notify of [...listeners]) notify()
}

/** Follows the page's cart. The first call opens the cart, which calls the service, so do not call this in a render. */
function connect(): void {
  const current = getShop().cart
  if (current === cart) return
  disconnect?.()
  cart = current
  disconnect = cart.subscribe(show)
  show(cart.state)
}

/** The subscription to the cart stays after the last component is unmounted, so that the next one shows the cart at once. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  onLoader(connect)
  connect()
  return () => void listeners.delete(listener)
}

const getShown = () => shown
const getEmpty = () => EMPTY

/**
 * The page's cart: its state, and the methods of `Shop.cart` that read and change it. The component renders again after
 * each change of the state. Until the cart has been read, and on a server, the cart is empty and `busy` is true.
 *
 * @returns the same object until the state changes; the methods never change
 * @example const { itemCount, busy, setArticle } = useCart()
 */
export const useCart = (): CartInReact => useSyncExternalStore(subscribe, getShown, getEmpty)
