/** Spoils the JSON of a response: with a wrong field, or with keys that the response should not have. */

/** A value of another type. */
const wrongFor = (value: unknown): unknown => {
  if (typeof value === 'string') return 42
  return Array.isArray(value) ? 'text' : []
}

/**
 * Replaces the field at a path with a value of another type. A step into a text parses it as JSON.
 *
 * @returns the unchanged value if it has no such field
 */
export const replaceField = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return wrongFor(value)
  if (typeof value === 'string') return JSON.stringify(replaceField(JSON.parse(value), [name, ...rest]))
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return value
  const changed = replaceField((value as Record<string, unknown>)[name], rest)
  return Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
}

/** Writes JSON. @param membersOf  returns the members of an object, such as `"name":1` */
const writeJson = (
  value: unknown,
  membersOf: (entries: Array<[name: string, json: string]>) => string[],
): string => {
  if (Array.isArray(value)) return `[${value.map((entry) => writeJson(entry, membersOf)).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(([name, entry]): [string, string] => [
    JSON.stringify(name),
    writeJson(entry, membersOf),
  ])
  return `{${membersOf(entries).join()}}`
}

const POLLUTION = '{"polluted":true,"toString":1}'

export const withInheritedKeys = (value: unknown): string =>
  writeJson(value, (entries) => [
    `"__proto__":${POLLUTION}`,
    `"constructor":{"prototype":${POLLUTION}}`,
    ...entries.map(([name, json]) => `${name}:${json}`),
  ])

export const withDuplicateKeys = (value: unknown): string =>
  writeJson(value, (entries) => entries.flatMap(([name, json]) => [`${name}:"first"`, `${name}:${json}`]))

/** Adds a member or an entry to the JSON of an object or a list. */
const withFirst = (value: unknown, name: string, json: string): string => {
  const text = JSON.stringify(value)
  const rest = text.slice(1)
  const comma = /^[\]}]/.test(rest) ? '' : ','
  return `${text[0] === '[' ? '[' : `{"${name}":`}${json}${comma}${rest}`
}

export const withLongField = (value: unknown, megabytes: number): string =>
  withFirst(value, 'padding', `"${'x'.repeat(megabytes * 1_000_000)}"`)

export const withDeepField = (value: unknown, levels: number): string =>
  withFirst(value, 'deep', '['.repeat(levels) + ']'.repeat(levels))
