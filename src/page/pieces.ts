import type { Quantity } from '../api/cart.js'

/** The number of pieces, from either form of a quantity. */
export const pieces = (quantity: Quantity): number =>
  typeof quantity === 'number' ? quantity : quantity.quantity
