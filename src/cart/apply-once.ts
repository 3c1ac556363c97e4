/** Applies pending changes without repeating what is known: hosts may make hundreds of changes at once. */
import type { Cart } from '../api/cart.js'
import { applyChange, type Applicable } from './apply-change.js'

/** The last application of each change. */
const applied = new WeakMap<Applicable, { before: Cart; after: Cart }>()

/** Like `applyChange`, but a change is applied again only to another cart. */
export function applyOnce(before: Cart, change: Applicable): Cart {
  const known = applied.get(change)
  if (known?.before === before) return known.after
  const after = applyChange(before, change)
  applied.set(change, { before, after })
  return after
}
