'use client'
import { useCart } from 'shop-embed/react'

export function Cart() {
  const { itemCount, busy, setArticle } = useCart()
  return (
    <p>
      <output>{busy ? '…' : itemCount}</output>
      <button onClick={() => setArticle({ productId: '42', quantity: itemCount + 1 })}>
        In den Warenkorb
      </button>
    </p>
  )
}
