/** Finds the target of `Shop.mount` and `Shop.unmount`, which is an element or a selector. */
import { createShopError } from '../host/errors.js'
import { unclobbered } from '../host/unclobbered.js'

export function tryFindElement(target: unknown): Element | undefined {
  if (target instanceof Element) return target
  if (typeof target !== 'string') return undefined
  try {
    return unclobbered(document).querySelector(target) ?? undefined
  } catch {
    // The text is not a valid selector, so it matches no element.
    return undefined
  }
}

/** @throws {ShopError} NOT_FOUND for a selector that matches nothing, INVALID_ARGUMENT for anything else */
export function findElement(target: unknown): Element {
  const element = tryFindElement(target)
  if (element) return element
  if (typeof target === 'string') throw createShopError('NOT_FOUND', `no element matches "${target}"`)
  throw createShopError('INVALID_ARGUMENT', '"target" must be an element or a selector')
}
