import { createRoot } from 'react-dom/client'
import { getShop } from 'shop-embed/react'
import { App } from './App.jsx'

/** The shop's origin. The default is the reference shop. */
const shop = import.meta.env.VITE_SHOP_ORIGIN ?? 'http://127.0.0.1:4321'

getShop().configure({
  site: 'AT',
  apiBase: shop,
  credentials: 'include',
  cdn: `${shop}/cdn/`,
})

createRoot(document.getElementById('root')).render(<App />)
