import { ShopWidget, useCart } from 'shop-embed/react'

export function App() {
  const { itemCount, busy, add } = useCart()
  return (
    <>
      <ShopWidget widget="header" className="shop-header">
        <a href="/">Zum Shop</a>
      </ShopWidget>
      <main>
        <h1>Kaffeemühle</h1>
        <button type="button" onClick={() => add({ productId: '42', tcm: 'A' })}>
          In den Warenkorb
        </button>
        <p role="status">{busy ? '' : `Im Warenkorb: ${itemCount}`}</p>
      </main>
      <ShopWidget widget="footer" options={{ showNewsletter: false }}>
        <a href="/">Kaffeewissen</a>
      </ShopWidget>
    </>
  )
}
