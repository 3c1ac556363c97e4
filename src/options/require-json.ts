/** Checks that options can be written as JSON, because changes are found by comparing them as JSON. */
import { createShopError } from '../host/errors.js'

function isJson(value: unknown): boolean {
  try {
    JSON.stringify(value)
    return true
  } catch {
    return false
  }
}

/**
 * @param widget  named by the error
 * @throws {ShopError} INVALID_ARGUMENT, naming the option that JSON cannot represent
 */
export function requireJson(widget: string, options: object): void {
  const wrong = Object.entries(options).find(([, value]) => !isJson(value))
  if (wrong)
    throw createShopError(
      'INVALID_ARGUMENT',
      `${widget}: "${wrong[0]}" must be a value that JSON can hold: it contains a BigInt, or an object that contains itself`,
    )
}
