/** The header's kept markup on the next page: `src/mount/kept/index.ts`. It has nothing of the visitor until this adds it. */
import { isObject } from '../../host/json.js'
import { createStorage } from '../../host/storage.js'
import { STORED_CART } from '../../page/stored-cart-key.js'
import { badgeText } from './icons/badge-text.js'
import { setHeights, spacesIn, STICKY_MARKER } from './spaces.js'

/** The number of items in the stored cart, if it is a cart of this shop. Carts of older releases name no shop. */
function storedCount(window: Window, ownShop: unknown): number {
  const value: unknown = JSON.parse(createStorage(window, 'localStorage').get(STORED_CART) ?? '{}')
  const { numberOfArticles, shop = ownShop } = isObject(value) ? value : {}
  return Number.isSafeInteger(numberOfArticles) && shop === ownShop ? (numberOfArticles as number) : 0
}

function showCount(window: Window, header: Element, shop: unknown): () => void {
  const badge = header.querySelector<HTMLElement>('[part=cart-badge]')
  const count = badge ? storedCount(window, shop) : 0
  if (!badge || count <= 0) return () => {}
  const nodes = [...badge.childNodes]
  badge.replaceChildren(badgeText(count))
  badge.hidden = false
  return () => {
    badge.replaceChildren(...nodes)
    badge.hidden = true
  }
}

/**
 * Shows the number of items in the cart, and makes the header stick where it did, with the space that the page reserves.
 *
 * @param facts  `KeptFacts` in `use-kept-facts.ts`, from session storage
 * @param shop   the shop of the page's cart
 * @returns a function that takes this back, for the takeover
 * @throws {Error} if the facts do not fit this page
 */
export function prepareHeader(
  window: Window,
  placeholder: Element,
  header: Element,
  { facts, shop }: { facts: unknown; shop: unknown },
): () => void {
  const sticky = isObject(facts) ? facts['sticky'] : undefined
  if (isObject(sticky)) {
    if (sticky['width'] !== window.innerWidth) throw new Error('the window has another width')
    setHeights(spacesIn(header), sticky['heights'] as number[])
    placeholder.setAttribute(STICKY_MARKER, '')
  }
  const hideCount = showCount(window, header, shop)
  return () => {
    hideCount()
    placeholder.removeAttribute(STICKY_MARKER)
  }
}
