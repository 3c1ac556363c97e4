/** The cart's chunk: works on a page without any widget. */
import type { CartApi } from '../../../loader/protocol.js'
import { createCart } from '../../cart/create-cart.js'
import { createServices } from '../../host/services.js'
import type { Page } from '../page.js'
import { pageSettings } from '../page-settings.js'

export function open(page: Page): CartApi {
  const fetchMessages = async () => (await import('./cart-texts.js')).open(page)
  const cart = createCart(createServices(window, pageSettings(page)), fetchMessages)
  // Whoever hears of its first count may ask the page for it.
  page.cart = cart
  void cart.load()
  return cart
}
