/**
 * `Shop.cart.add`: the service can only set how many pieces of an article are in the cart, so pieces are added to those that
 * the cart shows. This needs a cart that has been read.
 */
import type { AddArticle, CartChange, CartResult } from '../api/cart.js'
import { isCartReadAtom } from '../page/cart-atoms.js'
import type { Store } from '../page/store.js'
import { getErrorAtom, shownAtom } from './atoms.js'
import type { ReadCart } from './reads.js'
import { find, piecesOf } from './subject.js'

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
    const shown = piecesOf(find(previousCart, { setArticle: { ...article, quantity: added } }))
    const request = { setArticle: { ...article, quantity: shown + added } }
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
