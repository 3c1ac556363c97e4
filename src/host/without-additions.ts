/**
 * Runs code as if the host page had added nothing to `Object.prototype`, and no `toJSON` to lists.
 *
 * Some old libraries add enumerable properties to `Object.prototype`, such as `extend`. Every object then seems to have them: zod
 * and preact loop over the properties of objects with `for…in`, and would take an added `href` for a field of a response or for an
 * attribute of an element. The `toJSON` that they add to lists serializes all that is in a list again for each list around it,
 * which takes seconds for lists in lists.
 */

/** An addition that was removed, and how to add it again. */
type Removed = [prototype: object, name: string, descriptor: PropertyDescriptor]

/** Removes the additions, except those that cannot be removed. */
function removeAdditions(): Removed[] {
  const removed: Removed[] = []
  const remove = (prototype: Partial<Record<string, unknown>>, name: string) => {
    const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
    if (!descriptor?.configurable) return
    delete prototype[name]
    // `defineProperty` also reads what its descriptor inherits. With an inherited `get`, for example, it would throw.
    removed.push([prototype, name, Object.setPrototypeOf(descriptor, null) as PropertyDescriptor])
  }
  const { prototype } = Object
  for (const name in prototype) remove(prototype as object, name)
  remove(Array.prototype as object, 'toJSON')
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
    for (const addition of removed) Object.defineProperty(...addition)
  }
}

/**
 * Options that somebody reads by their names. They stay an ordinary object, because the page may have replaced the function that gets
 * them by a wrapper, which calls a method of them or logs them. So an option that the page has added to `Object.prototype` is hidden
 * by an own `undefined`.
 *
 * @param names  all options that may be read
 */
export function ownOptions<T extends object>(options: T, names: ReadonlyArray<keyof T & string>): T {
  const added = names.filter((name) => name in Object.prototype && !Object.hasOwn(options, name))
  return added.length
    ? { ...options, ...Object.fromEntries(added.map((name) => [name, undefined])) }
    : options
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
