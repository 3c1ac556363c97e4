/** The text of a JSON island. */
import { isObject, isTooDeep } from '../host/json.js'

/** @returns `undefined` if the JSON is malformed, is not an object, or is nested too deeply */
export function parseIsland(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && !isTooDeep(text) ? value : undefined
  } catch {
    return undefined
  }
}
