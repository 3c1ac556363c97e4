/**
 * Reads properties that elements of the host page can hide (DOM clobbering): `<img name="cookie">` in users' content hides
 * `document.cookie`, and `<input name="dataset">` hides the property of its form.
 */

/** Without `nodeType`, so that TypeScript refuses it where a node is needed. */
export type Unclobbered<T> = Omit<T, 'nodeType'>

/**
 * @param target  the document, or an element that may be a form
 * @returns its properties and methods, as they are without such elements; not the node itself
 */
export const unclobbered = <T extends object>(target: T): Unclobbered<T> => {
  const read = (name: PropertyKey): unknown => {
    const value: unknown = Reflect.get(target, name)
    // Elements are objects. The page itself may have defined any other value.
    return typeof value === 'object' ? Reflect.get(prototype, name, target) : value
  }
  const prototype = Object.getPrototypeOf(target) as object
  return new Proxy({} as Unclobbered<T>, {
    get(_proxy, name) {
      const value = read(name)
      return typeof value === 'function'
        ? (...args: unknown[]): unknown => Reflect.apply(value, target, args)
        : value
    },
    set: (_proxy, name, value) => Reflect.set(prototype, name, value, target),
  })
}
