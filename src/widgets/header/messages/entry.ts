import type { CartError, DeletedEntry } from '../../../api/cart.js'

/** Identifies an entry: no two entries expire in the same millisecond. */
export const keyOf = ({ kind, expiresAt }: DeletedEntry): string => `${kind} ${expiresAt}`

const keysOfErrors = new WeakMap<CartError, string>()
let countOfErrors = 0

/** Identifies an error, even among errors with the same text, because each failure has its own object. */
export function keyOfError(error: CartError): string {
  const key = keysOfErrors.get(error) ?? `error ${++countOfErrors}`
  keysOfErrors.set(error, key)
  return key
}

/** @returns the title of the removed article or gift card, if it is known */
export const titleOf = ({ item }: DeletedEntry): string | undefined =>
  'article' in item ? item.article.title : item.title
