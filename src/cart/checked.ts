/** Checks what a host passes to a method of `Shop.cart`. interface §2. */
import { cartArguments, type CartArgument } from '../contracts/cart.js'
import { wrongField } from '../host/json.js'
import { createShopError } from '../host/report.js'

export type Method = keyof typeof cartArguments

/**
 * @returns the argument's known fields
 * @throws {ShopError} INVALID_ARGUMENT, naming the first field of the wrong shape
 */
export const checked = <M extends Method>(method: M, value: unknown): CartArgument<M> => {
  const parsed = cartArguments[method].safeParse(value)
  if (parsed.success) return parsed.data as CartArgument<M>
  const field = wrongField(parsed, 'argument')
  throw createShopError('INVALID_ARGUMENT', `cart.${method}: "${field}" is missing or wrong`)
}
