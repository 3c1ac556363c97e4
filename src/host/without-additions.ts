/**
 * Runs code as if the host page had added nothing to `Object.prototype`.
 *
 * Some old libraries add enumerable properties to it, such as `extend`. Every object then seems to have them: zod and
 * preact loop over the properties of objects with `for…in`, and would take an added `href` for a field of a response or
 * for an attribute of an element.
 */

const prototype = Object.prototype as Record<string, unknown>

/** Removes the additions, except those that cannot be removed. @returns how to add them again */
function removeAdditions(): Array<[string, PropertyDescriptor]> {
  const removed: Array<[string, PropertyDescriptor]> = []
  for (const name in prototype) {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
    if (!descriptor?.configurable) continue
    delete prototype[name]
    // `defineProperty` also reads what its descriptor inherits. With an inherited `get`, for example, it would throw.
    removed.push([name, Object.setPrototypeOf(descriptor, null) as PropertyDescriptor])
  }
  return removed
}

/**
 * @param run  must be synchronous, and must not call code of the host page, which may need its additions
 * @returns what `run` returns
 */
export function withoutAdditions<T>(run: () => T): T {
  const removed = removeAdditions()
  try {
    return run()
  } finally {
    for (const [name, descriptor] of removed) Object.defineProperty(prototype, name, descriptor)
  }
}

/**
 * The entries of an object, on any host page. Some old libraries replace the functions that list properties, and then these
 * list the additions, too. And a `dataset` cannot be listed if the host page has added a `get` to `Object.prototype`.
 */
export const entriesOf = <T = unknown>(
  source: { readonly [name: string]: T } | object | undefined,
): Array<[string, T]> => withoutAdditions(() => Object.entries(source ?? {}))

/** The names in an object: see `entriesOf`. */
export const keysOf = <T extends object>(source: T): Array<keyof T & string> =>
  withoutAdditions(() => Object.keys(source) as Array<keyof T & string>)
