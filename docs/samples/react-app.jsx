import { createRoot } from 'react-dom/client'
import { getShop, ShopWidget } from 'shop-embed/react'

const addToCart = () => getShop().cart.setArticle({ productId: '42', tcm: 'A', quantity: 1 })

const App = () => (
  <>
    <ShopWidget widget="header" site="DE" options={{ sticky: true }}>
      <a href="/">Zum Shop</a>
    </ShopWidget>
    <main>
      <h1>Kaffeemühle</h1>
      <button type="button" onClick={addToCart}>
        In den Warenkorb
      </button>
    </main>
    <ShopWidget widget="footer" site="DE" />
  </>
)

createRoot(document.getElementById('app')).render(<App />)
