/** Opens the page's cart at its first use. The loader and the npm package load its code in different ways. */
import type { CartApi } from '../api/cart.js'
import { retryable } from './retryable.js'

export interface CartOpener {
  /** Opens the cart once, and begins its first read. After a failure, the next call tries again. */
  open(): Promise<CartApi>
  /** The cart, if it is open. */
  current(): CartApi | undefined
  /** Resolves when the cart is open, however many attempts that takes. */
  readonly opened: Promise<CartApi>
}

/**
 * @param load    loads the cart's code and creates the cart
 * @param window  the cart's code listens to its events, but only from then on
 */
export function createCartOpener(load: () => Promise<CartApi>, window: EventTarget): CartOpener {
  let cart: CartApi | undefined
  let isOutdated = false
  const onUpdate = () => {
    isOutdated = true
  }
  window.addEventListener('cart-update', onUpdate, true)
  let resolveOpened: (cart: CartApi) => void
  const opened = new Promise<CartApi>((resolve) => {
    resolveOpened = resolve
  })
  return {
    open: retryable(async () => {
      cart = await load()
      resolveOpened(cart)
      window.removeEventListener('cart-update', onUpdate, true)
      // `load` dispatches `cart-changed`. Its listeners may read the state, so `current` must return the cart by now.
      const isRead = cart.load()
      // The first read may have begun before the update.
      if (isOutdated) void isRead.then(() => cart?.load({ force: true }))
      return cart
    }),
    current: () => cart,
    opened,
  }
}
