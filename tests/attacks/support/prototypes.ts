/** Compares the built-ins before and after the attacks: no property may have been added, removed or replaced. */
import { afterAll, beforeAll, expect } from 'vitest'

const BUILT_INS: Record<string, object> = {
  Object,
  Array,
  Function,
  String,
  Number,
  Boolean,
  Symbol,
  Date,
  RegExp,
  Promise,
  Map,
  Set,
  WeakMap,
  Error,
  JSON,
  Reflect,
  Math,
  URL,
  URLSearchParams,
}

/** The values of all properties, keyed by a path such as `Array.prototype.map`. */
function snapshot(): Map<string, unknown> {
  const values = new Map<string, unknown>()
  const add = (path: string, target: object) => {
    for (const key of Reflect.ownKeys(target)) {
      const { value, get } = Object.getOwnPropertyDescriptor(target, key)!
      values.set(`${path}.${String(key)}`, value ?? get)
    }
  }
  for (const [name, builtIn] of Object.entries(BUILT_INS)) {
    add(name, builtIn)
    const { prototype } = builtIn as { prototype?: object }
    if (prototype) add(`${name}.prototype`, prototype)
  }
  return values
}

/** Compares the built-ins before and after all tests of the file that calls this. */
export function guardPrototypes(): void {
  let before: Map<string, unknown>
  beforeAll(() => {
    before = snapshot()
  })
  afterAll(() => {
    const after = snapshot()
    const paths = new Set([...before.keys(), ...after.keys()])
    expect([...paths].filter((path) => !Object.is(before.get(path), after.get(path)))).toEqual([])
  })
}
