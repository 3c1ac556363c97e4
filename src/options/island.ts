/** JSON islands: script elements in a placeholder, with options as a JSON object. */
import { isTooDeep, parseObject } from '../host/json.js'
import type { PageStart } from '../host/page-start.js'
import { readOptions, type RawOptions } from './read.js'

export const ISLAND_ATTRIBUTE = 'data-shop-config'
export const ISLAND = `script[${ISLAND_ATTRIBUTE}]`

/** The islands of a placeholder, as text. */
export const islandsIn = (placeholder: Element): string[] =>
  [...placeholder.querySelectorAll(`:scope > ${ISLAND}`)].map(({ textContent }) => textContent)

/** @returns `undefined` if the JSON is malformed, is not an object, or is nested too deeply */
export function parseIsland(text: string): object | undefined {
  const value = parseObject(text)
  return value && !isTooDeep(text) ? value : undefined
}

/** The options of a placeholder, in its islands and attributes, and of its page. Invalid islands are left out. */
export const readPlaceholder = (
  page: Pick<PageStart, 'script' | 'configured'>,
  placeholder: HTMLElement,
): RawOptions => readOptions(page, ...islandsIn(placeholder).map(parseIsland), placeholder.dataset)
