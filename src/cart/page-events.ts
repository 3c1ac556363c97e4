/** Events of the page and of other tabs that affect the cart. header-search-cart §4; interface.md §3, §5. */
import type { Host } from '../host/host.js'
import { STORED_CART } from '../page/stored-count.js'
import { parseStoredCart } from './stored-cart.js'
import type { Cart } from '../api/cart.js'

interface Handlers {
  /**
   * The cart must be read again: the host page requested it, the page was restored, or another tab changed the cart.
   */
  onReload(): void
  /** Another tab has stored a cart; `undefined` if the stored text is not a cart. */
  onStored(cart: Cart | undefined): void
  /** The connection is back. */
  onOnline(): void
  /** The page is being left. */
  onLeave(): void
}

export function listenToPage({ window }: Host, { onReload, onStored, onOnline, onLeave }: Handlers): void {
  /**
   * A capturing listener on the window is called once for every dispatch, on the window, the document or an element,
   * whether the event bubbles or not.
   */
  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, true)

  listen('cart-update', onReload)
  listen('pageshow', ({ persisted }) => {
    if (persisted) onReload()
  })
  listen('online', onOnline)
  listen('pagehide', onLeave)
  listen('storage', ({ key, newValue }) => {
    // If the stored cart was removed, the cart has not changed: a read in the other tab has failed. If this tab read
    // the cart and stored it, the other tab would read it again, and a tab in which reads always fail would never stop.
    if (key !== STORED_CART || newValue === null) return
    onStored(parseStoredCart(newValue))
    onReload()
  })
}
