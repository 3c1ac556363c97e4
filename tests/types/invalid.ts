/** Mistakes that the types must find, each with the reason. A line without a type error fails the check. */
import { loadShop, type Shop } from '../../src/npm/index.js'
import { useCart, useShop, type ShopWidgetProps } from '../../src/npm/react.js'
import { renderToHtml } from '../../src/npm/server.js'

export function mistakes(shop: Shop): void {
  // @ts-expect-error there is no widget of this name
  void shop.mount('#top', 'heading')
  // @ts-expect-error a target is an element or a selector
  void shop.mount(42, 'header')
  // @ts-expect-error there is no site of this name
  shop.configure({ site: 'UK' })
  // @ts-expect-error a router has `push`
  shop.configure({ router: { go() {} } })
  // @ts-expect-error an article number is a text
  void shop.cart.setArticle({ productId: 42, quantity: 1 })
  // @ts-expect-error the quantity is missing
  void shop.cart.setArticle({ productId: '42' })
  // @ts-expect-error a gift card is set or not set
  void shop.cart.setGiftCard({ productId: '42' })
  // @ts-expect-error the campaign is missing
  void shop.cart.setFreeArticle({ productId: '42' })
  // @ts-expect-error the state is read-only
  shop.cart.state = shop.cart.state
  // @ts-expect-error the version is read-only
  shop.version = '2'
  // @ts-expect-error there is no event of this name
  shop.on('cart-change', () => {})
  // @ts-expect-error the detail has itemCount
  shop.on('cart-changed', ({ count }) => count)
  // @ts-expect-error a price is a number
  shop.formatPrice('12.50')
  // @ts-expect-error a queue takes functions
  shop.push('setArticle')
  // @ts-expect-error window.Shop may be the queue, before the loader has run
  void window.Shop.cart
}

// @ts-expect-error the detail has itemCount
document.addEventListener('cart-changed', (event) => event.detail.count)
// @ts-expect-error the results are SUCCESS, ERROR_GENERIC and ERROR_INVALID_EMAIL
document.addEventListener('newsletter-submitted', ({ detail }) => detail.result === 'OK')

// @ts-expect-error the name of the widget is missing
export const nameless: ShopWidgetProps<'header'> = { site: 'DE' }
// @ts-expect-error `sticky` is an option of the header, not of the footer
export const sticky: ShopWidgetProps<'footer'> = { widget: 'footer', options: { sticky: true } }
// @ts-expect-error the npm package has no `load`: the application decides when a widget loads
export const idle: ShopWidgetProps<'footer'> = { widget: 'footer', load: 'idle' }
// @ts-expect-error there is no search mode of this name
export const popup: ShopWidgetProps<'header'> = { widget: 'header', options: { searchMode: 'popup' } }

// @ts-expect-error there is no widget of this name
void renderToHtml('basket')
// @ts-expect-error `origin` is an option of the newsletter, not of the header
void renderToHtml('header', { origin: 'blog' })

// @ts-expect-error the address of the loader is missing
void loadShop({ site: 'AT' })
// @ts-expect-error the script tag takes simple values; hooks are for Shop.configure
void loadShop({ src: '/loader.js', router: { push() {} } })
// @ts-expect-error the result is null on a server
void loadShop({ src: '/loader.js' }).then((shop) => shop.cart)

export function Component(): void {
  // @ts-expect-error there is no Shop on a server
  void useShop().cart
  // @ts-expect-error a component renders again by itself, so there is nothing to subscribe to
  void useCart().subscribe
  // @ts-expect-error the quantity is missing
  void useCart().setArticle({ productId: '42' })
}
