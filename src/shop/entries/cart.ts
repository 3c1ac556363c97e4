/** The cart's chunk: works on a page without any widget. */
import files from 'files:cart'
import type { CartApi } from '../../../loader/protocol.js'
import { createCart } from '../../cart/create-cart.js'
import { createPageHost } from '../page-host.js'
import type { Page } from '../page.js'

export function open(page: Page): CartApi {
  const { host, locale } = createPageHost(page, files)
  const cart = createCart(host, { locale, texts: files.texts(page, locale) as never })
  cart.start()
  return cart
}
