/** Events of the page that affect the cart. */
import type { Host } from '../host/host.js'
import { unclobbered } from '../host/unclobbered.js'

interface Handlers {
  /** The cart must be read again: the host page requested it, or the page was restored. */
  onReload(): void
  /** The connection is back. */
  onOnline(): void
  /** The visitor looks at the page again. */
  onVisible(): void
  /** The page is being left. */
  onLeave(): void
}

export function listenToPage({ window }: Host, { onReload, onOnline, onVisible, onLeave }: Handlers): void {
  /**
   * A capturing listener on the window is called once for every dispatch, on the window, the document or an element,
   * whether the event bubbles or not.
   */
  const listen = <K extends keyof (WindowEventMap & DocumentEventMap)>(
    type: K,
    listener: (event: (WindowEventMap & DocumentEventMap)[K]) => void,
  ) => window.addEventListener(type, listener as EventListener, true)

  listen('cart-update', onReload)
  listen('pageshow', ({ persisted }) => {
    if (persisted) onReload()
  })
  listen('online', onOnline)
  listen('pagehide', onLeave)
  listen('visibilitychange', () => {
    if (unclobbered(window.document).visibilityState === 'visible') onVisible()
  })
}
