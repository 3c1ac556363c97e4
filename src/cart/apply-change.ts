/** Computes the cart after a change. Pure. */
import type { Cart, CartChange } from '../api/cart.js'
import type { Removal } from './removal.js'
import { indexOf, piecesOf, subjectOf, type Item, type Subject } from './subject.js'

export interface Applicable {
  request: CartChange
  /** The removal that the change undoes: its item returns to its old place. */
  restored?: Removal | undefined
}

/** The item after the change. An article's quantity keeps the form in which the service sent it. */
function withChange(item: Item, request: CartChange): Item {
  if (!('setArticle' in request) || !('quantity' in item)) return item
  const { quantity } = request.setArticle
  return { ...item, quantity: typeof item.quantity === 'number' ? quantity : { quantity } }
}

/** @returns `undefined` if the change removes the item */
function itemAfter(
  before: Item | undefined,
  subject: Subject,
  { request, restored }: Applicable,
): Item | undefined {
  if (subject.isRemoval) return undefined
  if (before) return withChange(before, request)
  return restored?.entry.item ?? subject.item
}

/**
 * @returns a new cart. The change adds its pieces to the old `numberOfArticles`, or subtracts them. They are not
 *          counted from the list, because the service may count more than the articles in the list.
 */
export function applyChange(cart: Cart, change: Applicable): Cart {
  const subject = subjectOf(change.request)
  const { list, defectiveList, isRemoval } = subject
  const items: Item[] = [...cart[list]]
  const index = indexOf(items, subject)
  const before = items[index]
  const after = itemAfter(before, subject, change)

  if (before && after) items[index] = after
  else if (before) items.splice(index, 1)
  else if (after) items.splice(change.restored?.index ?? items.length, 0, after)

  const next: Cart = { ...cart, [list]: items }
  if (isRemoval && defectiveList) {
    const defective: readonly Item[] = cart[defectiveList]
    const defectiveIndex = indexOf(defective, subject)
    Object.assign(next, { [defectiveList]: defective.filter((_item, at) => at !== defectiveIndex) })
  }
  if (list === 'articles')
    next.numberOfArticles = Math.max(0, cart.numberOfArticles - piecesOf(before) + piecesOf(after))
  return next
}
