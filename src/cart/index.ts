/** The entry point of the chunk `cart`, which also works on a page without widgets. */
import type { CartApi } from '../api/cart.js'
import { activationStart, isPrerendering } from '../host/prerendering.js'
import { cartSourceAtom, checkArgumentAtom } from '../page/cart-atoms.js'
import { openPageHost, shopOf, type Page } from '../page/page.js'
import { checkArgument } from './arguments.js'
import { cartStateAtom } from './atoms.js'
import { createCart } from './create-cart.js'
import { messagesIn } from './messages.js'

/** Creates the page's cart. Its options are those of the script tag and of `Shop.configure`. */
export function openCart(page: Page): CartApi {
  const { window } = page
  // The loader may have requested the cart before the visitor opened the prerendered page.
  const isOutdated = !isPrerendering(window) && activationStart(window) > 0
  const { options, host } = openPageHost(page)
  const cart = createCart(host, page.store, messagesIn(options.locale, host), shopOf(page), isOutdated)
  page.store.set(cartSourceAtom, cartStateAtom)
  page.store.set(checkArgumentAtom, { check: checkArgument })
  return cart
}
