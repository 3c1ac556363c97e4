/** The header's kept markup on the next page: `src/mount/kept/index.ts`. It has nothing of the visitor until this adds it. */
import type { CookieReader } from '../../host/cookies.js'
import type { Host } from '../../host/host.js'
import { createStorage } from '../../host/storage.js'
import { countIn, STORED_CART } from '../../page/stored-cart.js'
import { badgeText } from './icons/badge-text.js'
import { isAppOffered } from './promotions/is-app-offered.js'
import { reserveSpaces, STICKY_MARKER } from './spaces.js'

/** What the header's markup depends on: whether the app is offered. The visitor may close its banner, also in another tab. */
export const headerFacts = (window: Host['window'], { cookie }: CookieReader): unknown =>
  isAppOffered({ window, cookie, local: createStorage(window, 'localStorage') }, { reduced: false })

function showCount(window: Window, header: Element, shopId: unknown): void {
  const badge = header.querySelector<HTMLElement>('[part=cart-badge]')
  const local = createStorage(window, 'localStorage')
  const count = countIn(local.get(STORED_CART), shopId)
  if (!badge || !count) return
  badge.replaceChildren(badgeText(count))
  badge.hidden = false
}

/** Makes a sticky header stick, with the space that the page reserves: `use-sticky-marker.ts`. */
function stick(window: Window, placeholder: Element, header: Element): () => void {
  if (!header.querySelector('[part=header][data-sticky=true]')) return () => {}
  // In the first frame, the style sheets of the page apply.
  const frame = window.requestAnimationFrame(() => {
    reserveSpaces(header)
    placeholder.setAttribute(STICKY_MARKER, '')
  })
  return () => {
    window.cancelAnimationFrame(frame)
    placeholder.removeAttribute(STICKY_MARKER)
  }
}

/**
 * Shows the number of items in the cart, and makes the header stick.
 *
 * @param shopId  the shop of the page's cart, from session storage
 * @returns a function that releases the placeholder
 */
export function showOnPage(
  window: Window,
  placeholder: Element,
  header: Element,
  shopId: unknown,
): () => void {
  showCount(window, header, shopId)
  return stick(window, placeholder, header)
}
