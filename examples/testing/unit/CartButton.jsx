import { useCart } from 'shop-embed/react'

/** Adds one piece of an article to the cart, and shows how many pieces are in it. */
export function CartButton({ productId }) {
  const { cart, itemCount, busy, error, setArticle } = useCart()
  const quantity = cart.articles.find((article) => article.productId === productId)?.quantity ?? 0
  return (
    <>
      <button disabled={busy} onClick={() => setArticle({ productId, quantity: quantity + 1 })}>
        Add to cart
      </button>
      <output>{itemCount}</output>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
