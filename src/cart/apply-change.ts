/** The cart after a change: a pure function, and the only place that knows. header-search-cart §3, §4, §7. */
import type { Cart, CartChange } from '../api/cart.js'
import { pieces, type Removal } from './removal.js'
import { indexOf, subjectOf, type Item } from './subject.js'

export interface Applicable {
  request: CartChange
  /** The removal that the change takes back: its item returns to its old place. */
  restored?: Removal | undefined
}

/** 0 for what is counted elsewhere. */
const piecesOf = (item: Item | undefined): number => (item && 'quantity' in item ? pieces(item.quantity) : 0)

/** The item after the change. An article keeps the form in which the service gave its quantity. */
function changed(item: Item, request: CartChange): Item {
  if (!('setArticle' in request) || !('quantity' in item)) return item
  const { quantity } = request.setArticle
  return { ...item, quantity: typeof item.quantity === 'number' ? quantity : { quantity } }
}

/**
 * @returns a new cart; its count moves by what the change moves, so that it stays the service's count even where the
 *          service counts more than the articles that we see
 */
export function applyChange(cart: Cart, { request, restored }: Applicable): Cart {
  const subject = subjectOf(request)
  const { list, defectiveList, isRemoval } = subject
  const items: Item[] = [...cart[list]]
  const index = indexOf(items, subject)
  const before = items[index]
  const after = isRemoval
    ? undefined
    : before
      ? changed(before, request)
      : (restored?.entry.item ?? subject.item)

  if (before && after) items[index] = after
  else if (before) items.splice(index, 1)
  else if (after) items.splice(restored?.index ?? items.length, 0, after)

  const next: Cart = { ...cart, [list]: items }
  if (isRemoval && defectiveList) {
    const defective: readonly Item[] = cart[defectiveList]
    const place = indexOf(defective, subject)
    Object.assign(next, { [defectiveList]: defective.filter((_item, at) => at !== place) })
  }
  if (list === 'articles')
    next.numberOfArticles = Math.max(0, cart.numberOfArticles - piecesOf(before) + piecesOf(after))
  return next
}
