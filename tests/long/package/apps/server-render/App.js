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

/** @param header  the header as the server has rendered it */
export const App = ({ header }) =>
  h(
    'main',
    null,
    h(ShopWidget, { widget: 'header', html: header }, h('a', { href: '/' }, 'Startseite')),
    h(Cart),
  )
