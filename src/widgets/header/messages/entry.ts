import type { CartError, DeletedEntry } from '../../../api/cart.js'
import { keyed } from '../../../host/keyed.js'

/** Identifies an entry: no two entries expire in the same millisecond. */
export const keyOfEntry = ({ kind, expiresAt }: DeletedEntry): string => `${kind} ${expiresAt}`

const keysOfErrors = keyed(new WeakMap<CartError, string>())
let countOfErrors = 0

/** Identifies an error, even among errors with the same text, because each failure has its own object. */
export const keyOfError = (error: CartError): string => keysOfErrors(error, () => `error ${++countOfErrors}`)

/** @returns the title of the removed article or gift card, if it is known */
export const titleOf = ({ item }: DeletedEntry): string | undefined =>
  'article' in item ? item.article.title : item.title
