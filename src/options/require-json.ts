/** Checks that options can be written as JSON, because changes are found by comparing them as JSON. */
import { createShopError } from '../host/errors.js'
import { toJson } from '../host/json.js'
import { entriesOf } from '../host/without-additions.js'

function isJson(value: unknown): boolean {
  try {
    toJson(value)
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
  const wrong = entriesOf(options).find(([, value]) => !isJson(value))
  if (wrong)
    throw createShopError(
      'INVALID_ARGUMENT',
      `${widget}: "${wrong[0]}" must be a value that JSON can hold: it contains a BigInt, or an object that contains itself`,
    )
}
