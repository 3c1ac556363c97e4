import { Link } from 'react-router'
import { useCart } from 'shop-embed/react'

export default function Home() {
  const { add } = useCart()
  return (
    <main>
      <h1>Home</h1>
      <button onClick={() => add({ productId: '42' })}>In den Warenkorb</button>
      <Link to="/more">More</Link>
    </main>
  )
}
