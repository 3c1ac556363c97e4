import { useEffect, useState } from 'react'
import { getShop, ShopWidget } from 'shop-embed/react'

/** How many pieces are in the cart; `undefined` until the service has answered. */
function useItemCount() {
  const [count, setCount] = useState()
  useEffect(() => getShop().cart.subscribe((state) => setCount(state.itemCount)), [])
  return count
}

export function App() {
  const count = useItemCount()
  const add = () => getShop().cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })
  return (
    <>
      <ShopWidget widget="header" className="shop-header" />
      <main>
        <h1>Kaffeemühle</h1>
        <button type="button" onClick={add}>
          In den Warenkorb
        </button>
        <p role="status">{count === undefined ? '' : `Im Warenkorb: ${count}`}</p>
      </main>
      <ShopWidget widget="footer" options={{ showNewsletter: false }}>
        <a href="/">Kaffeewissen</a>
      </ShopWidget>
    </>
  )
}
