/** What was removed, for the 10 s in which it can be brought back. header-search-cart §4, §9. */
import type { Cart, CartChange, DeletedEntry } from '../../loader/protocol.js'
import { fieldsOf, find, pieces, targetOf, type Restored } from './apply-change.js'

const DELETED_MS = 10_000

/** A removed item, its place, and the change that brings it back. */
export interface Deleted extends Restored {
  /** That of the change which removed it. */
  id: number
  entry: DeletedEntry
  /** An ordinary change. */
  change: CartChange
  /** On the monotonic clock; the entry's `expiresAt` is the same moment on the date's, for hosts. */
  until: number
}

/**
 * @param cart   the cart from which the change, perhaps, removes something
 * @param now    on the monotonic clock
 * @param epoch  the same moment on the date's
 * @returns `undefined` if nothing is removed, or a partner product or a subscription, which have no undo
 */
export function toDeleted(
  cart: Cart,
  id: number,
  change: CartChange,
  now: number,
  epoch: number,
): Deleted | undefined {
  const target = targetOf(change)
  const { list, method, given } = target
  const index = find(cart[list], target)
  const item = cart[list][index]
  if (!item || !target.isRemoval || !given.productId) return undefined
  const { tcm } = list === 'freeArticles' ? given : fieldsOf(item)
  return {
    id,
    index,
    item,
    until: now + DELETED_MS,
    // `articles` → `article`, and so on.
    entry: { kind: list.slice(0, -1), item, expiresAt: epoch + DELETED_MS } as DeletedEntry,
    change: {
      [method]: {
        ...given,
        ...(tcm ? { tcm } : {}),
        ...('quantity' in given
          ? { quantity: pieces(item) }
          : 'set' in given
            ? { set: true }
            : { remove: false }),
      },
    } as never,
  }
}

/** Whether the item is in the cart again: brought back, or its removal was refused. */
export const isBack = (cart: Cart, { change }: Deleted): boolean => {
  const target = targetOf(change)
  return find(cart[target.list], target) >= 0
}
