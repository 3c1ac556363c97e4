/** What happens to the page around the cart. header-search-cart §4; interface.md §3, §5. */
import type { Host } from '../host/host.js'
import { parseStoredCart, STORAGE_KEY } from './stored-cart.js'
import type { Cart } from '../api/cart.js'

interface Handlers {
  /** The cart is to be read anew: the page asked for it, came back, or another tab changed the cart. */
  onReload(): void
  /** Another tab has stored a cart; `undefined` if it cannot be read. */
  onHint(cart: Cart | undefined): void
  onLeave(): void
}

export function listenToPage({ window }: Host, { onReload, onHint, onLeave }: Handlers): void {
  /** Capturing on the window hears every dispatch once: on the window, the document or an element, bubbling or not. */
  const listen = <K extends keyof WindowEventMap>(type: K, listener: (event: WindowEventMap[K]) => void) =>
    window.addEventListener(type, listener, true)

  listen('cart-update', onReload)
  listen('pageshow', ({ persisted }) => {
    if (persisted) onReload()
  })
  listen('pagehide', onLeave)
  listen('storage', ({ key, newValue }) => {
    if (key !== STORAGE_KEY) return
    onHint(parseStoredCart(newValue))
    onReload()
  })
}
