/** Host pages that the types must allow. Checked by `npm test types`; never run. */
import {
  loadShop,
  type Customer,
  type LoadShopOptions,
  type Shop,
  type ShopError,
} from '../../src/npm/index.js'
import { getShop, ShopWidget, useCart, useShop } from '../../src/npm/react.js'
import { renderToHtml } from '../../src/npm/server.js'
import { createElement } from 'react'

/** The queue works before and after the loader has run. */
;(window.Shop = window.Shop || []).push((shop) => {
  void shop.cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })
  void shop.cart.add({ productId: '42' })
})

export async function callShop(shop: Shop): Promise<void> {
  await shop.ready
  await shop.mount('#support', 'support', { site: 'AT', part: 'form', maxFiles: 2 })
  await shop.mount(document.body, 'header')
  shop.unmount('#support')
  shop.configure({ site: 'CH', router: { push: (url) => history.pushState(null, '', url) } })
  shop.configure({ consent: { src: '/consent.js', ids: { DE: 'a', AT: 'b' } } })

  const off: () => void = shop.on('cart-changed', ({ itemCount }) => itemCount.toFixed())
  off()
  const price: string = shop.formatPrice(12.5, 'CH_FR')
  price.trim()

  const { error, limit, updatedCart } = await shop.cart.setArticle({ productId: '42', quantity: 2 })
  if (error === 'ITEM_LIMIT') limit?.toFixed()
  updatedCart?.articles.map(({ productId }) => productId.trim())
  for (const entry of shop.cart.state.deleted) if (entry.kind === 'giftCard') await shop.cart.restore(entry)
  const stop: () => void = shop.cart.subscribe(({ busy, canCheckout }) => busy && canCheckout)
  stop()

  const { customerName, shopCardMember }: Customer = await shop.customer()
  if (shopCardMember) customerName.trim()

  await shop.search.open()
  shop.search.submit('Kaffee')
}

/** Listeners on the window, the document and elements get the type of `detail`. */
window.addEventListener('cart-changed', (event) => event.detail.itemCount.toFixed())
document.addEventListener('cart-changed', (event) => event.detail.itemCount.toFixed())
document.addEventListener(
  'shop-error',
  ({ detail }) => detail.code === 'LOAD_FAILED' && detail.message.trim(),
)
document.body.addEventListener('support-submit', (event) => {
  event.preventDefault()
  event.detail.data.append('channel', 'web')
})
document.body.addEventListener('newsletter-submitted', ({ detail }) => detail.result === 'SUCCESS')

export const page = createElement(
  ShopWidget<'header'>,
  {
    widget: 'header',
    site: 'DE',
    apiBase: 'https://shop.example',
    options: {
      sticky: true,
      navigation: [{ title: 'Kaffee', children: [{ title: 'Bohnen', href: '/bohnen' }] }],
    },
    onError: (error: ShopError) => console.warn(error.code),
  },
  'Startseite',
)
export const badge = () => getShop().cart.state.itemCount

/** React hooks in a component of the application. */
export function Cart(): string {
  const { itemCount, cart, busy, error, setArticle } = useCart()
  const shop = useShop()
  void shop?.search.open()
  void setArticle({ productId: '42', quantity: 1 }).then(({ limit }) => limit?.toFixed())
  return busy ? '…' : (error?.message ?? `${itemCount.toFixed()} ${cart.articles.length}`)
}

const tag: LoadShopOptions = {
  src: '/loader.js',
  site: 'AT',
  load: 'idle',
  integrity: 'sha384-…',
  nonce: undefined,
}
/** On a server, the result is null. */
export const badgeOfTag = async (): Promise<number | undefined> => (await loadShop(tag))?.cart.state.itemCount

export const fragment: Promise<string> = renderToHtml('newsletter', {
  site: 'HU',
  origin: 'blog',
  cdn: 'https://cdn.example/files/',
})
/** `origin` offers the known texts and accepts others. */
export const origins = [
  renderToHtml('newsletter', { origin: 'SHOPPING_CART' }),
  renderToHtml('newsletter', { origin: 'blog' as string }),
]
export const plain: Promise<string> = renderToHtml('footer')
