/** The error codes of the cart service: one row each; every locale has a text for each of them. */
import type { CartErrorCode } from '../../loader/protocol.js'

/** header-search-cart §8. The first five share one text for reading and one for changing. */
export const CART_ERROR_CODES = [
  'UNKNOWN',
  'NOT_MODIFIED',
  'PRICE_UNAVAILABLE',
  'PRODUCTDATA_UNAVAILABLE',
  'CARTSTORAGE_UNAVAILABLE',
  'CART_LIMIT',
  'ITEM_LIMIT',
  'AVAILABILITY_LIMIT',
] as const satisfies readonly CartErrorCode[]
