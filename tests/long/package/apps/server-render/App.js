/** The application, as the server renders it and the browser hydrates it. */
import { createElement as h } from 'react'
import { ShopWidget, useCart } from 'shop-embed/react'

function Cart() {
  const { itemCount, busy, setArticle } = useCart()
  return h(
    'p',
    null,
    h('output', null, busy ? '…' : itemCount),
    h(
      'button',
      { onClick: () => setArticle({ productId: '42', quantity: itemCount + 1 }) },
      'In den Warenkorb',
    ),
  )
}

export const App = () =>
  h(
    'main',
    null,
    h(ShopWidget, { widget: 'header', site: 'AT' }, h('a', { href: '/' }, 'Startseite')),
    h(Cart),
  )
