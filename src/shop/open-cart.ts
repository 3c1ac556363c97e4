/** Opens the page's cart at its first use. The loader and the npm package differ only in how its code comes. */
import type { CartApi } from '../api/cart.js'
import { retryable } from './retryable.js'

export interface CartOpener {
  /** Opens the cart and begins its first read. A failure is forgotten, so that the next call tries anew. */
  open(): Promise<CartApi>
  /** The cart if it is open. */
  current(): CartApi | undefined
  /** Resolves when the cart is open, however many attempts that takes. */
  readonly opened: Promise<CartApi>
}

export function createCartOpener(load: () => Promise<CartApi>): CartOpener {
  let cart: CartApi | undefined
  let tell: (cart: CartApi) => void
  const opened = new Promise<CartApi>((resolve) => (tell = resolve))
  return {
    open: retryable(async () => {
      cart = await load()
      tell(cart)
      // Only now, because a listener of `cart-changed` may read the state.
      void cart.load()
      return cart
    }),
    current: () => cart,
    opened,
  }
}
