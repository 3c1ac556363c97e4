/** The item that a change removes, and the change that restores it. */
import type { Article, Cart, CartChange, CartResult, DeletedEntry, GiftCard } from '../api/cart.js'
import { pieces } from '../page/cart-atoms.js'
import { indexOf, subjectOf, type Item } from './subject.js'

export interface Removal {
  /** The id of the change that removed the item. */
  id: number
  entry: DeletedEntry
  /** When the undo ends, on the clock of `host.now`. */
  undoEnd: number
  /** The item's index in its list before the removal. */
  index: number
  /** The change that restores the item. */
  undo: CartChange
  /** The service's response still contains the removed item. Undo stays available. */
  isStillInCart: boolean
}

/** The change that removes it. */
type Removing = Pick<Removal, 'id' | 'undoEnd'> & Pick<DeletedEntry, 'expiresAt'> & { request: CartChange }

function undoOf(entry: DeletedEntry, change: CartChange): CartChange {
  if ('setFreeArticle' in change) return { setFreeArticle: { ...change.setFreeArticle, remove: false } }
  const { productId, tcm, quantity } = entry.kind === 'giftCard' ? entry.item.article : entry.item
  const ids = tcm === undefined ? { productId } : { productId, tcm }
  if (entry.kind === 'giftCard') return { setGiftCard: { ...ids, set: true } }
  return { setArticle: { ...ids, quantity: pieces(quantity) } }
}

function entryOf(kind: DeletedEntry['kind'], item: Item, expiresAt: number): DeletedEntry {
  if (kind === 'giftCard') return { kind, item: item as GiftCard, expiresAt }
  return { kind, item: item as Article, expiresAt }
}

/**
 * @param cart  before the change
 * @returns `undefined` if the change removes nothing, or an item that cannot be restored
 */
export function removalOf(cart: Cart, { id, request, expiresAt, undoEnd }: Removing): Removal | undefined {
  const subject = subjectOf(request)
  const items: readonly Item[] = cart[subject.list]
  const index = indexOf(items, subject)
  const item = items[index]
  if (!subject.isRemoval || !subject.deletedKind || !item) return undefined
  const entry = entryOf(subject.deletedKind, item, expiresAt)
  return { id, entry, undoEnd, index, undo: undoOf(entry, request), isStillInCart: false }
}

/** The field of a change's result that contains the removed item. */
export function deletedOf({ entry }: Removal): Partial<CartResult> {
  if (entry.kind === 'article') return { deletedArticle: entry.item }
  if (entry.kind === 'giftCard') return { deletedGiftCard: entry.item }
  return { deletedFreeArticle: entry.item }
}
