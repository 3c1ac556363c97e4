/** What a host gives to a method of `Shop.cart`. interface §2. */
import { cartArguments } from '../contracts/cart.js'
import type { Schema } from '../contracts/shape.js'
import { createShopError } from '../host/report.js'

export type Method = keyof typeof cartArguments
type Given<M extends Method> = (typeof cartArguments)[M] extends Schema<infer T> ? T : never

/**
 * @returns what the method knows of it
 * @throws {ShopError} INVALID_ARGUMENT, naming the first field of the wrong shape
 */
export const checked = <M extends Method>(method: M, value: unknown): Given<M> => {
  const { data, error } = cartArguments[method].safeParse(value)
  if (!error) return data as Given<M>
  const field = (error.issues[0]!.path[0] ?? 'argument') as string
  throw createShopError('INVALID_ARGUMENT', `cart.${method}: "${field}" is missing or wrong`)
}
