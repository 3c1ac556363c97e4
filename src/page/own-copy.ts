/** Copies for host pages, which sort and change the objects that they receive. */
import { toJson } from '../host/json.js'

/** Whether a copy still has the text of its original. */
function isUnchanged(copy: object, original: object): boolean {
  try {
    return toJson(copy) === toJson(original)
  } catch {
    // The host page has put something into it that JSON cannot hold.
    return false
  }
}

/**
 * Makes the copies for one reader. The reader gets the same copy of the same original, so it can compare, unless somebody
 * has changed the copy.
 */
export function createCopier<T extends object>(): (original: T) => T {
  const copies = new WeakMap<T, T>()
  return (original) => {
    const known = copies.get(original)
    if (known && isUnchanged(known, original)) return known
    const copy = structuredClone(original)
    copies.set(original, copy)
    return copy
  }
}
