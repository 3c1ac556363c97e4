/**
 * `Shop.cart.add`: the service can only set how many pieces of an article are in the cart, so pieces are added to those that
 * the cart shows. This needs a cart that has been read.
 */
import type { AddArticle, Cart, CartChange, CartResult } from '../api/cart.js'
import { isCartReadAtom } from '../page/cart-atoms.js'
import { pieces } from '../page/pieces.js'
import type { Store } from '../page/store.js'
import { getErrorAtom, shownAtom } from './atoms.js'
import type { ReadCart } from './reads.js'

/** Without `tcm`, the product's only article counts, whatever its `tcm`. */
function piecesIn({ articles }: Cart, { productId, tcm }: AddArticle): number {
  const ofProduct = articles.filter((article) => article.productId === productId)
  const isOnly = tcm === undefined && ofProduct.length === 1
  const article = isOnly ? ofProduct[0] : ofProduct.find((one) => one.tcm === tcm)
  return article ? pieces(article.quantity) : 0
}

/** @param beginChange  shows a change and queues it */
export function createAdditions(
  store: Store,
  read: ReadCart,
  beginChange: (request: CartChange) => Promise<CartResult>,
) {
  /** The read that additions wait for, until the first of them goes on. */
  let reading: Promise<void> | undefined

  /** Runs a change at once, or after the additions that wait for a read. */
  const inOrder = async <T>(run: () => Promise<T>): Promise<T> => {
    const awaited = reading
    if (awaited) {
      await awaited
      if (reading === awaited) reading = undefined
    }
    return run()
  }

  const isReadable = () => store.get(isCartReadAtom) && !store.get(getErrorAtom)

  const addNow = async (item: AddArticle): Promise<CartResult> => {
    const { quantity: added = 1, ...article } = item
    const previousCart = store.get(shownAtom)
    const quantity = piecesIn(previousCart, item) + added
    const request = { setArticle: { ...article, quantity } }
    if (isReadable()) return beginChange(request)
    // The page is being left if there is no error.
    const { code = 'UNKNOWN', limit } = store.get(getErrorAtom) ?? {}
    return structuredClone({ request, previousCart, error: code, limit })
  }

  return {
    inOrder,
    add(item: AddArticle): Promise<CartResult> {
      if (!isReadable()) reading ??= read()
      return inOrder(() => addNow(item))
    },
  }
}
