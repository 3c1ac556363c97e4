/** Events of the page that affect the cart. */
import type { Host } from '../host/host.js'
import { unclobbered } from '../host/unclobbered.js'

interface Handlers {
  /** The host page says that the cart has changed. */
  onUpdate(): void
  /** The page comes from the back/forward cache. */
  onReturn(): void
  /** The connection is back. */
  onOnline(): void
  /** The visitor looks at the page again. */
  onVisible(): void
  /** The page is being left. */
  onLeave(): void
}

export function listenToPage({ window }: Host, handlers: Handlers): void {
  const { onUpdate, onReturn, onOnline, onVisible, onLeave } = handlers
  /**
   * A capturing listener on the window is called once for every dispatch, on the window, the document or an element,
   * whether the event bubbles or not.
   */
  const listen = <K extends keyof (WindowEventMap & DocumentEventMap)>(
    type: K,
    listener: (event: (WindowEventMap & DocumentEventMap)[K]) => void,
  ) => window.addEventListener(type, listener as EventListener, true)

  listen('cart-update', onUpdate)
  listen('pageshow', ({ persisted }) => {
    if (persisted) onReturn()
  })
  listen('online', onOnline)
  listen('pagehide', onLeave)
  listen('visibilitychange', () => {
    if (unclobbered(window.document).visibilityState === 'visible') onVisible()
  })
}
