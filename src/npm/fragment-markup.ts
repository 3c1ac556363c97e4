/** Writes a fragment's options as markup. In the browser, the loader's code reads them. */
import { kebabCase } from '../options/spelling.js'

const ENTITIES: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }

export const escapeHtml = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => ENTITIES[character]!)

/** @returns simple values as `data-` attributes of the placeholder, and all objects in one JSON island */
export function printOptions(given: object): { attributes: string; island: string } {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined)
  const objects = entries.filter(([, value]) => typeof value === 'object')
  const attributes = entries
    .filter(([, value]) => typeof value !== 'object')
    .map(([name, value]) => ` data-${kebabCase(name)}="${escapeHtml(String(value))}"`)
    .join('')
  // Without `<`, the JSON cannot contain the end tag of the script element.
  const json = JSON.stringify(Object.fromEntries(objects)).replaceAll('<', '\\u003c')
  const island = objects.length ? `<script type="application/json" data-shop-config>${json}</script>` : ''
  return { attributes, island }
}
