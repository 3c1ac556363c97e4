/** The entry point of the chunk `cart`, which also works on a page without widgets. */
import type { CartApi } from '../api/cart.js'
import { loadFirstTexts } from '../texts/load-texts.js'
import { cartSourceAtom } from '../page/cart-atoms.js'
import { openPageHost, type Page } from '../page/page.js'
import { cartStateAtom } from './atoms.js'
import { createCart } from './create-cart.js'
import { createMessageOf, createMessages } from './messages.js'

/** Creates the page's cart. Its options are those of the script tag and of `Shop.configure`. */
export function openCart(page: Page): CartApi {
  const { options, host } = openPageHost(page)
  const { locale } = options
  const messages = createMessages(
    async () => {
      const { cart, cartPage } = await loadFirstTexts(locale)
      return createMessageOf(locale, { ...cart, ...cartPage })
    },
    () => host.report('LOAD_FAILED', `the texts of the cart in ${locale}`),
  )
  const cart = createCart(host, page.store, messages)
  page.store.set(cartSourceAtom, cartStateAtom)
  return cart
}
