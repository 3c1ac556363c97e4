/** Validates the arguments that host pages pass to the methods of `Shop.cart`. */
import { cartArguments, type CartArgument } from '../services/cart-arguments.js'
import { createShopError } from '../host/errors.js'
import { checkValue } from '../host/json.js'

/** @returns what is wrong with the argument: its first invalid field, and the allowed values */
export function checkArgument(method: string, value: unknown) {
  const checked = checkValue<unknown>(cartArguments[method as keyof typeof cartArguments], value)
  return checked.ok ? undefined : checked.issue
}

/**
 * @returns the argument's known fields
 * @throws  {ShopError} INVALID_ARGUMENT; the message names the first invalid field and the allowed values
 */
export function parseArgument<M extends keyof typeof cartArguments>(
  method: M,
  value: unknown,
): CartArgument<M> {
  const checked = checkValue<unknown>(cartArguments[method], value)
  if (checked.ok) return checked.data as CartArgument<M>
  const { path, message } = checked.issue
  throw createShopError('INVALID_ARGUMENT', `Shop.cart.${method}: "${path || 'argument'}" must be ${message}`)
}
