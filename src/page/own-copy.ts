/** Copies for host pages, which sort and change the objects that they receive. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value, which may have been changed in any way, still equals plain data. */
function isSame(data: unknown, value: unknown): boolean {
  if (!isObject(data) || !isObject(value)) return data === value
  const names = Object.keys(data)
  return names.length === Object.keys(value).length && names.every((name) => isSame(data[name], value[name]))
}

/**
 * Makes the copies for one reader. The reader gets the same copy of the same original, so it can compare, unless somebody
 * has changed the copy.
 */
export function createCopier<T extends object>(): (original: T) => T {
  const copies = new WeakMap<T, T>()
  return (original) => {
    const known = copies.get(original)
    if (known && isSame(original, known)) return known
    const copy = structuredClone(original)
    copies.set(original, copy)
    return copy
  }
}
