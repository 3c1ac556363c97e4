/** Writes a fragment's options as markup. In the browser, the loader's code reads them. */
import { kebabCase, optionKey } from '../options/read.js'

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => ENTITIES[character]!)

/** Writes attributes with a blank before each. The names must be ours, because only the values are escaped. */
export const printAttributes = (attributes: Readonly<Record<string, unknown>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join('')

/**
 * Selects the options that exist: an application may pass on the query of its own address, with any names. interface §10.
 *
 * @param names      the names of the options, in camelCase
 * @param onUnknown  called with each other name
 * @returns the options keyed by these names, whatever the given spelling; of several spellings, the last one counts
 */
export function pickOptions(
  given: object,
  names: readonly string[],
  onUnknown: (name: string) => void,
): Record<string, unknown> {
  const known = new Map(names.map((name) => [optionKey(name), name]))
  const picked: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const option = known.get(optionKey(name))
    if (option === undefined) onUnknown(name)
    else if (value !== undefined) picked[option] = value
  }
  return picked
}

/** @param given  from `pickOptions` @returns simple values as `data-` attributes of the placeholder, and all objects in one JSON island */
export function printOptions(given: object): { attributes: string; island: string } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  const objects = entries.filter(([, value]) => typeof value === 'object')
  const simple = entries.filter(([, value]) => typeof value !== 'object')
  const attributes = printAttributes(
    Object.fromEntries(simple.map(([name, value]) => [`data-${kebabCase(name)}`, value])),
  )
  // Without `<`, the JSON cannot contain the end tag of the script element.
  const json = JSON.stringify(Object.fromEntries(objects)).replaceAll('<', '\\u003c')
  const island = objects.length ? `<script type="application/json" data-shop-config>${json}</script>` : ''
  return { attributes, island }
}
