/** An application as `npm create vite` makes it, with the package's header and footer and its own view of the cart. */
import { StrictMode, version } from 'react'
import { createRoot } from 'react-dom/client'
import type { ShopError } from 'shop-embed'
import { ShopWidget, useCart, useShop } from 'shop-embed/react'

function Cart() {
  const { itemCount, busy, setArticle } = useCart()
  const shop = useShop()
  return (
    <p>
      <output>{busy ? '…' : itemCount}</output>
      <button onClick={() => setArticle({ productId: '42', quantity: itemCount + 1 })}>
        In den Warenkorb
      </button>
      <span>{shop?.formatPrice(9.9, 'AT')}</span>
    </p>
  )
}

const log = (error: ShopError) => console.error(error.code, error.message)

createRoot(document.querySelector('#app')!).render(
  <StrictMode>
    <p id="version">React {version}</p>
    <ShopWidget widget="header" site="AT" onError={log}>
      <a href="/">Startseite</a>
    </ShopWidget>
    <Cart />
    <ShopWidget widget="footer" site="AT" onError={log} />
  </StrictMode>,
)
