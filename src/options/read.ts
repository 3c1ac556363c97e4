/**
 * Collects the options from the places where a host page sets them, in any spelling and in this order: script tag,
 * `Shop.configure`, JSON island, attributes, `Shop.mount`. Later places override earlier ones.
 */
import type { PageStart } from '../host/page-start.js'
import { entriesOf } from '../host/without-additions.js'

/** Returns the same key for all spellings: hyphens and case do not matter. */
export const optionKey = (name: string): string => name.replaceAll('-', '').toLowerCase()

/** `showNewsletter` → `show-newsletter` */
export const kebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The value of an option before it is parsed. */
export interface RawOption {
  value: unknown
  /** Whether it was set for the whole page or for one placeholder. */
  scope: 'page' | 'placeholder'
}

/**
 * Keyed by `optionKey(name)`, because host pages may use any spelling. The object has no prototype, so an option may have
 * any name.
 */
export type RawOptions = Record<string, RawOption | undefined>

/** The value `undefined` does not override the value from an earlier place. */
const add = (raw: RawOptions, source: object | undefined, scope: RawOption['scope']) => {
  for (const [name, value] of entriesOf(source))
    if (value !== undefined) raw[optionKey(name)] = { value, scope }
}

/** @param own  the sources for one placeholder: JSON islands, attributes, the options of `Shop.mount` */
export function readOptions(
  page: Pick<PageStart, 'script' | 'configured'>,
  ...own: Array<object | undefined>
): RawOptions {
  const raw = Object.create(null) as RawOptions
  add(raw, page.script.dataset, 'page')
  add(raw, page.configured, 'page')
  for (const source of own) add(raw, source, 'placeholder')
  return raw
}
