/** JSON islands: script elements in a placeholder, with options as a JSON object. */
import { isObject, isTooDeep } from '../host/json.js'

export const ISLAND_ATTRIBUTE = 'data-shop-config'
export const ISLAND = `script[${ISLAND_ATTRIBUTE}]`

/** The islands of a placeholder, as text. */
export const islandsIn = (placeholder: Element): string[] =>
  [...placeholder.querySelectorAll(`:scope > ${ISLAND}`)].map(({ textContent }) => textContent)

/** @returns `undefined` if the JSON is malformed, is not an object, or is nested too deeply */
export function parseIsland(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) && !isTooDeep(text) ? value : undefined
  } catch {
    return undefined
  }
}
