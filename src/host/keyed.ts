/**
 * Creates the value for a key when it is first asked for, and keeps it. What may fail and be tried again is a `loadOnce`.
 *
 * @param values  the values that are kept. In a WeakMap, a value is kept as long as its key, such as the page's store
 */
export const keyed =
  <K, V>(values: { get(key: K): V | undefined; set(key: K, value: V): unknown }) =>
  (key: K, create: () => V): V => {
    let value = values.get(key)
    if (value === undefined) values.set(key, (value = create()))
    return value
  }
