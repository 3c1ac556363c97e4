/** Opens the page's cart on first use. The loader and the npm package load its code in different ways. */
import type { CartApi } from '../api/cart.js'
import { loadOnce, type LoadedOnce } from './load-once.js'

/**
 * Opening the cart also starts its first read.
 *
 * @param load    loads the cart's code and creates the cart
 * @param window  its `cart-update` events are watched until the cart's code listens to them
 */
export function createCartOpener(load: () => Promise<CartApi>, window: EventTarget): LoadedOnce<CartApi> {
  let isOutdated = false
  const onUpdate = () => {
    isOutdated = true
  }
  window.addEventListener('cart-update', onUpdate, true)
  return loadOnce(load, (cart) => {
    window.removeEventListener('cart-update', onUpdate, true)
    const isRead = cart.load()
    // The first read may have started before the update.
    if (isOutdated) void isRead.then(() => cart.load({ force: true }))
  })
}
