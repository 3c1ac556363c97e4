/** Checks what a host passes to a method of `Shop.cart`. interface §2. */
import { cartArguments, type CartArgument } from '../contracts/cart.js'
import { createShopError } from '../host/report.js'

export type Method = keyof typeof cartArguments

/**
 * @returns the argument's known fields
 * @throws {ShopError} INVALID_ARGUMENT, naming the first field of the wrong shape
 */
export const checked = <M extends Method>(method: M, value: unknown): CartArgument<M> => {
  const { data, error } = cartArguments[method].safeParse(value)
  if (!error) return data as CartArgument<M>
  const field = (error.issues[0]!.path[0] ?? 'argument') as string
  throw createShopError('INVALID_ARGUMENT', `cart.${method}: "${field}" is missing or wrong`)
}
