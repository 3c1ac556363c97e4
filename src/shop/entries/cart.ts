/** The cart's chunk: works on a page without any widget. */
import locales from 'locales:'
import type { CartApi } from '../../../loader/protocol.js'
import type { CartTexts } from '../../../locales/de-DE/cart.js'
import { createCart } from '../../cart/create-cart.js'
import { createServices } from '../../host/services.js'
import type { Page } from '../page.js'
import { pageSettings } from '../page-settings.js'

export function open(page: Page): CartApi {
  const settings = pageSettings(page, locales)
  const { locale } = settings
  const fetchTexts = async () => (await import('./cart-texts.js')).fetchTexts(page, locale)

  let settle = (_texts: Promise<CartTexts>) => {}
  const texts = new Promise<CartTexts>((resolve) => {
    settle = resolve
  })
  const cart = createCart(createServices(window, settings), { locale, texts })
  const stop = cart.subscribe(({ error }) => {
    if (!error) return
    stop()
    settle(fetchTexts())
  })
  // Where a header may show a message, its text is there even if the network is not.
  if (document.querySelector('[data-shop-widget=header]')) {
    const early = () => void fetchTexts().catch(() => {})
    // Safari has no idle time.
    if ('requestIdleCallback' in window) window.requestIdleCallback(early)
    else setTimeout(early, 2000)
  }
  page.cart = cart
  cart.start()
  return cart
}
