/** The target of `Shop.mount` and `Shop.unmount`: an element or a selector. interface.md §2. */
import { createShopError } from '../host/errors.js'

function query(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    // No selector: it matches nothing.
    return null
  }
}

/** @throws {ShopError} NOT_FOUND for a selector that matches nothing, INVALID_ARGUMENT for anything else */
export function findElement(target: unknown): Element {
  if (target instanceof Element) return target
  if (typeof target !== 'string')
    throw createShopError('INVALID_ARGUMENT', '"target" must be an element or a selector')
  const element = query(target)
  if (!element) throw createShopError('NOT_FOUND', `no element matches "${target}"`)
  return element
}
