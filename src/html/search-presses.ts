/** `data-shop-search`: an element opens the search of the page's header. */
import type { Page } from '../page/page.js'
import type { Presses } from './press.js'
import { unclobbered } from '../host/unclobbered.js'

export const createSearchPresses = ({ searches, shop, window }: Page): Presses => ({
  prepare() {},
  /** The header may not have rendered yet. */
  check: () =>
    searches.size > 0 || unclobbered(window.document).querySelector('[data-shop-widget=header]') !== null,
  async perform(): Promise<void> {
    if (searches.size === 0) await shop.ready
    await shop.search.open()
  },
})
