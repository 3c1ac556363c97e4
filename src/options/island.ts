/** The text of a JSON island. */
import { isTooDeep } from '../host/json.js'

/** @returns `undefined` for malformed JSON, for JSON that is not an object, and if it is nested too deeply */
export function parseIsland(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && !isTooDeep(text) ? value : undefined
  } catch {
    return undefined
  }
}
