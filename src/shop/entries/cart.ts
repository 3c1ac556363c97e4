/** The cart's chunk: works on a page without any widget. */
import files from 'files:cart'
import type { CartApi } from '../../../loader/protocol.js'
import { createCart } from '../../cart/create-cart.js'
import { createServices } from '../../host/services.js'
import type { Page } from '../page.js'
import { pageSettings } from '../page-settings.js'

export function open(page: Page): CartApi {
  const settings = pageSettings(page, files)
  const { locale } = settings
  const cart = createCart(createServices(window, settings), {
    locale,
    texts: files.texts(page, locale) as never,
  })
  page.cart = cart
  cart.start()
  return cart
}
