import { useCart } from 'shop-embed/react'

/** Adds one piece of an article to the cart, and shows how many pieces are in it. */
export function CartButton({ productId }) {
  const { itemCount, busy, error, add } = useCart()
  return (
    <>
      <button disabled={busy} onClick={() => add({ productId })}>
        Add to cart
      </button>
      <output>{itemCount}</output>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
