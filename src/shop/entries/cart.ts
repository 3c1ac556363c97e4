/** The cart's chunk: works on a page without any widget. */
import type { CartApi } from '../../../loader/protocol.js'
import { createCart } from '../../cart/create-cart.js'
import { createMessages } from '../../cart/message.js'
import { createServices } from '../../host/services.js'
import { loadTexts, localesOf } from '../../i18n/load-texts.js'
import { siteLocale, type Page } from '../page.js'
import { pageSettings } from '../page-settings.js'
import { readOptions } from '../read-options.js'

/** The cart's messages in the page's language. */
async function loadMessages(page: Page) {
  const { site, locale: given } = readOptions(page) as Record<string, string | undefined>
  const locale = localesOf('cart').find((known) => known === given) ?? siteLocale(page, site)
  return createMessages(locale, (await loadTexts(locale)).cart)
}

export function open(page: Page): CartApi {
  const cart = createCart(createServices(window, pageSettings(page)), () => loadMessages(page))
  // Set first: a `cart-changed` listener may read `Shop.cart.state`.
  page.cart = cart
  void cart.load()
  return cart
}
