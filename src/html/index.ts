/**
 * The entry point of the chunk `html`: elements of the host page that use the shop without a script. `loader/presses.ts` keeps
 * what visitors press until this chunk is loaded, and also afterwards decides which events are presses.
 */
import { unclobbered } from '../host/unclobbered.js'
import type { Page } from '../page/page.js'
import { createCartPresses } from './cart-presses.js'
import type { Press, Presses } from './press.js'
import { showValues } from './shown-values.js'
import { noteReached, watchStoppedPresses } from './stopped-presses.js'

export type Html = ReturnType<typeof openHtml>

export function openHtml(page: Page) {
  const values = showValues(page)
  watchStoppedPresses(page)
  const search = createSearchPresses(page)
  const cart = createCartPresses(page, values.showsErrors)
  const ownerOf = ({ shopCart }: DOMStringMap) => (shopCart === undefined ? search : cart)

  return {
    /** Somebody points at the element, touches it or focuses it. */
    prepare: (element: HTMLElement): void => ownerOf(unclobbered(element).dataset).prepare(),
    /** Whether the press is performed. Otherwise, the browser must do what the HTML says, or a router that listens after us. */
    check(press: Press): boolean {
      noteReached(press.element)
      return ownerOf(press.attributes).check(press)
    },
    /** @throws if the browser must do what the HTML says */
    perform(press: Press): Promise<void> {
      values.writeTexts()
      return ownerOf(press.attributes).perform(press)
    },
  }
}

/** `data-shop-search`: an element opens the search of the page's header. */
const createSearchPresses = ({ searches, shop, window }: Page): Presses => ({
  prepare() {},
  /** The header may not have rendered yet. */
  check: () =>
    searches.size > 0 || unclobbered(window.document).querySelector('[data-shop-widget=header]') !== null,
  // It waits for a header that has not rendered yet.
  perform: () => shop.search.open(),
})
