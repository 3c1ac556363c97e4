/** Opens the page's cart on first use. The loader and the npm package load its code in different ways. */
import type { CartApi } from '../api/cart.js'
import { loadOnce, type LoadedOnce } from './load-once.js'

/**
 * Opening the cart also starts its first read.
 *
 * @param load    loads the cart's code and creates the cart
 * @param window  until the cart's code listens, its `cart-update` events are watched, and whether the back/forward cache restores
 *   the page
 */
export function createCartOpener(load: () => Promise<CartApi>, window: EventTarget): LoadedOnce<CartApi> {
  let isOutdated = false
  const onEvent = (event: Partial<PageTransitionEvent>) => {
    // A page that is shown for the first time has `false`, and `cart-update` nothing.
    if (event.persisted !== false) isOutdated = true
  }
  // Once the cart is open, nobody asks any more.
  for (const type of ['cart-update', 'pageshow']) window.addEventListener(type, onEvent, true)
  // The loader may have requested the cart before the event. A forced read does not take that response.
  return loadOnce(load, (cart) => void cart.load({ force: isOutdated }))
}
