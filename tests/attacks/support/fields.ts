/** Finds the fields of a value, and replaces them. */

type Path = ReadonlyArray<string | number>

/** The paths of all values within a value that are neither objects nor lists. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value)
  return [...keys].flatMap((key) =>
    leavesOf((value as Record<string | number, unknown>)[key], [...path, key]),
  )
}

/** The paths of all values within a value: the value itself, objects, lists and the rest. */
export function pathsOf(value: unknown): Path[] {
  const all = leavesOf(value).flatMap((path) => path.map((_key, at) => path.slice(0, at + 1)))
  return [[], ...new Map(all.map((path) => [path.join(), path])).values()]
}

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce((within, key) => (within as Record<string | number, unknown> | undefined)?.[key], value)

/** Copies a value, and replaces the value at a path. */
export function withValue(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement
  const inner = (value as Record<string | number, unknown>)[key]
  const replaced = withValue(inner, rest, replacement)
  return Array.isArray(value) ? value.with(Number(key), replaced) : { ...(value as object), [key]: replaced }
}
