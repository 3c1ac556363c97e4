import type { DeletedEntry } from '../../../api/cart.js'

/** Identifies an entry among the others: no two of them expire in the same millisecond. */
export const keyOf = ({ kind, expiresAt }: DeletedEntry): string => `${kind} ${expiresAt}`

/** @returns the title of the removed article or gift card, if it is known */
export const titleOf = ({ item }: DeletedEntry): string | undefined =>
  'article' in item ? item.article.title : item.title
