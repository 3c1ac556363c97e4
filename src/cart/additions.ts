/**
 * `Shop.cart.add`: the service can only set how many pieces of an article are in the cart, so pieces are added to those that
 * the cart shows. This needs a cart that has been read, unless the page is being left.
 */
import type { AddArticle, CartChange, CartResult } from '../api/cart.js'
import { isCartReadAtom } from '../page/cart-atoms.js'
import type { Store } from '../page/store.js'
import { getErrorAtom, isOutdatedAtom, shownAtom } from './atoms.js'
import type { ReadCart } from './reads.js'
import { find, piecesOf } from './subject.js'

/**
 * @param beginChange  shows a change and queues it
 * @param isLeaving    whether the page is being left, so that nothing can wait for a read
 */
export function createAdditions(
  store: Store,
  read: ReadCart,
  beginChange: (request: CartChange) => Promise<CartResult>,
  isLeaving: () => boolean,
) {
  /** The read that additions wait for. */
  let reading: Promise<void> | undefined
  /** The additions that wait for it, and all changes after them, in call order. */
  const waiting: Array<() => void> = []

  /** Begins what waits. Changes that listeners make meanwhile are begun after it. */
  const beginWaiting = () => {
    while (waiting.length > 0) waiting.shift()!()
    reading = undefined
  }

  const waitForRead = () => {
    if (reading) return
    const started = (reading = read())
    const onEnd = () => {
      // The page may have been left and restored since, and another addition waits for another read.
      if (reading === started) beginWaiting()
    }
    started.then(onEnd, onEnd)
  }

  /** Runs a change at once, or after the additions that wait for a read. */
  const inOrder = <T>(run: () => Promise<T>): Promise<T> =>
    reading ? new Promise((resolve) => waiting.push(() => resolve(run()))) : run()

  const isReadable = () => store.get(isCartReadAtom) && !store.get(getErrorAtom) && !store.get(isOutdatedAtom)

  /**
   * If the page is being left, the shown cart is the stored one. If none is stored, the pieces alone are sent: the article is
   * hardly in a cart that this browser does not know, and an addition that is not sent is lost in any case.
   */
  const addNow = async (item: AddArticle): Promise<CartResult> => {
    const { quantity: added = 1, ...article } = item
    const previousCart = store.get(shownAtom)
    const shown = piecesOf(find(previousCart, { setArticle: { ...article, quantity: added } }))
    const request = { setArticle: { ...article, quantity: shown + added } }
    if (isReadable() || isLeaving()) return beginChange(request)
    const { code = 'UNKNOWN', limit } = store.get(getErrorAtom) ?? {}
    return structuredClone({ request, previousCart, error: code, limit })
  }

  return {
    inOrder,
    beginWaiting,
    add(item: AddArticle): Promise<CartResult> {
      if (!isReadable() && !isLeaving()) waitForRead()
      return inOrder(() => addNow(item))
    },
  }
}
